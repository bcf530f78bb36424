import postcss, {type AtRule, type Root} from 'postcss';

/** Arguments of selectors that say what something is not, or may be. */
const ARGUMENTS = /:(?:not|is|where|has)\([^)]*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/**
 * Leaves out of a cascade layer the rules whose classes no script names, and the custom properties
 * that neither a rule nor a script reads.
 *
 * @param css a style sheet
 * @param layer the name of the layer
 * @param words all words of the site's scripts: every class that a page can have is one of them
 */
export function dropUnused(css: string, layer: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const layers: AtRule[] = [];
  root.walkAtRules('layer', (rule) => {
    if (rule.params === layer) layers.push(rule);
  });
  for (const one of layers) dropRules(one, words);
  // What only a dropped property read is unused then.
  let isChanged: boolean;
  do isChanged = layers.some((one) => dropProperties(one, root, words));
  while (isChanged);
  return root.toString();
}

function dropRules(layer: AtRule, words: ReadonlySet<string>): void {
  layer.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      [...selector.replace(ARGUMENTS, '').matchAll(CLASS)].every(([, name = '']) =>
        words.has(name),
      ),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  layer.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** @returns whether a property was dropped */
function dropProperties(layer: AtRule, root: Root, words: ReadonlySet<string>): boolean {
  const read = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(VARIABLE)) read.add(name);
  });
  let isChanged = false;
  layer.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || words.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  return isChanged;
}
