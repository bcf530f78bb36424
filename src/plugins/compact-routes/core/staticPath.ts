/** What React Router asks of a compiled path. */
type Matcher = {
  /** The part of the pathname that the path matches, then the values of its keys; null for none. */
  exec(pathname: string): readonly string[] | null;
};

type Key = {readonly name: string | number};
type Options = {readonly end?: boolean; readonly strict?: boolean; readonly sensitive?: boolean};

/** What would be a parameter, a group or a wildcard. */
const PATTERN = /(?<!\\)(?::\w|[(*])/;

/**
 * In place of `path-to-regexp` in the client: this site's routes have no parameters, and comparing
 * strings is shorter and faster than hundreds of regular expressions. The path `*` matches all.
 *
 * @param keys gets the key of `*`
 * @throws Error for a path with parameters
 */
export default function staticPath(path: string, keys: Key[], options: Options): Matcher {
  if (path === '*') {
    keys.push({name: 0});
    return {exec: (pathname) => [pathname, pathname]};
  }
  if (PATTERN.test(path)) {
    throw new Error(
      `The route ${path} has parameters, which this site's client does not know. Give each page a ` +
        'route of its own, or take leanRouter out of src/plugins/compact-routes/index.ts.',
    );
  }
  const {end = true, strict = false, sensitive = false} = options;
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const literal = path.replace(/\\(.)/g, '$1');
  const start = strict ? literal : literal.replace(/\/$/, '');
  const folded = fold(start);
  return {
    exec(pathname) {
      if (!fold(pathname).startsWith(folded)) return null;
      const rest = pathname.slice(start.length);
      if (rest === '' || (rest === '/' && !strict)) return [pathname];
      const isBelow = rest.startsWith('/') || (strict && start.endsWith('/'));
      return isBelow && !end ? [pathname.slice(0, start.length)] : null;
    },
  };
}

/** A path is what it makes; there is nothing to fill in. */
staticPath.compile = (path: string) => () => path;
