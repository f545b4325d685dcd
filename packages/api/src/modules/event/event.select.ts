import type { Prisma } from "@hearthbook/db"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import type { EventView } from "./event.schema.ts"

export const eventSelect = {
  id: true,
  title: true,
  description: true,
  student_id: true,
  event_type: true,
  start_date: true,
  end_date: true,
  all_day: true,
  location: true,
  version: true,
  created_at: true,
  updated_at: true,
  student: { select: studentSummarySelect },
} satisfies Prisma.eventSelect

export function toEventView(row: Prisma.eventGetPayload<{ select: typeof eventSelect }>): EventView {
  return {
    ...row,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    student: row.student && toStudentSummary(row.student),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
