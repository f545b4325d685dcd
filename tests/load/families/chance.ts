/**
 * Returns a pseudorandom number from 0 to below 1, determined by the given numbers, so that load data is the same on every
 * machine. Applies the mixing steps of mulberry32 to each part.
 */
export function chance(...parts: number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), hash | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
  }
  return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
}

/** Picks an item, determined by the given numbers. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...parts: number[]): Item {
  return items[Math.floor(chance(...parts) * items.length)] ?? items[0]
}
