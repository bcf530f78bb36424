import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Cards} from './cards';
import {checkFrontMatter} from './frontMatter';

/** Options of Markdown. Broken links, broken images and invalid front matter fail the build. */
export function markdown(siteDir: string, cards: Cards): NonNullable<Config['markdown']> {
  return {
    // Otherwise `:cloud:` in `google::cloud::logging` would become a picture of a cloud.
    emoji: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      const file = path.relative(siteDir, params.filePath);
      checkFrontMatter(file, params.fileContent, parsed.frontMatter);
      cards.addTo(params.filePath, parsed.frontMatter);
      return parsed;
    },
  };
}
