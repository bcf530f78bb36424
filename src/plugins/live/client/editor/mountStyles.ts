/** Mounts CodeMirror's styles on a page whose policy forbids inline styles. */
import {StyleModule} from 'style-mod';

type Mount = typeof StyleModule.mount;
type Root = Parameters<Mount>[0];
/** A module with its rules, which the package's types omit. */
type Module = StyleModule & {readonly rules: readonly string[]};

const sheets = new WeakMap<Root, {readonly style: HTMLStyleElement; modules: Module[]}>();

/**
 * Replaces `StyleModule.mount`, which writes the text of a style element: a Content-Security-Policy
 * without `unsafe-inline` refuses that. Here the element stays empty, which the policy allows by the hash
 * of an empty text (src/plugins/headers), and the CSSOM adds the rules.
 *
 * As in the package, rules are in the order of their modules and before the rules of the site.
 *
 * @param root the document, or a shadow root
 * @param modules later ones win over earlier ones
 */
export const mountStyles: Mount = (root, modules) => {
  const mounted = sheets.get(root) ?? addSheet(root);
  const merged = mergeOrder(mounted.modules, [modules].flat() as Module[]);
  const isSame = merged.every((module, place) => module === mounted.modules[place]);
  mounted.modules = merged;
  const {sheet} = mounted.style;
  if (!sheet || isSame) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of mounted.modules.flatMap(({rules}) => rules)) {
    sheet.insertRule(rule, sheet.cssRules.length);
  }
};

/** Merges two lists of modules without duplicates; the requested modules are in their order. */
export function mergeOrder<T>(mounted: readonly T[], asked: readonly T[]): T[] {
  const merged = [...mounted];
  let place = 0;
  for (const module of asked) {
    const known = merged.indexOf(module);
    if (known >= place) {
      place = known + 1;
      continue;
    }
    // Moves a module that is too early.
    if (known > -1) merged.splice(known, 1);
    if (known > -1) place -= 1;
    merged.splice(place, 0, module);
    place += 1;
  }
  return merged;
}

function addSheet(root: Root): {readonly style: HTMLStyleElement; modules: Module[]} {
  const style = document.createElement('style');
  const target = 'head' in root ? root.head : (root as ShadowRoot);
  target.insertBefore(style, target.firstChild);
  const added = {style, modules: []};
  sheets.set(root, added);
  return added;
}

StyleModule.mount = mountStyles;
