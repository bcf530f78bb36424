import * as z from 'zod';
import {readYaml} from '../../../src/records/model/node/readYaml';
import {parseRecord, type Read} from '../../../src/records/model/parseRecord';
import {UNRELEASED} from '../../../src/site/versions/model';
import {readVersions} from '../../../src/site/versions/node/readVersions';

const FILE = 'data/external-links.yaml';

const schema = z.strictObject({
  reviews: z.array(
    z.strictObject({
      release: z.string(),
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2026-11-21'),
      opened: z.int().min(0),
    }),
  ),
  dead: z.array(z.url()),
});

/** The content of `data/external-links.yaml`. */
export type LinkReview = Read<typeof schema>;

/**
 * Reads what is known about links to other sites.
 *
 * @throws RecordError naming every field that is not as expected
 */
export function readLinkReview(siteDir: string): {review: LinkReview; release: string} {
  const what = `${FILE} is not a review of links`;
  const review = parseRecord(schema, readYaml(siteDir, FILE), what, 'data/README.md');
  return {review, release: newestRelease(siteDir)};
}

/** The newest version whose release is out: docs can be cut while it is still a candidate. */
function newestRelease(siteDir: string): string {
  const released = readVersions(siteDir).filter(({name}) => name !== UNRELEASED);
  return (released.find(({release}) => !release.includes('-')) ?? released[0])?.label ?? '';
}
