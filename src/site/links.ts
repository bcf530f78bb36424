/** Addresses outside the site. Pages link to them; nothing is ever loaded from them. */
export const links = {
  chat: 'https://chat.tremor.rs',
  repository: 'https://github.com/tremor-rs/tremor-runtime',
  website: 'https://github.com/tremor-rs/tremor-www',
  releases: 'https://github.com/tremor-rs/tremor-runtime/releases',
  twitter: 'https://twitter.com/TremorDebs',
  license: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Where the site is published: scheme and host, no trailing slash. */
export const siteUrl = 'https://www.tremor.rs';

/** The folder of the site's source that "Edit this page" opens. */
export const editUrl = `${links.website}/edit/main/`;
