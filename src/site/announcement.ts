import type {UserThemeConfig} from '@docusaurus/theme-common';

type AnnouncementBar = NonNullable<UserThemeConfig['announcementBar']>;

/**
 * The bar above the navbar; there is none if this is `undefined`.
 *
 * Readers who dismissed a bar see the next one only if its `id` differs, so give each message a new id: `{id: 'release-1-2', content: 'Tremor 1.2 is released.', isCloseable: true}`.
 */
export const announcementBar: AnnouncementBar | undefined = undefined;
