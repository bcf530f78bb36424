/**
 * What stands in front of a policy: the encoding, the style sheets, and the site's own inline scripts
 * in front of these (src/site/template.ts).
 */
const OPENING =
  /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head[^>]*>\s*)?(?:<meta charset[^>]*>)?(?:(?:\s*<script>(?:(?!<\/script>)[^])*<\/script>)*\s*<link rel="?stylesheet"?[^>]*>)*/i;

/**
 * Puts a policy into a page, as early as it can stand: it applies to what comes after it only.
 *
 * The page's encoding stays in front of it, because browsers look for that in the first 1024 bytes,
 * and so do style sheets, because browsers load nothing ahead that stands behind a policy. Scripts in
 * front of a style sheet stay there, too, because they would wait for it behind; what stands in a
 * header of the answer applies to them as well.
 *
 * @param html a built page
 * @param policy without double quotes
 */
export function addPolicy(html: string, policy: string): string {
  const opening = OPENING.exec(html)?.[0] ?? '';
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return opening + element + html.slice(opening.length);
}
