import type {BuiltRule} from '../model';

/** Readers of an old page see a link to the current one. */
export const equivalentBanner: BuiltRule = {
  name: 'current-page',
  title: 'Pages of frozen versions have a banner whose link leads to a current page',
  find(pages) {
    const current = new Set(pages.filter(({isFrozen}) => !isFrozen).map(({route}) => route));
    // The layout of the API description has no banner.
    const old = pages.filter(({route, isFrozen}) => isFrozen && !route.endsWith('/api'));
    return old
      .filter(({bannerLinks = []}) => !bannerLinks.some((link) => current.has(link)))
      .map(({route, bannerLinks}) => ({
        file: route,
        found: bannerLinks
          ? `the banner links to ${bannerLinks.join(', ') || 'nothing'}.`
          : 'the page has no banner.',
        expected: 'a banner with a link to a current page that exists',
        todo: 'Name the current page in the front matter of the old one.',
      }));
  },
};
