/** The published files of the language, as a page knows them before it loads any. */
import type {LanguageRelease} from './protocol';

/** A file, and the facts to check that it arrived complete and unchanged. */
export interface PublishedFile {
  readonly url: string;
  /** Bytes of the file as published. */
  readonly bytes: number;
  /** SHA-256 of the file as published, as `fingerprint` writes it. */
  readonly sha256: string;
  readonly encoding: 'xz' | 'none';
}

/** One program. */
export interface PublishedLanguage {
  /** Name and version of the crate. */
  readonly crate: string;
  readonly program: PublishedFile;
  readonly library: PublishedFile;
}

/** Programs by release; absent ones were not built with the site. */
export type PublishedLanguages = Partial<Record<LanguageRelease, PublishedLanguage>>;
