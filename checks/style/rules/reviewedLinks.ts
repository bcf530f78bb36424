import type {PageFile} from '../../pages/pageFile';
import type {Rule} from '../model';
import type {LinkReview} from '../node/readLinkReview';
import {listExternalLinks} from './externalLinks';

const FILE = 'data/external-links.yaml';

/** Other sites move, so maintainers open all addresses that pages link to with each release. */
export const reviewedLinks: Rule<{
  readonly pages: readonly PageFile[];
  readonly review: LinkReview;
  /** The newest released version, as in `versions.json`. */
  readonly release: string;
}> = {
  name: 'link-review',
  title: 'External links are reviewed with each release, and none is known to be dead',
  find({pages, review, release}) {
    const links = pages.flatMap((page) => listExternalLinks(page).map((link) => ({page, ...link})));
    const isReviewed = review.reviews.some((one) => one.release === release);
    return [
      ...(isReviewed ? [] : [missing(release)]),
      ...links
        .filter(({url}) => review.dead.includes(url))
        .map(({page, url, line}) => ({
          ...{file: page.file, line},
          found: `${url} is listed as dead in ${FILE}.`,
          expected: 'an address that answers',
          todo: 'Link to what took its place, or say it without a link.',
        })),
    ];
  },
};

const missing = (release: string) => ({
  ...{file: FILE, line: 1},
  found: `the release ${release} has no review.`,
  expected: 'an entry with release, date, and the number of addresses that were opened',
  todo: 'List them with npm run check:style -- --links, and open them.',
});
