import { z } from "zod"
import { byId, removal } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { eventDraft, eventFilter, eventUpdate, eventView } from "./event.schema.ts"
import { undoableRemoval } from "../../../recording/record-deletion.ts"
import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from "./event.service.ts"
import { written } from "../../../refetch/rows.ts"

const tags = ["events"]

export const eventRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/events", tags, summary: "List one-time events by start" },
      reads: ["student", "event"],
    })
    .input(eventFilter)
    .output(z.array(eventView))
    .query(({ ctx, input }) => listEvents(ctx.scope, input)),
  byId: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/events/{id}", tags, summary: "Get an event" },
      reads: ["student", "event"],
    })
    .input(byId)
    .output(eventView)
    .query(({ ctx, input }) => getEvent(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/events", tags, summary: "Create an event" },
      creates: true,
      writes: written.events,
    })
    .input(amendable(eventDraft))
    .output(eventView)
    .mutation(amending(createEvent)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/events/{id}", tags, summary: "Change an event" },
      writes: written.events,
    })
    .input(amendable(eventUpdate))
    .output(eventView)
    .mutation(amending(updateEvent)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/events/{id}", tags, summary: "Delete an event; this can be undone" },
      writes: written.events,
    })
    .input(amendable(removal))
    .output(undoableRemoval)
    .mutation(amending(deleteEvent)),
})
