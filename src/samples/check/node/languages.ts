import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageClient} from '../../../language/client';
import {LANGUAGE_DIST, isLanguageBuilt, openLanguage} from '../../../language/node';
import {listPrograms} from '../../../language/programs';
import type {LanguageRelease} from '../../../language/protocol';
import type {BuiltLanguage} from './ask';

export interface OpenLanguages {
  readonly built: ReadonlyMap<LanguageRelease, BuiltLanguage>;
  /** Why a program that is absent from `built` is absent. */
  readonly missing: string;
  close(): Promise<void>;
}

/** A sample has as long as a busy machine of two cores may need for its first answer. */
const TIME_MS = 30_000;

/** Opens the implementations that `npm run language` has built. */
export async function openLanguages(): Promise<OpenLanguages> {
  const clients: LanguageClient[] = [];
  const built = new Map<LanguageRelease, BuiltLanguage>();
  for (const {release} of listPrograms().filter((program) => isLanguageBuilt(program.release))) {
    const client = await openLanguage(release, {timeMs: TIME_MS});
    clients.push(client);
    built.set(release, {client, by: `tremor-script ${release}`, hash: hashOf(release)});
  }
  return {
    built,
    missing: 'the language is not built: npm run language',
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

function hashOf(release: LanguageRelease): string {
  const hash = crypto.createHash('sha256');
  for (const file of [`${release}.wasm`, `${release}.library.json`]) {
    hash.update(fs.readFileSync(path.join(LANGUAGE_DIST, file)));
  }
  return hash.digest('hex');
}
