/** What a page says about its own version: a cut or a new release then changes no page. */
import {UNRELEASED, type DocsVersion} from './model';

const isUnreleased = ({name}: DocsVersion): boolean => name === UNRELEASED;

const MENTIONS: Readonly<Record<string, (version: DocsVersion) => string>> = {
  /** The name that readers see. */
  label: ({label}) => label,
  /** The runtime's release that the pages document. */
  release: ({release}) => release,
  /** The tag of the container image; the image of the main branch is named like its docs. */
  image: (version) => (isUnreleased(version) ? version.label : version.release),
  /** The branch or the tag of the runtime's source. */
  source: (version) => (isUnreleased(version) ? 'main' : `v${version.release}`),
};

/**
 * Says what `<Version release />` stands for on a page of a version.
 *
 * @throws Error naming the known words
 */
export function mention(word: string, version: DocsVersion): string {
  const text = MENTIONS[word]?.(version);
  if (text !== undefined) return text;
  const known = Object.keys(MENTIONS).map((name) => `<Version ${name} />`);
  throw new Error(`<Version ${word} /> means nothing. Write ${known.join(', ')}.`);
}

/** Replaces the elements in code, such as `tremor:<Version image />`. */
export function expandMentions(code: string, version: DocsVersion): string {
  return code.replace(/<Version (\w+) \/>/g, (_, word: string) => mention(word, version));
}

/** Whether a part in `<Version only="unreleased">` belongs to the pages of a version. */
export function isMeant(only: string, version: DocsVersion): boolean {
  if (only === 'unreleased' || only === 'released') {
    return isUnreleased(version) === (only === 'unreleased');
  }
  throw new Error(`<Version only="${only}">: write only="unreleased" or only="released".`);
}

/** The sentences on a front page about its version and the others. */
export function describeVersions(version: DocsVersion, versions: readonly DocsVersion[]): string {
  const others = versions.filter((other) => other !== version).map(nameVersion);
  const list = new Intl.ListFormat('en-US', {type: 'conjunction'}).format(others);
  return (
    `You are reading the documentation of ${nameVersion(version)}. With the version menu in the ` +
    `navigation bar, you can switch to ${list}.`
  );
}

function nameVersion(version: DocsVersion): string {
  if (isUnreleased(version)) return `${version.label} (the development version)`;
  if (version.isLast) return `${version.label} (the latest release)`;
  return version.frozen ? `${version.label} (archived)` : version.label;
}
