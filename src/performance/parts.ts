/** The optional parts of the site, each with its effect on readers if it is left out. */
const PARTS = {
  template: 'text appears a third of a second later on slow lines',
  routes: 'pages load about 35 KB more',
  entry: 'slow phones answer later',
  prefetch: 'slow phones answer later on pages with many links',
  infima: 'pages load 2 KB more of styles',
  styles: 'text appears later on slow lines',
  highlight: 'pages load 33 KB more',
  blocks: 'slow phones answer later on pages with many code blocks',
} as const;

/** The name of an optional part. */
type Part = keyof typeof PARTS;

/**
 * Whether a part is left out of this build.
 *
 * @param plain the parts to leave out, separated by commas; `1` means all of them
 * @throws Error if a name is unknown
 */
export function isLeftOut(part: Part, plain: string = process.env.PLAIN ?? ''): boolean {
  const names = plain.split(',').filter(Boolean);
  const unknown = names.filter((name) => name !== '1' && !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(
      `PLAIN=${plain} names ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}; ` +
        'PLAIN=1 leaves out all of them.',
    );
  }
  return names.includes('1') || names.includes(part);
}

/**
 * The end of an error of a part that no longer fits Docusaurus.
 *
 * @param file the file to adapt, relative to this folder
 */
export function howToDoWithout(part: Part, file: string): string {
  return (
    `Docusaurus may have changed in an upgrade: adapt src/performance/${file}. Until then, build with ` +
    `PLAIN=${part}: everything works, and ${PARTS[part]}. To leave the part out permanently, remove it ` +
    'from src/performance/index.ts.'
  );
}
