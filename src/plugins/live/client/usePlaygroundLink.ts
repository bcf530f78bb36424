import {useEffect, useState} from 'react';
import type {Draft} from '../core/draft';
import {encodeDraft} from '../core/share';

/** The address of the playground; its hash contains the draft as soon as that is packed. */
export function usePlaygroundLink(draft: Draft): string {
  const [packed, setPacked] = useState<{readonly draft: Draft; readonly hash: string}>();
  useEffect(() => {
    let wanted = true;
    encodeDraft(draft).then(
      (code) => wanted && setPacked({draft, hash: `#code=${code}`}),
      // The browser cannot compress: the link opens the playground without the draft.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [draft]);
  return `/playground${packed?.hash ?? ''}`;
}
