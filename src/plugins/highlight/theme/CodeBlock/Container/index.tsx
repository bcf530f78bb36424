// Replaces the theme's container: it has no inline styles, because colors come from src/css/code.css, so it
// is not rendered again when the color mode changes.
import clsx from 'clsx';
import type {HTMLAttributes, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';

type Props = HTMLAttributes<HTMLElement> & {
  readonly as: 'div' | 'pre';
  readonly 'data-label'?: string | undefined;
};

export default function CodeBlockContainer({as: Element, className, ...props}: Props): ReactNode {
  return <Element {...props} className={clsx(className, ThemeClassNames.common.codeBlock)} />;
}
