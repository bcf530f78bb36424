import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGE_VERSIONS} from '../../../../language/host/protocol';
import {extractFences} from '../../../../samples/model/extract';
import {filledLines} from '../../../../samples/model/fences';
import {groupFences} from '../../../../samples/model/group';
import {frontMatterOf, parseMarkdown} from '../../../../samples/model/node/parse';
import type {Example} from '../core/example';

/** Where the examples are: Markdown, so that `npm run samples` checks them like any page. */
export const EXAMPLES = 'src/pages/playground/_examples';

/**
 * Reads the examples, in the order of their `position`.
 *
 * @throws Error naming the file that has no task, no description or no sample
 */
export function readExamples(siteDir: string): readonly Example[] {
  const folder = path.join(siteDir, EXAMPLES);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readExample(name, fs.readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => a.position - b.position)
    .map(({example}) => example);
}

function readExample(name: string, text: string): {example: Example; position: number} {
  const tree = parseMarkdown(text);
  const {task, description, position, versions} = frontMatterOf(tree);
  const [sample] = groupFences(extractFences(tree)).samples;
  if (typeof task !== 'string' || typeof description !== 'string' || !sample) {
    throw new Error(
      `${EXAMPLES}/${name}: an example has \`task\` and \`description\` in its front matter, and one ` +
        'block of tremor, trickle or troy.',
    );
  }
  const join = (fences: readonly ({readonly text: string} | undefined)[]): string =>
    fences.flatMap((fence) => (fence ? filledLines(fence.text) : [])).join('\n');
  const example: Example = {
    id: name.replace(/\.md$/, ''),
    task,
    about: description,
    versions: LANGUAGE_VERSIONS.filter((v) => !Array.isArray(versions) || versions.includes(v)),
    entry: sample.entry,
    source: sample.fence.text,
    events: join(sample.events),
    meta: join(sample.metadata),
    state: join([sample.state]),
    args: join([sample.args]),
  };
  return {example, position: Number(position ?? Infinity)};
}
