const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** The beginning of a page up to its first element that runs a script, or loads anything but style sheets. */
const OPENING =
  /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head[^>]*>\s*)?(?:<meta charset[^>]*>)?(?:\s*<link rel="?stylesheet"?[^>]*>)*/i;

/**
 * The inline scripts of a page that a browser would run.
 *
 * @param html a built page
 * @returns the exact text between the tags of each
 */
export function findInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && isCode(attributes))
    .map(([, , text = '']) => text);
}

/** The exact texts of a page's style elements. Strings inside scripts do not count. */
export function findInlineStyles(html: string): readonly string[] {
  const styles = html.replaceAll(SCRIPT, '').matchAll(/<style\b[^>]*>([^]*?)<\/style>/g);
  return [...styles].map(([, text = '']) => text);
}

/**
 * Puts a policy into a page as early as possible, because it applies only to what follows it.
 *
 * Two things come before it: the page's encoding, because browsers look for it in the first 1024 bytes,
 * and style sheets, because browsers preload nothing that comes after a policy.
 *
 * @param html a built page
 * @param policy without double quotes
 */
export function addPolicy(html: string, policy: string): string {
  const opening = OPENING.exec(html)?.[0] ?? '';
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return opening + element + html.slice(opening.length);
}

/** Whether a script is code. Policies do not apply to data, such as JSON-LD. */
function isCode(attributes: string): boolean {
  const type = /\stype="?([^"\s>]+)/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type.endsWith('/javascript');
}
