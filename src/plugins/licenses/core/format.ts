/** A work of others that the site ships, with its license. */
export interface Shipped {
  readonly name: string;
  /** Absent for fonts. */
  readonly version?: string;
  /** An SPDX expression, such as `MIT`. */
  readonly license: string;
  /** The license's text, if the package contains it. */
  readonly text?: string;
}

const RULE = '-'.repeat(80);

/**
 * The list of licenses as plain text: one line for each work, then each text once, below the works that
 * share it.
 *
 * @param shipped in any order
 */
export function formatLicenses(shipped: readonly Shipped[]): string {
  const sorted = [...shipped].sort((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'));
  const texts = new Set(sorted.flatMap(({text}) => text?.trim() || []));
  const sections = [...texts].map((text) => {
    const sharing = sorted.filter((one) => one.text?.trim() === text).map(titleOf);
    return `${RULE}\n${sharing.join('\n')}\n${RULE}\n\n${text}\n`;
  });
  return [
    'This site contains the following works of others, under the licenses named here.',
    'The licenses of the language that runs samples are in language/NOTICES.txt.\n',
    ...sorted.map((one) => `${titleOf(one)}: ${one.license}`),
    '',
    ...sections,
  ].join('\n');
}

function titleOf({name, version}: Shipped): string {
  return version === undefined ? name : `${name} ${version}`;
}
