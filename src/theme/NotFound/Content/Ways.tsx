import type {ReactNode} from 'react';
import type {WaysProps} from './settled';
import SearchWords from './SearchWords';
import Suggestions from './Suggestions';

/** What the address that was asked for says about what a reader may have wanted. */
export default function Ways({onSettled}: WaysProps): ReactNode {
  return (
    <>
      <Suggestions onSettled={onSettled} />
      <SearchWords />
    </>
  );
}
