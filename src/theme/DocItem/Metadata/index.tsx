// Wraps the metadata of a doc: the original cannot name the page of the latest version as the canonical
// one.
import type {ReactNode} from 'react';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import LatestCanonical from '@site/src/components/LatestCanonical';

export default function Metadata(): ReactNode {
  return (
    <>
      <OriginalMetadata />
      <LatestCanonical />
    </>
  );
}
