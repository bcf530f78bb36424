/** The examples of the records in `data/`, which pages show as `<Configuration>`. */
import fs from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {formatExample} from '../../../records/model/configuration';
import {kinds, type Kind, type Records} from '../../../records/model/model';
import {listRecordVersions, loadRecords} from '../../../records/model/node/load';
import {parseMeta, type Fence} from '../../model/fences';
import {docsFolderOf} from '../../../../checks/pages/version';

/** The blocks and the front matter of a page, or of a record that a page shows. */
export interface PageText {
  /** Path from the project's root, with slashes. */
  readonly page: string;
  readonly fences: readonly Fence[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Pages that show the blocks, from the project's root and without an extension. */
  readonly shownOn?: readonly string[];
}

/**
 * One page for each record that has examples, under the path of the record.
 *
 * @param siteDir the project's root
 * @throws RecordError naming a record that does not fit `src/records/model/schema.ts`
 */
export function recordExamples(siteDir: string): PageText[] {
  return listRecordVersions(siteDir).flatMap((version) => {
    const records = loadRecords(siteDir, version);
    return kinds.flatMap((kind) =>
      [...(records?.[kind].values() ?? [])].flatMap((record) =>
        pageOf(siteDir, version, kind, record),
      ),
    );
  });
}

function pageOf(siteDir: string, version: string, kind: Kind, record: Records[Kind]): PageText[] {
  const examples = 'examples' in record ? (record.examples ?? []) : [];
  if (examples.length === 0) return [];
  const file = `data/${version}/${kind}/${record.name}.yaml`;
  const lines = linesOf(path.join(siteDir, file));
  const fences = examples.map((example, index): Fence => {
    const {lang, text, meta} = formatExample(kind, record, example);
    const line = lines[index] ?? 1;
    return {language: lang, meta: parseMeta(meta), text, line, endLine: line, section: index};
  });
  const shownOn = 'page' in record ? [`${docsFolderOf(version)}/${record.page}`] : [];
  return [{page: file, fences, frontMatter: {samples_version: version}, shownOn}];
}

/** The line of each example in the file of its record. */
function linesOf(file: string): readonly number[] {
  if (!fs.existsSync(file)) return [];
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter});
  const examples = isMap(contents) ? contents.get('examples', true) : undefined;
  if (!isSeq(examples)) return [];
  return examples.items.map((item) => {
    const [start = 0] = (item as {range?: readonly number[]}).range ?? [];
    return lineCounter.linePos(start).line;
  });
}
