import catalogues from '@language-catalogues';
import type {Catalogue} from '../core/catalogue';

/** The library of a version; empty where it cannot be loaded: an editor works without it. */
export async function loadCatalogue(version: string): Promise<Catalogue> {
  try {
    return (await catalogues[version]?.())?.default ?? [];
  } catch {
    return [];
  }
}
