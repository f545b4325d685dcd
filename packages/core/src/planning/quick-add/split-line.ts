import { trimMarks } from "../../names/trim-marks.ts"
import { findDay, type FoundDay } from "./quick-day.ts"
import { findChildren, findSubject, type FoundSubject } from "./quick-names.ts"
import type { QuickContext, QuickPart } from "./quick-types.ts"
import { wordsOf, type Word } from "./quick-labels.ts"

/** A line taken apart: children, subject and day at its beginning or end, and the title between them. */
export type SplitLine = {
  ids: string[] | null
  /** The subject as it is written. */
  subject: string | null
  day: FoundDay | null
  title: string
  parts: QuickPart[]
}

/** The parts before or after the title, from the outside in. */
type Found = { ids: string[] | null; subject: string | null; day: FoundDay | null; parts: QuickPart[]; at: number }

/** Signs of a list before a line: '-', '*', '•' or a box. */
const listMarks = /^[-*•–☐□]$/

/** Words before a child or a subject at the end of a line: 'for Ben', 'in math'. */
const leads = new Set(["for", "in"])

/** Takes a line apart. Its parts together are the whole line, with one space between words. */
export function splitLine(line: string, context: QuickContext): SplitLine {
  const words = wordsOf(line)
  const head = readHead(words, context)
  const tail = readTail(words, head, context)
  const middle = words.slice(head.at, tail.at).map(({ text }) => text)
  const title: QuickPart[] = middle.length > 0 ? [{ text: middle.join(" "), as: "title" }] : []
  return {
    ids: head.ids ?? tail.ids,
    subject: head.subject ?? tail.subject,
    day: head.day ?? tail.day,
    title: trimMarks(middle.join(" "), { start: ":,;–- ", end: ":,;–- " }),
    parts: [...head.parts, ...title, ...tail.parts.toReversed()],
  }
}

function textOf(words: Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ")
}

/** Reads from the start: list marks, then children, a subject and a day, each at most once, until another word comes. */
function readHead(words: Word[], context: QuickContext): Found {
  const head: Found = { ids: null, subject: null, day: null, parts: [], at: 0 }
  const take = (length: number, as: QuickPart["as"]) => {
    head.parts.push({ text: textOf(words, head.at, head.at + length), as })
    head.at += length
  }
  while (listMarks.test(words[head.at]?.text ?? "")) take(1, "mark")
  const day = findDay(words, head.at, context)
  if (day && isBegun(words, head.at + day.length, context)) {
    head.day = day
    take(day.length, "day")
  }
  for (;;) {
    const children = head.ids ? null : findChildren(words, head.at, context)
    const subject = children || head.subject ? null : findSubjectOf(words, head.at, head.ids, context)
    if (children) {
      head.ids = children.ids
      take(children.length, "child")
    } else if (subject) {
      head.subject = subject.written
      take(subject.length, "course")
    } else return head
  }
}

/**
 * True if a day before this word begins a line: a colon follows it, or a child or a subject. 'Sun and moon' and 'March 5 miles' are
 * titles.
 */
function isBegun(words: Word[], at: number, context: QuickContext): boolean {
  if (/[:,]$/.test(words[at - 1]?.text ?? "")) return true
  return findChildren(words, at, context) !== null || findSubject(words, at, context.courses) !== null
}

/** Reads from the end: a day, and 'for Ben' or 'in math', each at most once and only if the start has none. */
function readTail(words: Word[], head: Found, context: QuickContext): Found {
  const tail: Found = { ids: null, subject: null, day: null, parts: [], at: words.length }
  const take = (from: number, as: QuickPart["as"]) => {
    tail.parts.push({ text: textOf(words, from, tail.at), as })
    tail.at = from
  }
  const reads = [
    () => {
      if (head.day || tail.day) return false
      const from = findEnding(head.at, tail.at, (at) => findDay(words, at, context))
      if (from === null) return false
      tail.day = findDay(words, from, context)
      take(from, "day")
      return true
    },
    () => {
      if (head.ids || tail.ids) return false
      const childrenAfter = (at: number) => (isLead(words[at]) ? withLead(findChildren(words, at + 1, context)) : null)
      const from = findEnding(head.at, tail.at, childrenAfter)
      if (from === null) return false
      tail.ids = findChildren(words, from + 1, context)?.ids ?? null
      take(from, "child")
      return true
    },
    () => {
      if (head.subject || tail.subject) return false
      const ids = head.ids ?? tail.ids
      const subjectAfter = (at: number) =>
        isLead(words[at]) ? withLead(findSubjectOf(words, at + 1, ids, context)) : null
      const from = findEnding(head.at, tail.at, subjectAfter)
      if (from === null) return false
      tail.subject = findSubjectOf(words, from + 1, ids, context)?.written ?? null
      take(from, "course")
      return true
    },
  ]
  while (reads.some((read) => read())) continue
  return tail
}

/** The first word from which something is found that ends exactly before `end`. Null if there is none. */
function findEnding(start: number, end: number, find: (at: number) => { length: number } | null): number | null {
  for (let at = Math.max(start, end - 12); at < end; at++) {
    const found = find(at)
    if (found && at + found.length === end) return at
  }
  return null
}

function isLead(word: Word | undefined): boolean {
  return leads.has(word?.key ?? "")
}

function withLead(found: { length: number } | null): { length: number } | null {
  return found && { length: found.length + 1 }
}

/** A subject of the named children, or of any child if none is named. */
function findSubjectOf(
  words: Word[],
  at: number,
  ids: string[] | null,
  { courses }: QuickContext,
): FoundSubject | null {
  const own = ids ? courses.filter(({ student_id }) => ids.includes(student_id)) : courses
  return findSubject(words, at, own) ?? findSubject(words, at, courses)
}
