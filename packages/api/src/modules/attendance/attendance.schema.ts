import { z } from "zod"
import { chosenId, day, dayView, id, momentView, page, versionOrNone } from "../../fields/fields.ts"
import { attendanceStatuses } from "../../rules/attendance.ts"

/** One mark of one child and day; null takes the mark away (DECISIONS 44). */
export const markDraft = z.object({
  student_id: chosenId("Choose a student."),
  date: day("Date"),
  status: z
    .enum(attendanceStatuses, "Choose present, absent, late or excused.")
    .nullable()
    .meta({ description: "Null clears the mark" }),
  version: versionOrNone.describe("Of the mark last seen, 0 where there was none; another one answers 409"),
})

/** All or none. */
export const marksDraft = z.object({
  records: z
    .array(markDraft, "Records are required.")
    .min(1, "Give at least one record.")
    .max(500, "Give 500 records at most at once."),
})

export const attendanceFilter = page.extend({
  student_id: id.optional(),
  start_date: day("Start date").optional().meta({ description: "On or after" }),
  end_date: day("End date").optional().meta({ description: "On or before" }),
})

export const attendanceView = z.object({
  id,
  student_id: id,
  date: dayView,
  status: z.enum(attendanceStatuses),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** A mark after a change of it: where it was cleared there is no row, and its version is 0. */
export const markView = attendanceView.extend({
  id: id.nullable(),
  status: z.enum(attendanceStatuses).nullable(),
  created_at: momentView.nullable(),
  updated_at: momentView.nullable(),
})

export const streakFilter = z.object({
  date: day("Date")
    .optional()
    .meta({ description: "As it stood at the end of this day; today by default, and at most" }),
})

export const streakView = z.object({
  student_id: id,
  streak: z.int().meta({ description: "School days in a row on which the student was present" }),
})

export type MarkDraft = z.output<typeof markDraft>
export type MarkView = z.output<typeof markView>
export type AttendanceFilter = z.output<typeof attendanceFilter>
export type AttendanceView = z.output<typeof attendanceView>
export type StreakView = z.output<typeof streakView>
