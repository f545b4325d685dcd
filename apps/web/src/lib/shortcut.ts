/** Returns a shortcut as the reader's keyboard labels it: 'Ctrl+K', or '⌘K' on a Mac. */
export function commandKey(letter: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? `⌘${letter}` : `Ctrl+${letter}`
}
