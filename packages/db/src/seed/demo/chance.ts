/**
 * A number from 0 to below 1 that is always the same for the same words and looks like any other for different ones.
 * What a day brings then hangs on the day alone, and the past stays as it was when the family is made a week later.
 * FNV-1a, then the mixing steps of mulberry32.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join(" ")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), hash | 1)
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
  return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
}
