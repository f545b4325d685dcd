import type { Prisma } from "@hearthbook/db"
import type { AttendanceView } from "./attendance.schema.ts"

export const attendanceSelect = {
  id: true,
  student_id: true,
  date: true,
  status: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.attendance_recordSelect

export function toAttendanceView(
  row: Prisma.attendance_recordGetPayload<{ select: typeof attendanceSelect }>,
): AttendanceView {
  return {
    ...row,
    date: row.date.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
