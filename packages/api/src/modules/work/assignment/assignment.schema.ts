import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  flag,
  id,
  momentView,
  optionalText,
  page,
  possiblePoints,
  requiredText,
  searchText,
  version,
} from "@hearthbook/core/fields/fields"
import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import { assignmentTypes } from "@hearthbook/core/work/assignment-types"
import { limits } from "@hearthbook/core/limits/limits"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

export { assignmentTypes }

export const assignmentDraft = z.object({
  curriculum_id: chosenId("Choose a curriculum."),
  title: requiredText("Title", limits.title),
  description: optionalText("Description", limits.description),
  instructions: optionalText("Instructions", limits.long_text),
  points_possible: possiblePoints.optional().meta({ description: "100 by default" }),
  type: z.enum(assignmentTypes, "Choose a type.").optional().meta({ description: "homework by default" }),
  assigned_date: day("Assigned date").optional().meta({ description: "Today in the family's time zone by default" }),
  due_date: day("Due date"),
  needs_answer: flag("Asking for an answer must be true or false.").optional().meta({
    description: "True by default. If false, the child may turn it in without a text, a file or a link",
  }),
  extra_credit: flag("Extra credit must be true or false.").optional().meta({
    description: "False by default. If true, its points are added to those earned and not to those possible",
  }),
})
const status = z.enum(assignmentStatuses, "Choose a status.").optional()

/** A new assignment. Records of past work may already be turned in or graded. */
export const newAssignment = assignmentDraft.extend({ status: status.meta({ description: "assigned by default" }) })
export const assignmentUpdate = assignmentDraft.partial().extend({ id, version, status })

export const assignmentFilter = page.extend({
  student_id: id.optional(),
  subject_id: id.optional(),
  curriculum_id: id.optional(),
  status: z
    .enum([...assignmentStatuses, "overdue", "open", "to_do", "overdue_to_do"], "Choose a status.")
    .optional()
    .meta({
      description:
        "overdue: not graded and due before today; open: everything that is not graded; to_do: everything that is not turned in; overdue_to_do: not turned in and due before today",
    }),
  order: z
    .enum(["earliest_due", "latest_due", "latest_assigned"], "Choose an order.")
    .optional()
    .meta({ description: "earliest_due by default" }),
  start_date: day("Start date").optional().meta({ description: "Due on or after" }),
  end_date: day("End date").optional().meta({ description: "Due on or before" }),
  search: searchText.optional().meta({ description: "Words in title, description or instructions, in any order" }),
})

/** The filter for counting, without the fields for order and paging. */
export const assignmentCountFilter = assignmentFilter.omit({ limit: true, cursor: true, order: true })

/** An assignment in the lesson that it was created with. */
export const assignmentOnLesson = z.object({
  id,
  title: z.string(),
  type: z.enum(assignmentTypes),
  status: z.enum(assignmentStatuses),
  points_possible: z.number(),
  due_date: dayView,
})

export const gradeOnAssignment = z.object({
  id,
  points_earned: z.number(),
  percentage: z
    .number()
    .nullable()
    .meta({ description: "0 to 100 with two decimals; null where 0 points were possible" }),
  letter_grade: z.string().nullable().meta({
    description: "The label on the course's scale; null where 0 points were possible or the scale has no labels",
  }),
  feedback: z.string().nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type GradeOnAssignment = z.output<typeof gradeOnAssignment>

export const assignmentView = z.object({
  id,
  lesson_id: id.nullable().meta({ description: "The lesson that it was created with" }),
  curriculum_id: id,
  student_id: id,
  title: z.string(),
  description: z.string().nullable(),
  instructions: z.string().nullable(),
  points_possible: z.number(),
  type: z.enum(assignmentTypes),
  status: z.enum(assignmentStatuses),
  effective_status: z
    .enum([...assignmentStatuses, "overdue"])
    .meta({ description: "The status, or overdue: not graded and due before today" }),
  assigned_date: dayView,
  due_date: dayView,
  submission_url: z.string().nullable(),
  needs_answer: z.boolean(),
  extra_credit: z.boolean(),
  grading_scale_id: z.string().meta({ description: "The scale of its course, as GET /grading-scales lists it" }),
  student: studentSummary,
  subject: subjectSummary,
  grade: gradeOnAssignment.nullable().meta({ description: "Null for a child who does not see grades" }),
  feedback: z.string().nullable().meta({
    description: "The grade's feedback once the work is graded, also for a child who does not see grades",
  }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export const assignmentCounts = z.object({
  total: z.int(),
  assigned: z.int(),
  in_progress: z.int(),
  submitted: z.int(),
  graded: z.int(),
  overdue: z.int().meta({ description: "Derived; these are also counted under their stored status" }),
  overdue_to_do: z.int().meta({ description: "The overdue ones that are not turned in" }),
})
export type AssignmentCounts = z.output<typeof assignmentCounts>
export type AssignmentDraft = z.output<typeof newAssignment>
export type AssignmentView = z.output<typeof assignmentView>
export type AssignmentFilter = z.output<typeof assignmentFilter>
