import {parseGrammar} from './parse';
import {GrammarError} from './tokens';
import {usedRules, type Rule} from './tree';

/** The rules of one version of the language, by area in the order of the files. */
export interface Grammar {
  readonly areas: ReadonlyMap<string, readonly Rule[]>;
  readonly rules: ReadonlyMap<string, Rule>;
  /** For each rule: the rules that refer to it. */
  readonly users: ReadonlyMap<string, readonly string[]>;
}

interface SourceFile {
  /** Path for messages; `…/4-script.ebnf` contains the area `script`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Puts the files of a grammar together.
 *
 * @throws GrammarError if a file is not valid, or a name is defined twice or not at all
 */
export function buildGrammar(files: readonly SourceFile[]): Grammar {
  const areas = new Map<string, Rule[]>();
  const places = new Map<string, string>();
  const rules = new Map<string, Rule>();
  for (const {file, text} of files) {
    const found = parseGrammar(file, text);
    areas.set(areaOf(file), found);
    for (const rule of found) {
      const place = `${file}:${rule.line}`;
      const first = places.get(rule.name);
      if (first) throw new GrammarError(`${place}: ${rule.name} is defined at ${first} already.`);
      places.set(rule.name, place);
      rules.set(rule.name, rule);
    }
  }
  const users = new Map<string, string[]>();
  for (const rule of rules.values()) {
    for (const used of usedRules(rule.expression)) {
      if (!rules.has(used)) {
        throw new GrammarError(
          `${places.get(rule.name)}: ${rule.name} uses ${used}, and no rule has that name. ` +
            'Add the rule, or correct the name.',
        );
      }
      users.set(used, [...(users.get(used) ?? []), rule.name]);
    }
  }
  return {areas, rules, users};
}

function areaOf(file: string): string {
  const match = /(?:^|\/)\d+-([a-z]+)\.ebnf$/.exec(file);
  if (match?.[1]) return match[1];
  throw new GrammarError(`${file}: expected a name such as 4-script.ebnf: place, area, extension.`);
}
