// Replaces the theme's code block. The original remounts after hydration, because its colors are inline
// styles of the active theme, and measures each block for its buttons. Here colors come from CSS,
// listeners of the document handle the buttons, and React does not hydrate a block that the server rendered.
import {isValidElement, Children, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import ElementContent from '@theme/CodeBlock/Content/Element';
import Layout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock';
import type {HeadProps} from '../CodeHead';
import {CodeHeadContext} from '../CodeHead/context';
import ServerHtml from '@site/src/components/ServerHtml';

export default function CodeBlock({children, ...props}: Props & HeadProps): ReactNode {
  const text = asText(children);
  return text === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <ServerHtml as="div">
      <TextBlock {...props} text={text} />
    </ServerHtml>
  );
}

// Docusaurus' parts expect this in their context; buttons.ts wraps lines without it.
const NO_WRAP = {
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};

type TextBlockProps = Omit<Props, 'children'> & HeadProps & {readonly text: string};

function TextBlock({text, label, seen, press, ...props}: TextBlockProps): ReactNode {
  const {prism} = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: text,
    className: props.className,
    metastring: props.metastring,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={NO_WRAP}>
      <CodeHeadContext.Provider value={{label, seen, press}}>
        <Layout />
      </CodeHeadContext.Provider>
    </CodeBlockContextProvider>
  );
}

/** The children as one string, or `undefined` if some of them are elements. */
function asText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? undefined : parts.join('');
}
