// Replaces the theme's content, which makes every page load the highlighter: here the server's tokens stay
// (see src/plugins/highlight).
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import HighlightedCode from './HighlightedCode';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {code, language} = metadata;
  return (
    <pre
      // So that readers can scroll it sideways with the keyboard.
      tabIndex={0}
      className={clsx(className, 'code-content', `language-${language}`, 'thin-scrollbar')}
    >
      <HighlightedCode key={`${language} ${code}`} block={metadata} />
    </pre>
  );
}
