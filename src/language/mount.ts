/** Text files as the in-memory folders that a program sees. */
import {Directory, File, type Inode} from '@bjorn3/browser_wasi_shim';
import {type ModuleFiles} from './protocol';

/**
 * Builds a folder's contents from paths with `/` between their parts.
 *
 * Files are read-only, so that one tree serves every instance. Empty parts, `.` and `../../language` are
 * dropped: a path never leaves its folder.
 */
export function mountFiles(files: ModuleFiles): Map<string, Inode> {
  const root = new Map<string, Inode>();
  const encoder = new TextEncoder();
  for (const [path, source] of Object.entries(files)) {
    const parts = path.split('/').filter((part) => !['', '.', '../../language'].includes(part));
    const name = parts.pop();
    if (name === undefined) continue;
    const folder = parts.reduce(openFolder, root);
    folder.set(name, new File(encoder.encode(source), {readonly: true}));
  }
  return root;
}

/** The contents of a folder inside `parent`, made when absent; a file of that name gives way. */
function openFolder(parent: Map<string, Inode>, name: string): Map<string, Inode> {
  const found = parent.get(name);
  if (found instanceof Directory) return found.contents;
  const made = new Map<string, Inode>();
  parent.set(name, new Directory(made));
  return made;
}
