import {useCallback, useState, type ReactNode} from 'react';
import SearchWords from './SearchWords';
import Suggestions from './Suggestions';

export interface HelpProps {
  /** Called once when everything is shown, or has failed to load. */
  readonly onReady: () => void;
}

/** Suggestions for the missing address. */
export default function Help({onReady}: HelpProps): ReactNode {
  const [isReady, setReady] = useState(false);
  const finish = useCallback(() => {
    setReady(true);
    onReady();
  }, [onReady]);
  return (
    <>
      <Suggestions onReady={finish} />
      {/* Shown together with the suggestions, so that they do not move it. */}
      {isReady && <SearchWords />}
    </>
  );
}
