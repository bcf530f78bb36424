import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Parts of a page in Docusaurus' own template, and where they go. */
const HEAD_TAGS = '<%~ it.headTags %>';
const BODY_TAGS = '<%~ it.preBodyTags %>';
const STYLES = /<% it\.stylesheets\.forEach\([^]*?<% \}\); %>/;
const SCRIPTS = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;
const START = '<meta charset="UTF-8">';
const END = '</body>';
/** An inline script, which a browser runs only when the style sheets in front of it have arrived. */
const INLINE = String.raw`/<script>[^]*?<\/script>/g`;
const inlineFirst = `<%~ [it.headTags, it.preBodyTags].flatMap((tags) => tags.match(${INLINE}) ?? []).join('') %>`;
const withoutInline = (part: string) => part.replace(' %>', `.replace(${INLINE}, '') %>`);

/**
 * Docusaurus' template of a page with the style sheet first and the scripts behind the text. Side by
 * side in the head, they share a slow connection, and readers see the text later by a third of the
 * time; the policy of src/plugins/headers holds back what browsers would load ahead behind it.
 *
 * Inline scripts stand in front of the style sheet. Behind it they would wait for it, and the browser
 * would read the text of the page only after that: it would paint the navbar first, and the text later.
 *
 * @param original Docusaurus' own
 * @throws Error when it has another form, with what to do
 */
export function textFirst(original: string): string {
  const [styles] = STYLES.exec(original) ?? [];
  const [scripts] = SCRIPTS.exec(original) ?? [];
  const places = [START, HEAD_TAGS, BODY_TAGS, END];
  if (!styles || !scripts || places.some((place) => !original.includes(place))) {
    throw new Error(
      'The template in @docusaurus/core/lib/ssg/ssgTemplate.html.js has another form than expected: a ' +
        `list of style sheets, a list of scripts, ${places.join(', ')} or several are missing. Adapt ` +
        'src/site/template.ts, or take `ssrTemplate` out of docusaurus.config.ts.',
    );
  }
  const moved = original
    .replace(styles, '')
    .replace(scripts, '')
    .replace(HEAD_TAGS, withoutInline(HEAD_TAGS))
    .replace(BODY_TAGS, withoutInline(BODY_TAGS))
    .replace(START, () => START + inlineFirst + styles)
    .replace(END, () => scripts + END);
  // Every reader gets the configuration: without indentation.
  return moved.replace(/\n\s*/g, '\n').trim();
}

export const ssrTemplate = textFirst(template);
