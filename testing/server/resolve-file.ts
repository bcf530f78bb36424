import fs from 'node:fs';
import path from 'node:path';

/** The answer of a static host. */
export type Resolved = {readonly status: 200 | 404; readonly file: string};

/**
 * Finds the file that a static host (GitHub Pages, Netlify) serves for a path.
 *
 * `/docs/a` is `docs/a.html`, `/` is `index.html`, anything unknown is `404.html`.
 *
 * @param folder absolute path of the built site
 * @param pathname path of the address, percent-encoded
 */
export function resolveFile(folder: string, pathname: string): Resolved {
  const wanted = path.join(folder, decode(pathname));
  const inside = wanted === folder || wanted.startsWith(folder + path.sep);
  const candidates = [wanted, path.join(wanted, 'index.html'), `${wanted.replace(/\/$/, '')}.html`];
  const file = inside ? candidates.find(isFile) : undefined;
  return file ? {status: 200, file} : {status: 404, file: path.join(folder, '404.html')};
}

/** Decodes a path; one that cannot be decoded stays as it is, and does not match any file. */
export function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}
