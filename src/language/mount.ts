/** Makes the in-memory folders that a program sees from text files. */
import {Directory, File, type Inode} from '@bjorn3/browser_wasi_shim';
import {type ModuleFiles} from './protocol';

/**
 * Makes the contents of a folder from paths with `/` between their parts.
 *
 * Files are read-only, so that all instances can share a tree. Empty parts, `.` and `..` are removed, so
 * that no path leaves the folder.
 */
export function mountFiles(files: ModuleFiles): Map<string, Inode> {
  const root = new Map<string, Inode>();
  const encoder = new TextEncoder();
  for (const [path, source] of Object.entries(files)) {
    const parts = path.split('/').filter((part) => !['', '.', '..'].includes(part));
    const name = parts.pop();
    if (name === undefined) continue;
    const folder = parts.reduce(openFolder, root);
    folder.set(name, new File(encoder.encode(source), {readonly: true}));
  }
  return root;
}

/** The contents of a folder inside `parent`, created if it does not exist; it replaces a file with its name. */
function openFolder(parent: Map<string, Inode>, name: string): Map<string, Inode> {
  const found = parent.get(name);
  if (found instanceof Directory) return found.contents;
  const made = new Map<string, Inode>();
  parent.set(name, new Directory(made));
  return made;
}
