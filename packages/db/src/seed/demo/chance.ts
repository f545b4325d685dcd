/**
 * Returns a pseudo-random number from 0 to below 1 that depends on the words alone. The events of a day depend only on the
 * day, so a family made a week later has the same past. FNV-1a, followed by the mixing steps of mulberry32.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join(" ")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), hash | 1)
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
  return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
}
