import { dayToDate } from "../../../rules/days.ts"
import { pointsInRange } from "../../../rules/grading.ts"
import { markOf } from "../../assignment/grade-points.ts"
import { assignmentRow, fileEntryName, fileRow, gradeRow, largestStoredFile, submissionRow } from "../nouns/row.ts"
import { damaged } from "../format/archive-errors.ts"
import { restoreFile } from "../nouns/restore-file.ts"
import { restored, stampColumns } from "../nouns/restored-kind.ts"

export const assignments = restored({
  kind: "assignments",
  schema: assignmentRow,
  toColumns: (row, restore) => {
    const { id: curriculum_id, student_id } = restore.curricula.get(row.curriculum_id)
    const lesson = row.lesson_id === null ? null : restore.lessons.get(row.lesson_id)
    if (lesson && lesson.student_id !== student_id) throw damaged("an assignment was set with a sibling's lesson")
    const { points_possible } = row
    return {
      ...row,
      ...stampColumns(row),
      id: restore.assignments.add(row.id, { student_id, points_possible }),
      family_id: restore.scope.family_id,
      student_id,
      curriculum_id,
      lesson_id: lesson?.id ?? null,
      assigned_date: dayToDate(row.assigned_date),
      due_date: dayToDate(row.due_date),
    }
  },
  insert: ({ scope }, data) => scope.db.assignment.createMany({ data }),
})

export const grades = restored({
  kind: "grades",
  schema: gradeRow,
  toColumns: (row, { scope, assignments: of, newId }) => {
    const { id: assignment_id, student_id, points_possible: possible } = of.get(row.assignment_id)
    const points = { earned: row.points_earned, possible }
    if (!pointsInRange(points)) throw damaged(`a grade has ${points.earned} of ${possible} points`)
    return {
      ...row,
      ...stampColumns(row),
      ...markOf(points),
      id: newId(),
      family_id: scope.family_id,
      student_id,
      assignment_id,
    }
  },
  insert: ({ scope }, data) => scope.db.grade.createMany({ data }),
})

export const submissions = restored({
  kind: "submissions",
  schema: submissionRow,
  toColumns: (row, restore) => {
    const { id: assignment_id, student_id } = restore.assignments.get(row.assignment_id)
    return {
      ...row,
      ...stampColumns(row),
      id: restore.submissions.add(row.id, {}),
      family_id: restore.scope.family_id,
      student_id,
      assignment_id,
      submitted_at: new Date(row.submitted_at),
    }
  },
  insert: ({ scope }, data) => scope.db.submission.createMany({ data }),
})

/** Files come back as an upload would keep them. One that an upload would refuse is left out, and told. */
export const files = restored({
  kind: "files",
  schema: fileRow,
  toColumns: (row, restore) => {
    const { is_own_picture, ...columns } = row
    const data = {
      ...columns,
      ...stampColumns(row),
      // Each row has an entry of its own: one entry for many rows would be kept many times, and fill the disk.
      id: restore.files.add(row.id, {}),
      family_id: restore.scope.family_id,
      assignment_id: restore.assignments.idOf(row.assignment_id),
      submission_id: restore.submissions.idOf(row.submission_id),
      student_id: restore.students.idOf(row.student_id),
      provider_id: restore.providers.idOf(row.provider_id),
      user_id: is_own_picture ? restore.scope.actor.user_id : null,
      waiting_since: restore.scope.now,
    }
    return { data, name: fileEntryName(row) }
  },
  insert: async ({ scope, archive, refused_files }, rows) => {
    for (const { data, name } of rows) {
      const bytes = await archive.readAll(name, largestStoredFile)
      if (bytes.length !== data.size) throw damaged(`${name} is not as long as it must be`)
      const refused = await restoreFile(scope, data, bytes)
      if (refused) refused_files.push(refused)
    }
  },
})
