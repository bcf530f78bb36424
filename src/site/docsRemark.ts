import path from 'node:path';
import {changedLine} from '../plugins/changes/remark/changedLine';
import {changes} from '../plugins/changes/remark/changes';
import {createGrammarStore} from '../plugins/grammar/node/read';
import {grammar} from '../plugins/grammar/remark/grammar';
import {change} from '../plugins/versions/remark/change';
import {frozen} from '../plugins/versions/remark/frozen';
import {mentions} from '../plugins/versions/remark/mentions';
import {loadPrerequisites} from '../records/model/node/load';
import {createRecordStore} from '../records/model/node/store';
import {messages} from '../records/remark/messages';
import {records} from '../records/remark/records';
import {changedPairs} from './changes';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** The transformers of docs, which write Markdown before Docusaurus looks for headings and links. */
export function docsTransformers(versions: readonly DocsVersion[]) {
  return {
    /** Says which version a page is; first, because others read its code. */
    mentions: mentions({siteDir, versions}),
    /** Labels the old and the new form of a change. */
    changes: change(),
    /** Lists what differs from the version before. */
    differences: changes({siteDir, versions, pairs: () => changedPairs(versions)}),
    /** Inserts the tables of `data/`. */
    tables: records({
      siteDir,
      versions,
      recordsOf: createRecordStore(siteDir),
      prerequisites: () => loadPrerequisites(siteDir),
    }),
    /** Tables of messages become entries with anchors. */
    messages: messages(),
    rules: grammar({siteDir, versions, grammarOf: createGrammarStore(siteDir)}),
    /** Says on each page what changed on it. */
    changed: changedLine({
      siteDir,
      versions,
      baseUrl: process.env.BASE_URL ?? '/',
      pairs: () => changedPairs(versions),
    }),
    /** Links from below the title of a frozen page to the latest version. */
    banner: frozen({siteDir, versions}),
  };
}
