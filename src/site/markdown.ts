import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Cards} from './cards';
import {checkFrontMatter} from './frontMatter';

/** How Markdown is read: broken links and images fail the build, and so does bad front matter. */
export function markdown(siteDir: string, cards: Cards): NonNullable<Config['markdown']> {
  return {
    // In `google::cloud::logging` the piece `:cloud:` is no picture of a cloud.
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
