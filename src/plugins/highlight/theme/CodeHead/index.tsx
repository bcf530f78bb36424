import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {languageName} from './languageName';

/** The content of a block's head in addition to its title. */
export interface HeadProps {
  /** The role of the block: Script, Event, Result. */
  readonly label?: string | undefined;
  /** The tool that checked it, for example "checked with tremor-script 1.2.3". */
  readonly seen?: string | undefined;
  /** The action that a button in the head offers. */
  readonly press?: 'run' | 'check' | undefined;
}

export interface CodeHeadProps extends HeadProps {
  readonly title: ReactNode;
  readonly language: string;
  readonly children: ReactNode;
}

/**
 * The bar above a block: its label, the tool that checked it, and its buttons, which
 * src/plugins/highlight/client/buttons.ts and the sample around the block handle.
 */
export default function CodeHead(props: CodeHeadProps): ReactNode {
  const {title, label, language, seen, press, children} = props;
  return (
    <div className="code-head">
      {title ? (
        <span className="code-title">{title}</span>
      ) : (
        <span className="code-label" data-search-ignore="">
          {label ?? languageName(language)}
        </span>
      )}
      {seen && <span className="code-seen" role="img" aria-label={seen} title={seen} />}
      <span className="code-tools" data-search-ignore="">
        {press && (
          <button type="button" className="code-run" data-press={press}>
            {press === 'run' ? 'Run' : 'Check'}
          </button>
        )}
        {children}
      </span>
    </div>
  );
}

/** The buttons that every block has. */
export function CodeButtons(): ReactNode {
  const wrap = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  const copy = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  const labels = {wrap, copy};
  return Object.entries(labels).map(([press, label]) => (
    <button
      key={press}
      type="button"
      className={`code-${press}`}
      data-press={press}
      aria-label={label}
      title={label}
    />
  ));
}
