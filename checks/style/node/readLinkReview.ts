import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {parseRecord} from '../../../data/model/parseRecord';
import {UNRELEASED} from '../../../data/model/versions/model';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import type {LinkReview} from '../model';

const FILE = 'data/external-links.yaml';

const schema: z.ZodType<LinkReview> = z.strictObject({
  reviews: z.array(
    z.strictObject({
      release: z.string(),
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2026-11-21'),
      opened: z.int().min(0),
    }),
  ),
  dead: z.array(z.url()),
});

/**
 * Reads the record of the links to other sites.
 *
 * @throws RecordError naming the wrong fields
 */
export function readLinkReview(siteDir: string): {review: LinkReview; release: string} {
  const value: unknown = parse(fs.readFileSync(path.join(siteDir, FILE), 'utf8'));
  const review = parseRecord(schema, value, `${FILE} is not as expected`, 'checks/style/model.ts');
  return {review, release: newestRelease(siteDir)};
}

/** The newest version whose release is out: docs can be cut while it is still a candidate. */
function newestRelease(siteDir: string): string {
  const released = readVersions(siteDir).filter(({name}) => name !== UNRELEASED);
  return (released.find(({release}) => !release.includes('-')) ?? released[0])?.label ?? '';
}
