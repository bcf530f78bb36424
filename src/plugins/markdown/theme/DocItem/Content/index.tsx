// Wraps the content of a doc: a button above it copies the page as Markdown.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
// The classic theme's component: `@theme-original` would be this one.
import OriginalContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import MarkdownTools from './MarkdownTools';

export default function Content(props: Props): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  return (
    <>
      {/* The front pages of docs end in a slash here, but not in the site's addresses. */}
      {unlisted ? null : <MarkdownTools path={`${permalink.replace(/\/$/, '')}.md`} />}
      <OriginalContent {...props} />
    </>
  );
}
