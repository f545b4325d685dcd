import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { logClasses } from "./log-classes.service.ts"
import { logTime } from "./log-time.service.ts"
import {
  classesLog,
  loggedTimeView,
  summaryFilter,
  summaryView,
  timeDraft,
  timeFilter,
  timesDraft,
  timeUpdate,
  timeView,
} from "./time.schema.ts"
import { createTime, deleteTime, getTime, listTime, updateTime } from "./time.service.ts"
import { summarizeTimeOf } from "./time-summary.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["time"]

export const timeRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/time", tags, summary: "List time entries by day" },
      reads: [...read.lesson, "event", "time_entry"],
    })
    .input(timeFilter)
    .output(z.array(timeView))
    .query(({ ctx, input }) => listTime(ctx.scope, input)),
  // Before byId: the path /time/summary must not be read as an id.
  summary: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/time/summary",
        tags,
        summary: "Sum a student's days and minutes, by subject and by month",
      },
      reads: ["student", "subject", "time_entry", "attendance_record"],
    })
    .input(summaryFilter)
    .output(summaryView)
    .query(({ ctx, input }) => summarizeTimeOf(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/time/{id}", tags, summary: "Get a time entry" }, reads: ["time_entry"] })
    .input(byId)
    .output(timeView)
    .query(({ ctx, input }) => getTime(ctx.scope, input.id)),
  create: familyProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/time",
        tags,
        summary: "Write down time; what a student writes down counts once an adult accepts it",
      },
      creates: true,
      writes: written.time,
    })
    .input(amendable(timeDraft))
    .output(timeView)
    .mutation(amending(createTime)),
  createMany: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/time/bulk",
        tags,
        summary: "Write down time of several students or days, all or none",
      },
      creates: true,
      writes: written.time,
    })
    .input(amendable(timesDraft))
    .output(z.array(loggedTimeView))
    .mutation(amending((scope, { records }) => logTime(scope, records))),
  logClasses: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/time/classes", tags, summary: "Write down the time of a day's classes" },
      writes: written.time,
    })
    .input(amendable(classesLog))
    .output(z.array(loggedTimeView))
    .mutation(amending(logClasses)),
  update: familyProcedure
    .meta({
      openapi: { method: "PUT", path: "/time/{id}", tags, summary: "Change a time entry, or count a noted one" },
      refuses: ["WRONG_ROLE", "CONFLICT"],
      writes: written.time,
    })
    .input(amendable(timeUpdate))
    .output(timeView)
    .mutation(amending(updateTime)),
  delete: familyProcedure
    .meta({
      openapi: { method: "DELETE", path: "/time/{id}", tags, summary: "Delete a time entry that was typed" },
      refuses: ["WRONG_ROLE", "CONFLICT"],
      writes: written.time,
    })
    .input(amendable(removal))
    .output(removed)
    .mutation(amending(deleteTime)),
})
