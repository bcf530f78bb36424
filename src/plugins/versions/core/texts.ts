/** How the texts of files change when a version is cut or removed. */

/** The version.yaml of a new version, derived from the one of the unreleased docs. */
export function releasedFacts(unreleased: string): string {
  return unreleased.replace(/^#.*\n/, '').replace(/^coming:.*\n/m, '');
}

/** The version.yaml of the unreleased docs after a cut. */
export function nextFacts(unreleased: string, coming: string): string {
  return unreleased.replace(/^coming:.*$/m, `coming: '${coming}'`);
}

/** The following series: `1.3` after `1.2`. */
export function nextSeries(series: string): string {
  const [major = '', minor = ''] = series.split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** Makes links into the docs of one version point into another one. */
export function relink(text: string, from: string, to: string): string {
  return text.replace(linkPattern(from), (_, before: string) => `${before}/docs/${to}`);
}

/**
 * Makes links to redirected pages point to the targets of the redirects. Anchors are dropped, because
 * the target has other headings.
 */
export function followRedirects(text: string, redirects: ReadonlyMap<string, string>): string {
  return text.replace(
    /(\]\(|\bto=")(\/docs\/[^)\s"#]*)(#[^)\s"]*)?/g,
    (whole, before: string, address: string) => {
      const target = redirects.get(address.replace(/\/$/, ''));
      return target === undefined ? whole : before + target;
    },
  );
}

function linkPattern(label: string): RegExp {
  return new RegExp(`(\\]\\(|\\bto=")/docs/${label.replaceAll('.', '\\.')}(?=[/)#"\\s])`, 'g');
}
