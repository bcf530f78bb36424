// Replaces the theme's layout, whose buttons cover the code: here a bar above the code has the title or the
// label, and the buttons.
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Layout';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import CodeHead from '../../CodeHead';
import {CodeHeadContext} from '../../CodeHead/context';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const head = useContext(CodeHeadContext);
  return (
    <Container as="div" className={clsx(className, metadata.className)} data-label={head.label}>
      <CodeHead
        {...head}
        title={metadata.title && <Title>{metadata.title}</Title>}
        language={metadata.language}
      >
        <Buttons />
      </CodeHead>
      <Content />
    </Container>
  );
}
