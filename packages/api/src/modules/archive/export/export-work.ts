import { dateToDay } from "../../../rules/days.ts"
import { assignmentTypeWords, statusWords } from "../../../rules/words.ts"
import { fileTypes } from "../../../rules/files.ts"
import { assignmentRow, fileRow, gradeRow, submissionRow } from "../nouns/row.ts"
import { dayCell, exported, momentCell, named, nameOf, stampsOf, subjectNamed } from "../nouns/exported-kind.ts"

const omit = { family_id: true, student_id: true } as const
const course = { select: { student: named, subject: subjectNamed } } as const

export const assignments = exported({
  schema: assignmentRow,
  read: ({ db }, window) =>
    db.assignment.findMany({
      ...window,
      omit,
      include: {
        curriculum: course,
        grade: { select: { points_earned: true, percentage: true, letter_grade: true, feedback: true } },
      },
    }),
  toLine: ({ curriculum: _curriculum, grade: _grade, ...row }) => ({
    ...row,
    ...stampsOf(row),
    points_possible: row.points_possible.toNumber(),
    assigned_date: dateToDay(row.assigned_date),
    due_date: dateToDay(row.due_date),
  }),
  table: {
    name: "assignments",
    columns: [
      "Student",
      "Subject",
      "Title",
      "Type",
      "Status",
      "Assigned on",
      "Due on",
      "Points possible",
      "Points earned",
      "Percent",
      "Grade",
      "Feedback",
      "Description",
      "Instructions",
    ],
    toCells: (row, reading) => [
      nameOf(row.curriculum.student),
      row.curriculum.subject.name,
      row.title,
      assignmentTypeWords[row.type],
      statusWords[row.status],
      dayCell(row.assigned_date, reading),
      dayCell(row.due_date, reading),
      row.points_possible.toString(),
      row.grade?.points_earned.toString() ?? "",
      row.grade?.percentage?.toString() ?? "",
      row.grade?.letter_grade ?? "",
      row.grade?.feedback ?? "",
      row.description ?? "",
      row.instructions ?? "",
    ],
  },
})

export const grades = exported({
  schema: gradeRow,
  read: ({ db }, window) => db.grade.findMany({ ...window, omit }),
  toLine: (row) => ({
    ...row,
    ...stampsOf(row),
    points_earned: row.points_earned.toNumber(),
    percentage: row.percentage?.toNumber() ?? null,
  }),
})

export const submissions = exported({
  schema: submissionRow,
  read: ({ db }, window) =>
    db.submission.findMany({
      ...window,
      omit,
      include: {
        assignment: { select: { title: true, curriculum: course } },
        files: { select: { name: true }, orderBy: { position: "asc" } },
      },
    }),
  toLine: ({ assignment: _assignment, files: _files, ...row }) => ({
    ...row,
    ...stampsOf(row),
    submitted_at: row.submitted_at.toISOString(),
  }),
  table: {
    name: "submissions",
    columns: ["Student", "Subject", "Assignment", "Handed in on", "Link", "Written answer", "Files"],
    toCells: (row, reading) => [
      nameOf(row.assignment.curriculum.student),
      row.assignment.curriculum.subject.name,
      row.assignment.title,
      momentCell(row.submitted_at, reading),
      row.url ?? "",
      row.text ?? "",
      row.files.map(({ name }) => name).join("; "),
    ],
  },
})

const types = Object.keys(fileTypes) as (keyof typeof fileTypes)[]

/** Pictures of people who sign in are theirs: only that of whoever makes the archive is in it. */
export const files = exported({
  schema: fileRow,
  read: ({ db, user_id }, { where, ...window }) =>
    db.file.findMany({
      ...window,
      where: { ...where, OR: [{ user_id: null }, { user_id }] },
      omit: { family_id: true, waiting_since: true },
    }),
  toLine: ({ user_id, ...row }) => ({
    ...row,
    ...stampsOf(row),
    is_own_picture: user_id !== null,
    content_type: readType(row.content_type),
  }),
})

function readType(text: string): keyof typeof fileTypes {
  const type = types.find((known) => known === text)
  if (!type) throw new Error(`a file of the type ${text} has no place in an archive`)
  return type
}
