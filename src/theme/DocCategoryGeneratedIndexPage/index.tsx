// Wraps the page that lists what is in a category: the original cannot name the page of the latest
// version as the canonical one.
import type {ReactNode} from 'react';
import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import LatestCanonical from '@site/src/components/LatestCanonical';

export default function CategoryPage(props: Props): ReactNode {
  return (
    <>
      <OriginalPage {...props} />
      <LatestCanonical />
    </>
  );
}
