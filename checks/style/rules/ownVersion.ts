import {UNRELEASED, type DocsVersion} from '../../../src/site/versions/model';
import {factsOf} from '../../pages/version';
import type {PageRule} from '../model';

/** A cut copies the pages of the unreleased docs, so they must not say by hand which version they are. */
export const ownVersion: PageRule = {
  name: 'own-version',
  title: 'A page says which version it is with an element such as <Version release />, not by hand',
  find({source, version, isFrozen}) {
    const facts = factsOf(version);
    if (!facts || isFrozen) return [];
    const pattern = patternOf(facts);
    return blankExceptions(source)
      .split('\n')
      .flatMap((text, index) => {
        const [match] = pattern.exec(text) ?? [];
        if (match === undefined) return [];
        const found = `"${match}" is true of only one version or release.`;
        return [{line: index + 1, found, expected: 'an element that knows the version', todo}];
      });
  },
};

const todo =
  'Write <Version release />, <Version image />, <Version source />, <Version label />, or <Versions />, ' +
  'also in code. Put sentences for some versions into <Version only="unreleased"> or only="released". ' +
  'Leave the version out of the description.';

function patternOf({release, label, name}: DocsVersion): RegExp {
  const alternatives = [
    `(?<![\\d.])${release.replaceAll('.', '\\.')}(?!\\.?\\d)`,
    'tremorproject/tremor:\\w[\\w.-]*',
    '\\b(?:latest|newest) (?:release|version)\\b',
    '\\bdevelopment version\\b',
    ...(name === UNRELEASED ? [`\\b(?:version|docs of|tag) ${label}\\b|[*\`]${label}[*\`]`] : []),
  ];
  return new RegExp(alternatives.join('|'), 'i');
}

/** Keeps the lines: what tells when a page was checked, comments, version notes, parts for some versions. */
function blankExceptions(source: string): string {
  const exceptions =
    /^(?:verified|search_keywords):.*$|\{\/\*[^]*?\*\/\}|\*\*[\d.]+\*\*|<Version only=[^]*?<\/Version>/gm;
  return source.replace(exceptions, (text) => text.replace(/[^\n]+/g, ''));
}
