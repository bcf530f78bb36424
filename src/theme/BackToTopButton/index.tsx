// Replaces the original with nothing: every docs page would load it, and the navbar, which comes
// back on scrolling up, already leads to the top within the page's budget of JavaScript.
export default function BackToTopButton(): null {
  return null;
}
