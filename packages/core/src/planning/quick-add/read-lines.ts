import { coursesIn, subjectKey } from "./quick-names.ts"
import type { QuickContext, QuickCourse, QuickLine } from "./quick-types.ts"
import { splitLine, type SplitLine } from "./split-line.ts"

/** The most lines that are read. A longer text is a table, for the import. */
export const mostLines = 200

/** The most characters of a line that are read: a title, with the names around it. */
const longestLine = 500

/** The lines of a text that are not blank. */
export function linesIn(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "")
}

/** The children and the subject of the line before, which a line without its own goes on with. */
type Before = { ids: string[]; subject: string | null }

/**
 * Reads what a parent types, a line for each lesson or assignment: 'Ben math p. 42-43 fri', 'Ada & Ben: Art: collage due 12/1'. The
 * children, the subject and the day are read at the beginning and the end of a line, and the rest is its title. A line without
 * children or a subject goes on with those of the line before. Blank lines are left out, and so is what is beyond the limits above, since each key
 * reads all of them again.
 */
export function readLines(text: string, context: QuickContext): QuickLine[] {
  const read: QuickLine[] = []
  let before: Before | null = null
  for (const line of linesIn(text).slice(0, mostLines)) {
    const split = splitLine(line.slice(0, longestLine), context)
    const resolved = resolve(split, before, context)
    before = { ids: resolved.ids, subject: resolved.subject }
    read.push(toLine(split, resolved, context))
  }
  return read
}

type Resolved = { ids: string[]; subject: string | null; targets: QuickCourse[]; problem: string | null }

function resolve(split: SplitLine, before: Before | null, context: QuickContext): Resolved {
  const ids = split.ids ?? guessChildren(split.subject, before, context)
  if (ids.length === 0) return { ids, subject: split.subject, targets: [], problem: forWhom(context) }
  const goesOn = before !== null && (split.ids === null || isSame(split.ids, before.ids))
  const subject = split.subject ?? (goesOn ? before.subject : null) ?? onlySubject(ids, context)
  if (subject === null) return { ids, subject, targets: [], problem: whichCourse(ids, context) }
  const found = ids.map((id) => coursesOf(id, subject, context))
  const unclear = found.find(({ length }) => length > 1)
  if (unclear) return { ids, subject, targets: [], problem: `Which course: ${orList(unclear.map(nameOf))}?` }
  const targets = found.flat()
  const problem =
    targets.length > 0 ? null : `${nameList(ids, context)} ${has(ids)} no course in ${named(subject, context)}.`
  return { ids, subject, targets, problem }
}

/** The children of a line that names none and takes its subject: the line before's, the page's, the only one who has the subject, or the only child. */
function guessChildren(subject: string | null, before: Before | null, context: QuickContext): string[] {
  const { children, child_id } = context
  const takes = (id: string) => subject === null || coursesOf(id, subject, context).length > 0
  const guesses = [before?.ids ?? [], child_id ? [child_id] : []].map((ids) => ids.filter(takes))
  const guess = guesses.find((ids) => ids.length > 0)
  if (guess) return guess
  const [only, another] = children.filter(({ id }) => takes(id))
  return only && !another ? [only.id] : []
}

/** The subject of the children if they have only one. */
function onlySubject(ids: string[], { courses }: QuickContext): string | null {
  const own = courses.filter(({ student_id }) => ids.includes(student_id))
  const [first] = own
  return first && own.every(({ subject }) => subjectKey(subject) === subjectKey(first.subject)) ? first.subject : null
}

function coursesOf(student_id: string, subject: string, { courses }: QuickContext): QuickCourse[] {
  return coursesIn(
    subject,
    courses.filter((course) => course.student_id === student_id),
  )
}

/** The subject's own name, if some course has it, in place of how it was written. */
function named(subject: string, { courses }: QuickContext): string {
  return coursesIn(subject, courses)[0]?.subject ?? subject
}

function nameOf({ subject }: QuickCourse): string {
  return subject
}

function forWhom({ children }: QuickContext): string {
  if (children.length === 0) return "Add a child first."
  return `For whom: ${orList(children.map(({ short_name }) => short_name))}?`
}

function whichCourse(ids: string[], context: QuickContext): string {
  const own = context.courses.filter(({ student_id }) => ids.includes(student_id))
  const subjects = [...new Map(own.map(({ subject }) => [subjectKey(subject), subject])).values()]
  if (subjects.length === 0) return `${nameList(ids, context)} ${has(ids)} no courses yet.`
  return subjects.length > 6 ? "Which course?" : `Which course: ${orList(subjects)}?`
}

function toLine(split: SplitLine, { ids, targets, problem }: Resolved, context: QuickContext): QuickLine {
  const { day, title, parts } = split
  const without = ids.filter((id) => !targets.some(({ student_id }) => student_id === id))
  return {
    title,
    kind: day?.is_due ? "assignment" : context.kind,
    day: day?.day ?? context.day,
    is_day_typed: day !== null,
    targets,
    missing: problem ?? (title === "" ? "What is it? Add a title." : null),
    left_out: problem === null && without.length > 0 ? leftOut(without, targets, context) : null,
    parts,
  }
}

function leftOut(ids: string[], [first]: QuickCourse[], context: QuickContext): string {
  return `${nameList(ids, context)} ${has(ids)} no course in ${first?.subject ?? "it"} and ${ids.length === 1 ? "is" : "are"} left out.`
}

function nameList(ids: string[], { children }: QuickContext): string {
  const names = children.filter(({ id }) => ids.includes(id)).map(({ short_name }) => short_name)
  return list(names, "and")
}

function orList(names: string[]): string {
  return list(names, "or")
}

function list(names: string[], word: "and" | "or"): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1) ?? ""}`
}

function has(ids: string[]): string {
  return ids.length === 1 ? "has" : "have"
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
