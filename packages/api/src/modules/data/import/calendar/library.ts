import type Ical from "ical.js"

/** The library that knows when a rule repeats. It is given to who needs it, because only an import loads it. */
export type Library = typeof Ical

export type Recur = InstanceType<Library["Recur"]>
export type Time = InstanceType<Library["Time"]>

/** A day or a minute as the library knows it, on the clocks that show it. */
export function toTime(wall: string, ical: Library): Time {
  const [year, month, day, hour = 0, minute = 0] = wall.split(/[-T:]/).map(Number)
  const parts = { year, month, day, hour, minute, second: 0, isDate: wall.length === 10 }
  return new ical.Time(parts, ical.Timezone.localTimezone)
}
