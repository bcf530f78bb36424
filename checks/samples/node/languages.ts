import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageClient} from '../../../language/host/client';
import {LANGUAGE_DIST, isLanguageBuilt, openLanguage} from '../../../language/host/node';
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../language/host/protocol';
import type {BuiltLanguage} from './ask';

export interface OpenLanguages {
  readonly built: ReadonlyMap<LanguageVersion, BuiltLanguage>;
  /** Why a version that is absent from `built` is absent. */
  readonly missing: string;
  close(): Promise<void>;
}

/** A sample has as long as a busy machine of two cores may need for its first answer. */
const TIME_MS = 30_000;

/** Opens the implementations that `npm run language` has built. */
export async function openLanguages(): Promise<OpenLanguages> {
  const clients: LanguageClient[] = [];
  const built = new Map<LanguageVersion, BuiltLanguage>();
  for (const version of LANGUAGE_VERSIONS.filter((name) => isLanguageBuilt(name))) {
    const client = await openLanguage(version, {limits: {timeMs: TIME_MS}});
    clients.push(client);
    built.set(version, {client, by: implementationOf(version), hash: hashOf(version)});
  }
  return {
    built,
    missing: 'the language is not built: npm run language',
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** Name and version of the crate that a version's program is built on. */
function implementationOf(version: LanguageVersion): string {
  const lock = path.resolve(LANGUAGE_DIST, '..', version, 'Cargo.lock');
  const crate = /name = "tremor-script"\nversion = "([^"]+)"/.exec(fs.readFileSync(lock, 'utf8'));
  return `tremor-script ${crate?.[1] ?? version}`;
}

function hashOf(version: LanguageVersion): string {
  const hash = crypto.createHash('sha256');
  for (const file of [`${version}.wasm`, `${version}.library.json`]) {
    hash.update(fs.readFileSync(path.join(LANGUAGE_DIST, file)));
  }
  return hash.digest('hex');
}
