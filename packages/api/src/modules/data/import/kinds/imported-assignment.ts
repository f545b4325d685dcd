import type { Day } from "@hearthbook/core/time/days"
import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { assignmentTypes } from "@hearthbook/core/work/assignment-types"
import type { gradeColumns } from "../../../work/assignment/grade-points.ts"

export type ExistingAssignment = {
  id: string
  curriculum_id: string
  title: string
  due_date: Day
  type: (typeof assignmentTypes)[number]
  points_possible: number
  status: AssignmentStatus
  grade: { points_earned: number; feedback: string | null } | null
}

/** An assignment with its grade as it is after the import. */
export type ImportedAssignment = Omit<ExistingAssignment, "grade"> & {
  student_id: string
  grade: (ReturnType<typeof gradeColumns> & { feedback: string | null }) | null
}
