/** What the pages of a docs version get from Docusaurus: its sidebars, and its docs by id. */
type VersionProps = {
  readonly version?: {readonly docs?: Readonly<Record<string, unknown>>};
};

/**
 * Leaves of each doc its id: title, description and sidebar serve only cards of docs, which this
 * site does not use, and the descriptions of all pages would come with each one.
 *
 * @returns the props, or `undefined` for props that have no docs
 */
export function leanVersion(props: VersionProps): VersionProps | undefined {
  const {version} = props;
  if (!version?.docs) return undefined;
  const docs = Object.fromEntries(Object.keys(version.docs).map((id) => [id, {id}]));
  return {...props, version: {...version, docs}};
}
