/** The keys that run a draft, as this reader's keyboard names them. */
export function runKey(): string {
  return /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter';
}
