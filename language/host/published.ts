/** The files of the language as a site publishes them: what a page knows before it loads any. */
import type {LanguageVersion} from './protocol';

/** A file, and how to tell that it arrived whole and unchanged. */
export interface PublishedFile {
  readonly url: string;
  /** Bytes of the file as published. */
  readonly bytes: number;
  /** SHA-256 of the file as published, as `fingerprint` writes it. */
  readonly sha256: string;
  readonly encoding: 'xz' | 'none';
}

/** One version of the language. */
export interface PublishedLanguage {
  /** Name and version of the crate, such as `tremor-script 0.12.4`. */
  readonly crate: string;
  readonly program: PublishedFile;
  readonly library: PublishedFile;
}

/** Absent versions were not built with the site. */
export type PublishedLanguages = Partial<Record<LanguageVersion, PublishedLanguage>>;
