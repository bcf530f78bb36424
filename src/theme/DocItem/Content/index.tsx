// Wraps the content of a doc: above it, a button copies it as Markdown (src/plugins/markdown).
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import PageMarkdown from '@theme/PageMarkdown';
import type {Props} from '@theme/DocItem/Content';

export default function Content(props: Props): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  return (
    <>
      {/* Front pages of docs have a slash at their end here, which their addresses do not have. */}
      {unlisted ? null : <PageMarkdown path={`${permalink.replace(/\/$/, '')}.md`} />}
      <OriginalContent {...props} />
    </>
  );
}
