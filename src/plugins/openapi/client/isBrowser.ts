/**
 * In place of Docusaurus' hook of this name, for Redoc's theme in the browser. The hook is false until
 * the page has hydrated; the theme has Redoc read the description anew when it turns true, and render
 * the whole page again, though what it shows is the same.
 */
export default function useIsBrowser(): boolean {
  return true;
}
