import { placeOf, timeWords, type Entry } from "../../../entities/schedule/schedule-entry.ts"

/** '9:00 AM – 10:00 AM · Kitchen'; of a lesson, in which subject. */
export function entryDetails(entry: Entry): string {
  const facts = entry.kind === "lesson" ? ["Lesson", entry.row.subject.name] : [timeWords(entry), placeOf(entry)]
  return facts.filter(Boolean).join(" · ")
}
