import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The style sheets and the scripts of a page, in Docusaurus' own template, and where they go. */
const STYLES = /<% it\.stylesheets\.forEach\([^]*?<% \}\); %>/;
const SCRIPTS = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;
const START = '<meta charset="UTF-8">';
const END = '</body>';

/**
 * Docusaurus' template of a page with the style sheet first and the scripts behind the text. Side by
 * side in the head, they share a slow connection, and readers see the text later by a third of the
 * time; the policy of src/plugins/headers holds back what browsers would load ahead behind it.
 *
 * @param original Docusaurus' own
 * @throws Error when it has another form, with what to do
 */
export function textFirst(original: string): string {
  const [styles] = STYLES.exec(original) ?? [];
  const [scripts] = SCRIPTS.exec(original) ?? [];
  if (!styles || !scripts || !original.includes(START) || !original.includes(END)) {
    throw new Error(
      'The template in @docusaurus/core/lib/ssg/ssgTemplate.html.js has another form than expected: a ' +
        `list of style sheets, a list of scripts, ${START} or ${END} is missing. Adapt ` +
        'src/site/template.ts, or take `ssrTemplate` out of docusaurus.config.ts.',
    );
  }
  const moved = original
    .replace(styles, '')
    .replace(scripts, '')
    .replace(START, START + styles)
    .replace(END, scripts + END);
  // Every reader gets the configuration: without line breaks.
  return moved.replace(/\n\s*/g, '').trim();
}

export const ssrTemplate = textFirst(template);
