type Key = { key: string; code: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * The Latin letter of a pressed key, in lower case. On a keyboard of another script, such as Cyrillic or Hebrew, it is the letter that
 * stands at the same place of a Latin one. Null for other keys, and while a text is composed.
 */
export function letterOf({ key, code, isComposing, nativeEvent }: Key): string | null {
  if (isComposing || nativeEvent?.isComposing) return null
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // A letter of another Latin alphabet is meant as it is printed.
  const isOtherScript = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  return isOtherScript && place !== undefined ? place.toLowerCase() : null
}
