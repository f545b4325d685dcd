import { z } from "zod"
import { chosenId, dayView, id } from "@hearthbook/core/fields/fields"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { amendmentView } from "../amendment/amendment.schema.ts"
import { eventView } from "../../calendar/event/event.schema.ts"
import { filingView } from "../filing/filing.schema.ts"
import { openingView, paceView } from "../requirement/requirement.schema.ts"
import { summaryView } from "../time/time.schema.ts"

export const recordsFilter = z.object({
  student_id: chosenId("Choose a student."),
  school_year_id: chosenId("Choose a school year."),
})

const late = z.boolean().meta({ description: "True if it was written down more than 7 days after its day" })

const registerDay = z.object({
  date: dayView,
  is_school_day: z.boolean(),
  name: z.string().nullable().meta({ description: "The day off or extra school day that covers it" }),
  status: z.enum(attendanceStatuses).nullable().meta({ description: "Null without a mark" }),
  fraction: z.union([z.literal(1), z.literal(0.5)]).nullable(),
  minutes: z.int().nullable(),
  recorded_late: late,
})

/** A student's records of a school year, for one page. */
export const recordsView = z.object({
  register: z.array(z.object({ month: z.string().meta({ description: "YYYY-MM" }), days: z.array(registerDay) })),
  hours: summaryView,
  lessons: z
    .array(
      z.object({
        id,
        date: dayView,
        subject_id: id,
        title: z.string(),
        resources: z.array(z.string()).meta({ description: "Titles" }),
        recorded_late: late,
      }),
    )
    .meta({ description: "Lessons that were done, by day" }),
  field_trips: z.array(eventView).meta({ description: "Field trips up to today, and other events with minutes" }),
  filings: z.array(filingView),
  amendments: z.array(amendmentView),
  requirement_id: id.nullable().meta({ description: "Null if nothing is asked of the student in this year" }),
  opening: openingView
    .nullable()
    .meta({ description: "What was done in the year before the family used Hearthbook. `hours` is without it" }),
  pace: z.array(paceView),
})

export type RecordsFilter = z.output<typeof recordsFilter>
export type RecordsView = z.output<typeof recordsView>
