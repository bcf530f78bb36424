/** A pattern as pages show it: placeholders, and what joins them, become `…`. */
export function shownPattern(pattern: string): string {
  return pattern.replace(/\{\w+\}(?:[^\w\s]*\{\w+\})*/g, '…');
}
