/**
 * A number from 0 to below 1 that is always the same for the same numbers and looks like any other for different ones, so
 * that load data is the same on every machine. The mixing steps of mulberry32, over each part in turn.
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

/** One of these, always the same for the same numbers. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...parts: number[]): Item {
  return items[Math.floor(chance(...parts) * items.length)] ?? items[0]
}
