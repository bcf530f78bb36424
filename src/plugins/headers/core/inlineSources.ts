const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/**
 * The inline scripts of a page that a browser would run.
 *
 * @param html a built page
 * @returns the text between the tags, exactly as it stands there
 */
export function findInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && isCode(attributes))
    .map(([, , text = '']) => text);
}

/** The style elements of a page, as `findInlineScripts` finds scripts; what scripts say is none. */
export function findInlineStyles(html: string): readonly string[] {
  const styles = html.replaceAll(SCRIPT, '').matchAll(/<style\b[^>]*>([^]*?)<\/style>/g);
  return [...styles].map(([, text = '']) => text);
}

/** Data blocks (JSON-LD, for example) are no code: no policy applies to them. */
function isCode(attributes: string): boolean {
  const type = /\stype="?([^"\s>]+)/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type.endsWith('/javascript');
}
