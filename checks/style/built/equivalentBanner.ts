import type {BuiltRule} from '../model';

/** Who lands on an old page is shown the current one. */
export const equivalentBanner: BuiltRule = {
  id: 'E34',
  title: 'Pages of frozen versions have a banner whose link leads to a current page',
  measure(pages) {
    const current = new Set(pages.filter(({isFrozen}) => !isFrozen).map(({route}) => route));
    // The description of the API stands outside the docs' layout.
    const old = pages.filter(({route, isFrozen}) => isFrozen && !route.endsWith('/api'));
    const bad = old.filter(({bannerLinks = []}) => !bannerLinks.some((link) => current.has(link)));
    return {
      value: `${old.length - bad.length} of ${old.length} pages`,
      problems: bad.map(({route, bannerLinks}) => ({
        file: route,
        found: bannerLinks
          ? `the banner links to ${bannerLinks.join(', ') || 'nothing'}.`
          : 'there is no banner.',
        expected: 'a banner with a link to a current page that exists',
        todo: 'Name the current page in the front matter of the old one.',
      })),
    };
  },
};
