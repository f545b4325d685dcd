import { z } from "zod"
import { optionalLink } from "../../../fields/fields.ts"
import { assignmentStatuses } from "../../../rules/assignment-status.ts"
import { dateToDay, dayToDate } from "../../../rules/days.ts"
import { assignmentTypeLabels, statusLabels } from "../../../rules/labels.ts"
import { assignmentDraft } from "../../assignment/assignment.schema.ts"
import { damagedArchive } from "../format/archive-errors.ts"
import { archiveNoun } from "./archive-noun.ts"
import { curriculumIds } from "./curriculum.ts"
import { idKey } from "./id-map.ts"
import { lessonIds } from "./lesson.ts"
import { courseSelect, dayCell, nameOf, stampsOf } from "./read-context.ts"
import { stampColumns } from "./restore.ts"
import { reference, versioned } from "./row.ts"

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
      omit: { family_id: true, student_id: true },
      include: {
        curriculum: courseSelect,
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
  csv: {
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
      assignmentTypeLabels[row.type],
      statusLabels[row.status],
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
