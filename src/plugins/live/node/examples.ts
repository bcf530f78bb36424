import fs from 'node:fs';
import path from 'node:path';
import {compareReleases, seriesOf, type DocsVersion} from '../../../site/versions/model';
import {extractFences} from '../../../samples/model/extract';
import {filledLines} from '../../../samples/model/fences';
import {groupFences} from '../../../samples/model/group';
import {frontMatterOf, parseMarkdown} from '../../../samples/model/node/parse';
import type {Example} from '../core/example';

/** Folder of the examples. They are Markdown, so that `npm run samples` checks them like any page. */
export const EXAMPLES = 'src/pages/playground/_examples';

/**
 * Reads the examples, in the order of their `position`. `since` and `until` in the front matter name
 * the first and the last series of releases that an example is written for.
 *
 * @throws Error naming the file that has no task, no description or no sample
 */
export function readExamples(
  siteDir: string,
  versions: readonly DocsVersion[],
): readonly Example[] {
  const folder = path.join(siteDir, EXAMPLES);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readExample(name, fs.readFileSync(path.join(folder, name), 'utf8'), versions))
    .filter(({example}) => example.versions.length > 0)
    .sort((a, b) => a.position - b.position)
    .map(({example}) => example);
}

function readExample(
  name: string,
  text: string,
  all: readonly DocsVersion[],
): {example: Example; position: number} {
  const tree = parseMarkdown(text);
  const {task, description, position, since, until} = frontMatterOf(tree);
  const [sample] = groupFences(extractFences(tree)).samples;
  if (typeof task !== 'string' || typeof description !== 'string' || !sample) {
    throw new Error(
      `${EXAMPLES}/${name}: an example has \`task\` and \`description\` in its front matter, and one ` +
        'block of tremor, trickle or troy.',
    );
  }
  const isFor = ({release}: DocsVersion): boolean => {
    const series = seriesOf(release);
    if (since !== undefined && compareReleases(series, String(since)) < 0) return false;
    return until === undefined || compareReleases(series, String(until)) <= 0;
  };
  const join = (fences: readonly ({readonly text: string} | undefined)[]): string =>
    fences.flatMap((fence) => (fence ? filledLines(fence.text) : [])).join('\n');
  const example: Example = {
    id: name.replace(/\.md$/, ''),
    task,
    about: description,
    versions: all.filter(isFor).map(({label}) => label),
    entry: sample.entry,
    source: sample.fence.text,
    events: join(sample.events),
    meta: join(sample.metadata),
    state: join([sample.state]),
    args: join([sample.args]),
  };
  return {example, position: Number(position ?? Infinity)};
}
