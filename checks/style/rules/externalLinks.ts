import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {linksOf} from '../sections';

/** Parameters that tell the target where a reader comes from. */
const TRACKING = /^(?:utm_|fbclid$|gclid$|ref$|ref_src$)/;

/** Addresses of other sites are whole, safe, and lead to public hosts. */
export const externalLinks = pageRule({
  id: 'E22',
  title: 'External links: well-formed, https, a public host, no tracking',
  check(page) {
    const links = listExternalLinks(page);
    const problems = links.flatMap(({url, line}): Problem[] => {
      const fault = faultOf(url);
      return fault
        ? [{file: page.file, line, found: `${url}: ${fault.found}.`, ...fault.rest}]
        : [];
    });
    return {facts: links.map(({url}) => url), problems};
  },
  summarise: (urls, problems) =>
    `${urls.length - problems.length} of ${urls.length} links (${new Set(urls).size} addresses)`,
});

/** The links of a page that leave the site. */
export function listExternalLinks({tree}: PageFile): {url: string; line: number}[] {
  return linksOf(tree.children).filter(({url}) => /^([a-z][a-z+.-]*:|\/\/)/i.test(url));
}

interface Fault {
  readonly found: string;
  readonly rest: {readonly expected: string; readonly todo: string};
}

function faultOf(text: string): Fault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || /\s/.test(text)) return fault('this is no address', 'https://host/path');
  if (url.protocol === 'mailto:') return undefined;
  if (url.protocol !== 'https:') {
    return fault(`the protocol is ${url.protocol}`, 'https:, or the address in a code span');
  }
  if (!/\.[a-z]{2,}$/.test(url.hostname)) {
    return fault('the host is not public', 'a public host, or the address in a code span');
  }
  if (/(?:^|\.)example\.(?:com|net|org)$/.test(url.hostname)) {
    return fault('this host exists in examples only', 'the address in a code span');
  }
  if ([...url.searchParams.keys()].some((key) => TRACKING.test(key))) {
    return fault('it tells where the reader comes from', 'the address without these parameters');
  }
  return undefined;
}

function fault(found: string, expected: string): Fault {
  return {found, rest: {expected, todo: 'Correct the link, and open it once.'}};
}
