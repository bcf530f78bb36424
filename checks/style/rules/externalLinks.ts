import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {linksOf} from '../sections';

/** Parameters by which the target learns where a reader comes from. */
const TRACKING = /^(?:utm_|fbclid$|gclid$|ref$|ref_src$)/;

/** Addresses of other sites are complete, use https, and lead to public hosts. */
export const externalLinks: PageRule = {
  name: 'external-link',
  title: 'External links: well-formed, https, a public host, no tracking',
  find: (page) =>
    listExternalLinks(page).flatMap(({url, line}) => {
      const [found, expected] = faultOf(url) ?? [];
      if (!found || !expected) return [];
      const todo = 'Correct the link, and open it once.';
      return [{line, found: `${url}: ${found}.`, expected, todo}];
    }),
};

/** The links of a page that leave the site. */
export function listExternalLinks({tree}: PageFile): {url: string; line: number}[] {
  return linksOf(tree.children).filter(({url}) => /^([a-z][a-z+.-]*:|\/\/)/i.test(url));
}

/** The fault of an address, and the expected form. */
function faultOf(text: string): readonly [found: string, expected: string] | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || /\s/.test(text)) return ['this is not an address', 'https://host/path'];
  if (url.protocol === 'mailto:') return undefined;
  if (url.protocol !== 'https:') {
    return [`the protocol is ${url.protocol}`, 'https:, or the address in a code span'];
  }
  if (!/\.[a-z]{2,}$/.test(url.hostname)) {
    return ['the host is not public', 'a public host, or the address in a code span'];
  }
  if (/(?:^|\.)example\.(?:com|net|org)$/.test(url.hostname)) {
    return ['this host exists in examples only', 'the address in a code span'];
  }
  if ([...url.searchParams.keys()].some((key) => TRACKING.test(key))) {
    return ['its parameters track readers', 'the address without these parameters'];
  }
  return undefined;
}
