// Replaces the original with nothing: the site shows no dates of change, and every docs page would
// load the code for them.
export default function LastUpdated(): null {
  return null;
}
