import catalogues from '@language-catalogues';
import type {Catalogue} from '../core/catalogue';

/** Loads the library of a version. If that fails it is empty, because an editor works without it. */
export async function loadCatalogue(version: string): Promise<Catalogue> {
  try {
    return (await catalogues[version]?.())?.default ?? [];
  } catch {
    return [];
  }
}
