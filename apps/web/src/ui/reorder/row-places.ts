/** A row's place in its list, in pixels from the list's top. */
export type Place = { start: number; size: number }

/**
 * The index that a dragged row would have if it were dropped, from 0. It passes another row when its middle does. `offset` is its
 * distance from its own place in pixels.
 */
export function targetIndex(places: Place[], from: number, offset: number): number {
  const dragged = places[from]
  if (!dragged) return from
  const middle = middleOf(dragged) + offset
  const passed = (place: Place) => (offset > 0 ? middleOf(place) < middle : middleOf(place) > middle)
  const others = offset > 0 ? places.slice(from + 1) : places.slice(0, from)
  const count = others.filter(passed).length
  return offset > 0 ? from + count : from - count
}

/** The offset of a dragged row, cut so that the row stays in its list. Further out, the page would grow with it without end. */
export function offsetInList(places: Place[], from: number, offset: number): number {
  const dragged = places[from]
  const last = places.at(-1)
  if (!dragged || !last) return offset
  return Math.max(-dragged.start, Math.min(offset, last.start + last.size - dragged.start - dragged.size))
}

/** The pixels by which a row makes room while the row at `from` would be dropped at `to`; for that row, the way to its new place. */
export function shiftOf(places: Place[], { from, to, index }: { from: number; to: number; index: number }): number {
  const dragged = places[from]
  const goal = places[to]
  if (!dragged || !goal || from === to) return 0
  if (index === from)
    return to > from ? goal.start + goal.size - dragged.start - dragged.size : goal.start - dragged.start
  const room = dragged.size + gapOf(places)
  if (index > from && index <= to) return -room
  return index < from && index >= to ? room : 0
}

/** The list with the item at `from` moved to `to`. */
export function withMoved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

function middleOf({ start, size }: Place): number {
  return start + size / 2
}

/** The pixels between two rows. */
function gapOf([first, second]: Place[]): number {
  return first && second ? second.start - first.start - first.size : 0
}
