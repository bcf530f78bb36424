/** How the texts of files change when a version is cut or taken away. */

/** The version.yaml of a version that was cut, made of the one of the unreleased docs. */
export function releasedFacts(unreleased: string): string {
  return unreleased.replace(/^#.*\n/, '').replace(/^coming:.*\n/m, '');
}

/** The version.yaml of the unreleased docs after a cut. */
export function nextFacts(unreleased: string, coming: string): string {
  return unreleased.replace(/^coming:.*$/m, `coming: '${coming}'`);
}

/** The series after one: `1.3` after `1.2`. */
export function nextSeries(series: string): string {
  const [major = '', minor = ''] = series.split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** Links into the docs of one version made to lead into those of another. */
export function relink(text: string, from: string, to: string): string {
  return text.replace(linkPattern(from), (_, before: string) => `${before}/docs/${to}`);
}

/**
 * Links to pages that are going to be redirected made to lead where the redirects lead. A heading is
 * left out: the page that takes over has others.
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

/** What a page says of its twin in the next older version: there is nothing to say while they agree. */
export function withoutTwin(page: string): string {
  const [, head = '', rest = ''] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(page) ?? [];
  return head === '' ? page : head.replace(/^twin:.*\n/m, '') + rest;
}

function linkPattern(label: string): RegExp {
  return new RegExp(`(\\]\\(|\\bto=")/docs/${label.replaceAll('.', '\\.')}(?=[/)#"\\s])`, 'g');
}
