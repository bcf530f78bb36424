import type {LinkRule, Problem} from '../model';
import {listExternalLinks} from './externalLinks';

const FILE = 'data/external-links.yaml';

/** Other sites move; with each release somebody opens what the pages link to. */
export const reviewedLinks: LinkRule = {
  id: 'E22',
  title: 'External links: reviewed with each release, none known as dead',
  measure({pages, review, release}) {
    const links = pages.flatMap((page) => listExternalLinks(page).map((link) => ({page, ...link})));
    const entry = review.reviews.find((one) => one.release === release);
    const dead = links.filter(({url}) => review.dead.includes(url));
    return {
      value: entry
        ? `${release}: ${entry.opened} of ${new Set(links.map(({url}) => url)).size} addresses opened on ${entry.date}, ${review.dead.length} dead`
        : `${release}: no review`,
      problems: [
        ...(entry ? [] : [missing(release)]),
        ...dead.map(({page, url, line}) => ({
          ...{file: page.file, line},
          found: `${url} is listed as dead in ${FILE}.`,
          expected: 'an address that answers',
          todo: 'Link to what took its place, or say it without a link.',
        })),
      ],
    };
  },
};

function missing(release: string): Problem {
  return {
    ...{file: FILE, line: 1},
    found: `there is no review for the release ${release}.`,
    expected: 'an entry with release, date, and the number of addresses that were opened',
    todo: 'List them with npm run check:style -- --links, and open them.',
  };
}
