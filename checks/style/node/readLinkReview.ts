import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';
import {UNRELEASED} from '../../../data/model/versions/model';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import type {LinkReview} from '../model';

const FILE = 'data/external-links.yaml';

const schema = Joi.object<LinkReview>({
  reviews: Joi.array()
    .items(
      Joi.object({
        release: Joi.string().required(),
        date: Joi.string()
          .pattern(/^\d{4}-\d\d-\d\d$/, 'date such as 2026-11-21')
          .required(),
        opened: Joi.number().integer().min(0).required(),
      }),
    )
    .required(),
  dead: Joi.array().items(Joi.string().uri()).required(),
});

/**
 * Reads what is known of links to other sites.
 *
 * @throws Error naming the field that is not as expected
 */
export function readLinkReview(siteDir: string): {review: LinkReview; release: string} {
  const value: unknown = parse(fs.readFileSync(path.join(siteDir, FILE), 'utf8'));
  const {error, value: review} = schema.validate(value);
  if (error) throw new Error(`${FILE}: ${error.message}.`);
  return {review, release: newestRelease(siteDir)};
}

/** The newest version whose release is out: docs can be cut while it is still a candidate. */
function newestRelease(siteDir: string): string {
  const released = readVersions(siteDir).filter(({name}) => name !== UNRELEASED);
  return (released.find(({release}) => !release.includes('-')) ?? released[0])?.label ?? '';
}
