import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { assignmentTypes } from "@hearthbook/core/work/assignment-types"
import { foldText } from "@hearthbook/core/names/search-text"
import type { LessonStatus } from "@hearthbook/core/planning/lesson-status"

/** The value that a word stands for, by the words of each value. */
function wordReader<Value>(words: [Value, string][]): (text: string) => Value | null {
  const values = new Map(words.flatMap(([value, list]) => list.split("|").map((word) => [word, value] as const)))
  return (text) => values.get(foldText(text).replace(/[.!]/g, "").trim()) ?? null
}

const yes = "yes|y|true|x|1|✓|✔|☑|ok"
const no = "no|n|false|0|-|☐"

export const readYesNo = wordReader<"yes" | "no">([
  ["yes", `${yes}|core|required`],
  ["no", `${no}|elective|optional`],
])

/** An attendance mark; a half day is one at which the child was present. */
export type ReadMark = { status: AttendanceStatus; fraction: 0.5 | null }

const marks = wordReader<AttendanceStatus>([
  ["present", `p|pres|present|here|attended|school|full|full day|whole day|${yes}|/`],
  ["absent", "a|abs|absent|ab|no|n|0|unexcused|unexcused absence|ua|false"],
  ["late", "l|t|late|tardy|td|lt"],
  ["excused", "e|ex|exc|excused|excused absence|ea|sick|ill|sick day"],
])

const halfDays = new Set(["h", "half", "half day", "half-day", "hd", "1/2", "1/2 day", "0.5", "0,5", "½"])

/** Reads 'P', 'Tardy', 'half day' or a tick. */
export function readMark(text: string): ReadMark | null {
  if (isHalf(text)) return { status: "present", fraction: 0.5 }
  const status = marks(text)
  return status && { status, fraction: null }
}

/** Reads a half or a whole day. */
export function readFraction(text: string): 1 | 0.5 | null {
  if (isHalf(text)) return 0.5
  const fraction = wordReader<1 | 0.5>([
    [1, "1|1.0|1,0|full|full day|whole|whole day|f|no|n"],
    [0.5, "yes|y|x|true"],
  ])
  return fraction(text)
}

// Folding would take '½' apart.
function isHalf(text: string): boolean {
  const word = text.trim().toLowerCase()
  return halfDays.has(word) || halfDays.has(word.replace("½", "1/2"))
}

export const readLessonStatus = wordReader<LessonStatus>([
  ["done", `done|complete|completed|finished|d|${yes}`],
  ["planned", `planned|plan|to do|todo|not started|not done|open|in progress|${no}`],
  ["skipped", "skipped|skip|s|let go|cancelled|canceled"],
])

export const readWorkType = wordReader<(typeof assignmentTypes)[number]>([
  ["homework", "homework|hw|worksheet|practice|exercise|exercises|classwork|daily|daily work|assignment|other"],
  ["quiz", "quiz|quizzes|pop quiz"],
  ["test", "test|tests|exam|final|final exam|midterm|assessment"],
  ["project", "project|projects|presentation"],
  ["essay", "essay|paper|writing|report|composition"],
  ["lab", "lab|labs|lab report|experiment"],
  ["reading", "reading|read|book"],
])

export const readPlace = wordReader<"home" | "away">([
  ["home", "home|h|at home|house|yes|y"],
  ["away", "away|a|out|co-op|coop|field trip|library|museum|zoo|park|church|gym|pool|studio|outside|no|n|elsewhere"],
])

export const readResourceType = wordReader<"link" | "video" | "document" | "image" | "audio" | "other">([
  ["link", "link|website|web|site|online|web page|app"],
  ["video", "video|videos|dvd|youtube|movie"],
  ["document", "document|book|textbook|workbook|pdf|print|paperback|hardcover|novel|reader|ebook|e-book"],
  ["image", "image|picture|map|poster"],
  ["audio", "audio|audiobook|cd|podcast|music"],
  ["other", "other|kit|game|manipulative|manipulatives|set"],
])
