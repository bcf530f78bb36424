// Wraps the metadata of a doc: the original cannot name the page of the latest version as the canonical
// one.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import LatestCanonical from '@site/src/components/LatestCanonical';

export default function Metadata(): ReactNode {
  const {current} = useDoc().frontMatter as {current?: string};
  return (
    <>
      <OriginalMetadata />
      <LatestCanonical {...(current === undefined ? {} : {current})} />
    </>
  );
}
