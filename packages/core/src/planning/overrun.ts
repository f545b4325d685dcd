/** How lessons beyond a course's end are handled when they are moved. */
export type MoveOverrun = "extend" | "double_up" | "undate"

/** How lessons beyond a course's end are handled when they are made. */
export type SeriesOverrun = MoveOverrun | "drop"

/** The most lessons that doubling up puts on one day. */
const mostADay = 4

/** Twice as many lessons a day, at most 4; never fewer than there are already. */
export function doubled(per_day: number): number {
  return Math.max(per_day, Math.min(mostADay, 2 * per_day))
}
