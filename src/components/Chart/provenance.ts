/** Where a group of figures comes from; no figure is shown without it. */
export type Provenance = {
  readonly date: string;
  readonly versions: string;
  readonly machine: string;
  readonly source: string;
};
