/** What the pages of a docs version get from Docusaurus: its sidebars, and its docs by id. */
type VersionProps = {
  readonly version?: {readonly docs?: Readonly<Record<string, unknown>>};
};

/**
 * Leaves out the docs by id: they serve only cards of docs, which this site does not use, and the
 * titles and descriptions of all pages would come with each one. A page that does use cards fails
 * the build: it finds no doc.
 *
 * @returns the props, or `undefined` for props that have no docs
 */
export function leanVersion(props: VersionProps): VersionProps | undefined {
  const {version} = props;
  return version?.docs ? {...props, version: {...version, docs: {}}} : undefined;
}
