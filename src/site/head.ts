import type {Config} from '@docusaurus/types';

type HeadTags = NonNullable<Config['headTags']>;

/**
 * Icons beyond the favicon of the configuration.
 *
 * @param baseUrl the site's base path, with a slash at its end
 */
export function headTags(baseUrl: string): HeadTags {
  return [
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
  ];
}

function link(attributes: Record<string, string>): HeadTags[number] {
  return {tagName: 'link', attributes};
}
