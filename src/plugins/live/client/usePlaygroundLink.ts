import {useEffect, useState} from 'react';
import type {Draft} from '../core/draft';
import {encodeDraft} from '../core/share';

/** The address of the playground with a draft in its hash; without one until it is packed. */
export function usePlaygroundLink(draft: Draft): string {
  const [packed, setPacked] = useState<{readonly draft: Draft; readonly hash: string}>();
  useEffect(() => {
    let wanted = true;
    encodeDraft(draft).then(
      (code) => wanted && setPacked({draft, hash: `#code=${code}`}),
      // A browser without compression: the link leads to the playground as it is.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [draft]);
  return `/playground${packed?.hash ?? ''}`;
}
