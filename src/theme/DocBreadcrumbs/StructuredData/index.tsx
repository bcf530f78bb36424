// Replaces the original with nothing: data for other sites' search results, made again in every
// reader's browser, which does not fit the budget of JavaScript of a docs page.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
