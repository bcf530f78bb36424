// Replaces the theme's block of text. Changed: a page does not load what finds marked lines, 2 KB
// that hardly a block needs. The server marks them, and a browser reads them when it must.
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';

export default function CodeBlockString(props: Props): ReactNode {
  const metadata = useMetadata(props);
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

/** What the theme's `createCodeBlockMetadata` returns, without marked lines. */
function useMetadata({children, className, metastring, title, ...props}: Props): CodeBlockMetadata {
  const {prism} = useThemeConfig();
  const language = (
    props.language ??
    parseLanguage(className) ??
    prism.defaultLanguage ??
    'text'
  ).toLowerCase();
  return {
    codeInput: children,
    code: useCodeWithoutMarks(children, language, metastring),
    className: clsx(
      className,
      !className?.includes(`language-${language}`) && `language-${language}`,
    ),
    language,
    title: parseCodeBlockTitle(metastring) || title,
    lineNumbersStart: getLineNumbersStart({showLineNumbers: props.showLineNumbers, metastring}),
    lineClassNames: {},
  };
}

/** The code as it is copied: where comments mark lines, without them as soon as they are known. */
function useCodeWithoutMarks(
  input: string,
  language: string,
  metastring: string | undefined,
): string {
  const {magicComments} = useThemeConfig().prism;
  const [cleaned, setCleaned] = useState<{readonly input: string; readonly code: string}>();
  const isMarked = magicComments
    .flatMap(({line, block}) => [line, block?.start])
    .some((word) => word !== undefined && input.includes(word));

  useEffect(() => {
    if (!isMarked) return undefined;
    let isMounted = true;
    import('@code-lines').then(
      ({parseLines}) => {
        const {code} = parseLines(input, {language, metastring, magicComments});
        if (isMounted) setCleaned({input, code});
      },
      // Offline, or a new version of the site was published: the comments are copied too.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isMarked, input, language, metastring, magicComments]);

  return cleaned?.input === input ? cleaned.code : input.replace(/\r?\n$/, '');
}
