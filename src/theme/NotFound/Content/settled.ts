/** What shows ways on says when it is done, so that what stands below can take its place. */
export interface WaysProps {
  /** Called when all that is to be shown is there, or will not come. */
  readonly onSettled: () => void;
}
