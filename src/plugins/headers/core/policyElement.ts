/** What stands in front of a page's first element that runs something, or loads more than style sheets. */
const OPENING =
  /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head[^>]*>\s*)?(?:<meta charset[^>]*>)?(?:\s*<link rel="?stylesheet"?[^>]*>)*/i;

/**
 * Puts a policy into a page, as early as it can stand: it applies to what comes after it only.
 *
 * The page's encoding stays in front of it, because browsers look for that in the first 1024 bytes,
 * and so do style sheets, because browsers load nothing ahead that stands behind a policy.
 *
 * @param html a built page
 * @param policy without double quotes
 */
export function addPolicy(html: string, policy: string): string {
  const opening = OPENING.exec(html)?.[0] ?? '';
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return opening + element + html.slice(opening.length);
}
