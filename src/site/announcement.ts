import type {UserThemeConfig} from '@docusaurus/theme-common';

type AnnouncementBar = NonNullable<UserThemeConfig['announcementBar']>;

/**
 * The bar above the navbar; `undefined` shows none.
 *
 * Readers who dismissed a bar see the next one again only if its `id` is another, so choose an id
 * per message: `{id: 'release-1-2', content: 'Tremor 1.2 is released.', isCloseable: true}`.
 */
export const announcementBar: AnnouncementBar | undefined = undefined;
