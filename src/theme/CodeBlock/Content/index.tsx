// Replaces the theme's content, which brings the highlighter into every page: here the server's
// tokens stay (see src/plugins/highlight).
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {useMetastring} from '../metastring';
import HighlightedCode from './HighlightedCode';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {codeInput, language} = metadata;
  const metastring = useMetastring();
  const {magicComments} = useThemeConfig().prism;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // Readers without a mouse scroll it sideways.
      tabIndex={0}
      className={clsx(className, 'code-content', `language-${language}`, 'thin-scrollbar')}
    >
      <HighlightedCode
        key={`${language} ${codeInput}`}
        block={{...metadata, metastring, magicComments}}
      />
    </pre>
  );
}
