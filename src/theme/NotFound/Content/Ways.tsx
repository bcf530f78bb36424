import {useCallback, useState, type ReactNode} from 'react';
import type {WaysProps} from './settled';
import SearchWords from './SearchWords';
import Suggestions from './Suggestions';

/** What the address that was asked for says about what a reader may have wanted. */
export default function Ways({onSettled}: WaysProps): ReactNode {
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => {
    setSettled(true);
    onSettled();
  }, [onSettled]);
  return (
    <>
      <Suggestions onSettled={settle} />
      {/* Below the suggestions: shown with them, so that they do not move it. */}
      {isSettled && <SearchWords />}
    </>
  );
}
