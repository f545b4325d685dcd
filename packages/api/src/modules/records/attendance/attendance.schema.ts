import { z } from "zod"
import { chosenId, day, dayView, id, momentView, page, versionOrNone } from "@hearthbook/core/fields/fields"
import { changeId } from "../../../recording/change-id.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"

const minutesAsked = "Minutes must be a whole number from 0 to 1440."

/** A mark for one child and day; null clears it. */
export const markDraft = z.object({
  student_id: chosenId("Choose a student."),
  date: day("Date"),
  status: z
    .enum(attendanceStatuses, "Choose present, absent, late or excused.")
    .nullable()
    .meta({ description: "Null clears the mark" }),
  fraction: z
    .union([z.literal(1), z.literal(0.5)], "Choose a whole day or half a day.")
    .optional()
    .meta({ description: "1, or 0.5 for half a day; 1 by default" }),
  minutes: z
    .int(minutesAsked)
    .min(0, minutesAsked)
    .max(1440, minutesAsked)
    .nullable()
    .optional()
    .meta({ description: "The minutes of the whole day, for families that count hours by the day; null by default" }),
  version: versionOrNone.describe(
    "The version of the mark last seen, 0 if there was none; another one is refused with 409",
  ),
})

export const marksDraft = z.object({
  records: z
    .array(markDraft, "Records are required.")
    .min(1, "Give at least one record.")
    .max(500, "Send 500 records at most."),
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
  fraction: z.number().meta({ description: "1, or 0.5 for half a day" }),
  minutes: z.int().nullable(),
  recorded_late: z.boolean().meta({ description: "True if it was written down more than 7 days after its day" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** A mark after a change. A cleared mark has no row, and version 0. */
export const markView = attendanceView.extend({
  id: id.nullable(),
  status: z.enum(attendanceStatuses).nullable(),
  created_at: momentView.nullable(),
  updated_at: momentView.nullable(),
})

/** One of many marks that were set at once. */
export const bulkMarkView = markView.extend({ change_id: changeId })

export const streakFilter = z.object({
  date: day("Date")
    .optional()
    .meta({ description: "The streak at the end of this day; today by default and at the latest" }),
})

export const streakView = z.object({
  student_id: id,
  student: studentSummary,
  streak: z.int().meta({ description: "The number of consecutive school days on which the student was present" }),
})

export type MarkDraft = z.output<typeof markDraft>
export type MarkView = z.output<typeof markView>
export type BulkMarkView = z.output<typeof bulkMarkView>
export type AttendanceFilter = z.output<typeof attendanceFilter>
export type AttendanceView = z.output<typeof attendanceView>
export type StreakView = z.output<typeof streakView>
