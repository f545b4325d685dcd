type Key = { key: string; code: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

type CommandKey = Key & { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/** True for Ctrl and a letter, or Cmd and it on a Mac. */
export function isCommandKey(event: CommandKey, letter: string): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && letterOf(event) === letter
}

/**
 * A pressed key in lower case. On a keyboard of another script, such as Greek, Cyrillic or Hebrew, a letter is the one that stands at the
 * same place of a Latin keyboard. Empty while a text is composed.
 */
export function letterOf({ key, code, isComposing, nativeEvent }: Key): string {
  if (isComposing || nativeEvent?.isComposing) return ""
  // Greek is the first script after the Latin ones, whose letters are meant as they are printed.
  return (key >= "\u0370" && code.startsWith("Key") ? code.slice(3) : key).toLowerCase()
}
