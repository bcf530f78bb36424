/** The addresses that the project once had, from git's history: none of them may be lost. */
import {execFileSync} from 'node:child_process';
import {frontMatterOf, parseMarkdown} from '../../../src/samples/model/node/parse';
import {pageFolders, placeOf} from '../../pages/place';
import {routeOf} from '../../pages/route';

const TAGS = 'blog/tags.yml';

/** Follows the commits that were published: pages that a branch added and removed again never were. */
const LOG = ['log', '--first-parent', '--diff-merges=first-parent'];

interface FormerRoute {
  readonly route: string;
  /** The file that had the address. */
  readonly file: string;
}

/** How much of the history is known: nothing in a copy without git, a part in a shallow clone. */
export function historyOf(siteDir: string): 'whole' | 'shallow' | 'none' {
  try {
    // Not empty if the folder is inside the repository of another project.
    if (git(siteDir, 'rev-parse', '--show-prefix') !== '') return 'none';
  } catch {
    return 'none';
  }
  return git(siteDir, 'rev-parse', '--is-shallow-repository') === 'true' ? 'shallow' : 'whole';
}

/**
 * The addresses of all pages that were moved or deleted since the first commit, also of those whose
 * deletion is not committed yet, and of all tags that the blog has had. Each must still answer:
 * by a page that took its place, or by a redirect.
 */
export function readFormerRoutes(siteDir: string): FormerRoute[] {
  return [...formerPages(siteDir), ...formerTags(siteDir)];
}

function formerPages(siteDir: string): FormerRoute[] {
  const gone = ['--no-renames', '--diff-filter=D', '--name-only'];
  const committed = git(siteDir, ...LOG, '--format=', ...gone, 'HEAD', '--', ...pageFolders);
  const pending = git(siteDir, 'diff', ...gone, 'HEAD', '--', ...pageFolders);
  const files = new Set([...committed.split('\n'), ...pending.split('\n')].filter(isPage));
  return [...files].flatMap((file) => {
    const place = placeOf(file.replace(/\.tsx$/, '.mdx'));
    // Today's parser may refuse the rest of an old page.
    const [head = ''] = /^---\n[^]*?\n---\n?/.exec(lastText(siteDir, file)) ?? [];
    const frontMatter = frontMatterOf(parseMarkdown(head, file));
    const route = routeOf({...place, frontMatter});
    return route === undefined ? [] : [{route, file}];
  });
}

function isPage(file: string): boolean {
  const isSource = /\.mdx?$/.test(file) || /^src\/pages\/.*(?<!\.test)\.tsx$/.test(file);
  return isSource && !/(^|\/)_/.test(file);
}

/** The last text that a file had. */
function lastText(siteDir: string, file: string): string {
  const last = git(siteDir, 'rev-list', '--first-parent', '-1', 'HEAD', '--', file);
  const isThere = git(siteDir, 'ls-tree', last, '--', file) !== '';
  return git(siteDir, 'show', `${isThere ? last : `${last}^`}:${file}`);
}

function formerTags(siteDir: string): FormerRoute[] {
  const changes = git(siteDir, ...LOG, '-p', '--format=', 'HEAD', '--', TAGS);
  const routes = [...changes.matchAll(/^[-+]\s+permalink:\s*(\S+)/gm)].map(
    ([, permalink = '']) => `/blog/tags${permalink}`,
  );
  return [...new Set(routes)].map((route) => ({route, file: TAGS}));
}

function git(siteDir: string, ...args: readonly string[]): string {
  const options = {cwd: siteDir, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 27} as const;
  return execFileSync('git', args, options).trimEnd();
}
