import { listAssignments } from "./assignment-list.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import type { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { archivedLink } from "@hearthbook/core/fields/fields"
import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { shownPercent } from "@hearthbook/core/grading/letter-grade"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import { assignmentTypeLabels, statusLabels } from "@hearthbook/core/names/labels"
import { assignmentDraft, assignmentFilter, assignmentView } from "./assignment.schema.ts"
import { courseScaleSelect, scaleOfCourse } from "../../family/grading-scale/course-scale.ts"
import { damagedArchive } from "../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { courseSelect, dayCell, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { reference, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const assignment = {
  archive: archiveNoun({
    noun: "assignment",
    schema: assignmentDraft.required({ points_possible: true, type: true, assigned_date: true }).extend({
      ...versioned,
      lesson_id: reference,
      status: z.enum(assignmentStatuses),
      submission_url: archivedLink("Link to the work"),
    }),
    texts: ["description", "instructions", "submission_url"],
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
      const { id: curriculum_id, student_id } = ids("curriculum").get(row.curriculum_id)
      const lesson = row.lesson_id === null ? null : ids("lesson").get(row.lesson_id)
      if (lesson && lesson.student_id !== student_id)
        throw damagedArchive("an assignment belongs to a sibling's lesson")
      const { points_possible } = row
      return {
        ...row,
        ...stampColumns(row),
        id: ids("assignment").add(row.id, { student_id, points_possible }),
        family_id: scope.family_id,
        student_id,
        curriculum_id,
        lesson_id: lesson?.id ?? null,
        assigned_date: dayToDate(row.assigned_date),
        due_date: dayToDate(row.due_date),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "assignment", rows)),
  }),
  table: listTable({
    view: assignmentView,
    filter: assignmentFilter,
    list: listAssignments,
    omit: ["grade"],
    also: {
      points_earned: ({ grade }) => grade?.points_earned ?? null,
      percentage: ({ grade }) => grade?.percentage ?? null,
      letter_grade: ({ grade }) => grade?.letter_grade ?? null,
    },
  }),
}

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
