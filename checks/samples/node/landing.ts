import {example, type ScriptExample} from '../../../samples/landing';
import {parseMeta, type Fence} from '../../../samples/model/fences';
import {DROPPED} from '../../../samples/model/values';
import type {PageText} from './pages';

/** The landing page's example, which is data of the page and no Markdown. */
export const landingPage: PageText = {
  page: 'samples/landing.ts',
  fences: exampleFences(example),
  frontMatter: {},
};

/** An example as the blocks that a page of Markdown would have. */
export function exampleFences({script, events, results}: ScriptExample): Fence[] {
  const fence = (language: string, meta: string, text: string): Fence => ({
    ...{language, meta: parseMeta(meta), text},
    ...{line: 1, endLine: 1, section: 0},
  });
  return [
    fence('json', 'event', events.join('\n')),
    fence('tremor', '', script),
    fence('text', 'result', results.map((result) => result ?? DROPPED).join('\n')),
  ];
}
