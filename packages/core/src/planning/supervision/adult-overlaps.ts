import { minutesOf, timeAt, timeOf, type Time } from "../../time/times.ts"

/** A class of a day, with its start and end as ISO timestamps. */
type HeldClass = { student_id: string; start_time: string; end_time: string }

/** A time of a day at which several children need an adult, by id in the order of their classes. */
export type AdultOverlap = { start: Time; end: Time; student_ids: string[] }

/**
 * The times at which two or more of these children have classes: one adult cannot be with all of them. Times of the same children that
 * touch are one. In the order of the day.
 */
export function adultOverlaps(classes: HeldClass[]): AdultOverlap[] {
  const spans = classes.map(({ student_id, start_time, end_time }) => ({
    student_id,
    start: minutesOf(timeOf(start_time)),
    end: minutesOf(timeOf(end_time)),
  }))
  const bounds = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].toSorted((one, other) => one - other)
  const overlaps: AdultOverlap[] = []
  for (const [at, start] of bounds.entries()) {
    const end = bounds[at + 1]
    if (end === undefined) break
    const held = spans.filter((span) => span.start <= start && span.end >= end)
    const student_ids = [...new Set(held.map(({ student_id }) => student_id))].toSorted()
    if (student_ids.length < 2) continue
    const last = overlaps.at(-1)
    if (last?.end === timeAt(start) && last.student_ids.join() === student_ids.join()) last.end = timeAt(end)
    else overlaps.push({ start: timeAt(start), end: timeAt(end), student_ids })
  }
  return overlaps
}
