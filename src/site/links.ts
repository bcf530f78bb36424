/** Addresses outside the site. Pages link to them, but load nothing from them. */
export const links = {
  chat: 'https://chat.tremor.rs',
  repository: 'https://github.com/tremor-rs/tremor-runtime',
  website: 'https://github.com/tremor-rs/tremor-www',
  releases: 'https://github.com/tremor-rs/tremor-runtime/releases',
  twitter: 'https://twitter.com/TremorDebs',
  license: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** The address of the published site: scheme and host, without a slash at the end. */
export const siteUrl = 'https://www.tremor.rs';

/** The folder of the site's source that "Edit this page" opens. */
export const editUrl = `${links.website}/edit/main/`;
