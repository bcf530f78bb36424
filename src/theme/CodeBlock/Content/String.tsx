// Replaces the theme's block of text. Changed: a page does not load what finds marked lines, 2 KB
// that hardly a block needs. The server marks them, and a browser reads them when it must.
import clsx from 'clsx';
import {useLayoutEffect, useState, type ReactNode, type RefObject} from 'react';
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
  const wordWrap = useCodeWordWrap();
  const metadata = useMetadata(props, wordWrap.codeBlockRef);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

/** What the theme's `createCodeBlockMetadata` returns, without marked lines. */
function useMetadata(
  {children, className, metastring, title, ...props}: Props,
  block: RefObject<HTMLPreElement | null>,
): CodeBlockMetadata {
  const {prism} = useThemeConfig();
  const language = (
    props.language ??
    parseLanguage(className) ??
    prism.defaultLanguage ??
    'text'
  ).toLowerCase();
  return {
    codeInput: children,
    code: useCodeWithoutMarks(children, language, metastring, block),
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

/**
 * The code as it is copied, without comments that mark lines: the server's HTML has it. Where there
 * is none, after a client-side navigation, it is computed.
 */
function useCodeWithoutMarks(
  input: string,
  language: string,
  metastring: string | undefined,
  block: RefObject<HTMLPreElement | null>,
): string {
  const {magicComments} = useThemeConfig().prism;
  const [cleaned, setCleaned] = useState<{readonly input: string; readonly code: string}>();
  const hasMarks = (code: string) =>
    magicComments
      .flatMap(({line, block: lines}) => [line, lines?.start])
      .some((word) => word !== undefined && code.includes(word));
  const isMarked = hasMarks(input);

  useLayoutEffect(() => {
    if (!isMarked) return undefined;
    const shown = block.current?.textContent ?? '';
    if (shown !== '' && !hasMarks(shown)) {
      setCleaned({input, code: shown.replace(/\n$/, '')});
      return undefined;
    }
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from the input
  }, [input]);

  return cleaned?.input === input ? cleaned.code : input.replace(/\r?\n$/, '');
}
