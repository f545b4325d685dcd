import { z } from "zod"
import { byId } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import {
  attendanceFilter,
  attendanceView,
  bulkMarkView,
  markDraft,
  marksDraft,
  markView,
  streakFilter,
  streakView,
} from "./attendance.schema.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { getAttendance, listAttendance, listStreaks } from "./attendance.service.ts"
import { markManyAttendance } from "./mark-many.service.ts"
import { markAttendance } from "./mark-attendance.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["attendance"]

export const attendanceRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/attendance", tags, summary: "List attendance marks by day" },
      reads: ["student", "attendance_record"],
    })
    .input(attendanceFilter)
    .output(z.array(attendanceView))
    .query(({ ctx, input }) => listAttendance(ctx.scope, input)),
  // Before byId: the path /attendance/streaks must not be read as an id.
  streaks: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/attendance/streaks",
        tags,
        summary: "List the attendance streak of each student",
      },
      reads: [...read.schoolDays, "attendance_record"],
    })
    .input(streakFilter)
    .output(z.array(streakView))
    .query(({ ctx, input }) => listStreaks(ctx.scope, input)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/attendance/{id}", tags, summary: "Get an attendance mark" },
      reads: ["attendance_record"],
    })
    .input(byId)
    .output(attendanceView)
    .query(({ ctx, input }) => getAttendance(ctx.scope, input.id)),
  mark: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/attendance",
        tags,
        summary: "Set, replace or clear a student's mark for a day",
      },
      writes: written.marks,
    })
    .input(amendable(markDraft))
    .output(markView)
    .mutation(amending(markAttendance)),
  markAll: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/attendance/bulk", tags, summary: "Set many marks at once, all or none" },
      writes: written.marks,
    })
    .input(amendable(marksDraft))
    .output(z.array(bulkMarkView))
    .mutation(amending((scope, { records }) => markManyAttendance(scope, records))),
})
