import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {wordsOf} from './words';

/** A link to the results for the words of the missing address. */
export default function SearchWords(): ReactNode {
  const {pathname} = useLocation();
  // Only rendered in the browser, because the server renders one page for all unknown addresses.
  const words = wordsOf(pathname);
  if (words === '') return null;
  return (
    <p>
      <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
    </p>
  );
}
