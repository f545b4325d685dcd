import type { OutlineEntry, OutlineSubject } from "./outline-list.ts"

/** The words by which a course's name shows that it belongs to a subject of the library. */
const words: Record<OutlineSubject, RegExp> = {
  Math: /\b(maths?|mathematics|arithmetic|algebra|geometry|numbers?)\b/i,
  Reading: /\b(reading|language arts|english|phonics|literature|writing|grammar)\b/i,
  Science: /\b(science|biology|chemistry|physics|nature)\b/i,
  History: /\b(history|social studies|civics|government)\b/i,
}

/**
 * Splits the outlines into those that fit a course by its name and the child's grade, and the others. An outline fits if its
 * title is in the name ('Biology 1'), whatever the grade, or if it has the name's subject and the grade. Titles come first.
 */
export function fittingOutlines<Entry extends Pick<OutlineEntry, "title" | "subject" | "grades">>(
  all: Entry[],
  course: { name: string; grade: string | null },
): { fitting: Entry[]; others: Entry[] } {
  const name = course.name.toLowerCase()
  const titled = all.filter(({ title }) => name.includes(title.toLowerCase()))
  const ofGrade = all.filter(
    (outline) =>
      !titled.includes(outline) &&
      words[outline.subject].test(course.name) &&
      course.grade !== null &&
      outline.grades.includes(course.grade),
  )
  const fitting = [...titled, ...ofGrade]
  return { fitting, others: all.filter((outline) => !fitting.includes(outline)) }
}
