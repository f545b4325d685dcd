import type { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { optionalLink } from "@hearthbook/core/fields/fields"
import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { shownPercent } from "@hearthbook/core/grading/letter-grade"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import { assignmentTypeLabels, statusLabels } from "@hearthbook/core/names/labels"
import { assignmentDraft } from "../../../work/assignment/assignment.schema.ts"
import { courseScaleSelect, scaleOfCourse } from "../../../family/grading-scale/course-scale.ts"
import { damagedArchive } from "../../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { curriculumIds } from "./curriculum.ts"
import { idKey } from "../../../../archiving/id-map.ts"
import { lessonIds } from "./lesson.ts"
import { courseSelect, dayCell, nameOf, stampsOf } from "../../../../archiving/read-context.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { reference, versioned } from "../../../../archiving/row.ts"

export const assignmentIds = idKey<{ student_id: string; points_possible: number }>("an assignment")

export const assignments = archiveNoun({
  kind: "assignments",
  schema: assignmentDraft.required({ points_possible: true, type: true, assigned_date: true }).extend({
    ...versioned,
    lesson_id: reference,
    status: z.enum(assignmentStatuses),
    submission_url: optionalLink("Link to the work"),
  }),
  measure: { table: "assignment", texts: ["description", "instructions", "submission_url"] },
  read: ({ db }, window) =>
    db.assignment.findMany({
      ...window,
      omit: { family_id: true, student_id: true, search_text: true },
      include: {
        curriculum: { select: { ...courseSelect.select, ...courseScaleSelect } },
        grade: { select: { points_earned: true, percentage: true, feedback: true } },
      },
    }),
  toLine: ({ curriculum: _curriculum, grade: _grade, ...row }) => ({
    ...row,
    ...stampsOf(row),
    points_possible: row.points_possible.toNumber(),
    assigned_date: dateToDay(row.assigned_date),
    due_date: dateToDay(row.due_date),
  }),
  csv: {
    name: "assignments",
    columns: [
      ["Student", (row) => nameOf(row.curriculum.student)],
      ["Subject", (row) => row.curriculum.subject.name],
      ["Title", (row) => row.title],
      ["Type", (row) => assignmentTypeLabels[row.type]],
      ["Status", (row) => statusLabels[row.status]],
      ["Assigned on", (row, reading) => dayCell(row.assigned_date, reading)],
      ["Due on", (row, reading) => dayCell(row.due_date, reading)],
      ["Points possible", (row) => row.points_possible.toString()],
      ["Points earned", (row) => row.grade?.points_earned.toString() ?? ""],
      ["Percent", (row) => percentText(row)],
      ["Grade", (row) => letterOf(row) ?? ""],
      ["Feedback", (row) => row.grade?.feedback ?? ""],
      ["Description", (row) => row.description ?? ""],
      ["Instructions", (row) => row.instructions ?? ""],
    ],
  },
  toColumns: (row, { scope, ids }) => {
    const { id: curriculum_id, student_id } = ids(curriculumIds).get(row.curriculum_id)
    const lesson = row.lesson_id === null ? null : ids(lessonIds).get(row.lesson_id)
    if (lesson && lesson.student_id !== student_id) throw damagedArchive("an assignment belongs to a sibling's lesson")
    const { points_possible } = row
    return {
      ...row,
      ...stampColumns(row),
      id: ids(assignmentIds).add(row.id, { student_id, points_possible }),
      family_id: scope.family_id,
      student_id,
      curriculum_id,
      lesson_id: lesson?.id ?? null,
      assigned_date: dayToDate(row.assigned_date),
      due_date: dayToDate(row.due_date),
    }
  },
  insert: ({ scope }, data) => scope.db.assignment.createMany({ data }),
})

type GradedRow = {
  points_possible: Prisma.Decimal
  curriculum: Parameters<typeof scaleOfCourse>[0]
  grade: { points_earned: Prisma.Decimal; percentage: Prisma.Decimal | null } | null
}

function letterOf({ points_possible, curriculum, grade }: GradedRow): string | null {
  if (!grade) return null
  const points = { earned: grade.points_earned.toNumber(), possible: points_possible.toNumber() }
  return letterOn(scaleOfCourse(curriculum), points)
}

/** The percentage with its decimals, which never contradicts the letter in the next column. */
function percentText(row: GradedRow): string {
  const percent = row.grade?.percentage
  return percent ? String(shownPercent(percent.toNumber(), letterOf(row), 2)) : ""
}
