import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { calendarFeedDraft, calendarFeedUpdate, calendarFeedView, madeCalendarFeed } from "./calendar-feed.schema.ts"
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  listCalendarFeeds,
  replaceCalendarFeed,
  updateCalendarFeed,
} from "./calendar-feed.service.ts"

const tags = ["schedule"]

export const calendarFeedRouter = router({
  list: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/calendar-feeds", tags, summary: "List the calendar links, newest first" },
      reads: ["calendar_feed"],
    })
    .input(z.void())
    .output(z.array(calendarFeedView))
    .query(({ ctx }) => listCalendarFeeds(ctx.scope)),
  byId: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/calendar-feeds/{id}", tags, summary: "Get a calendar link" },
      reads: ["calendar_feed"],
    })
    .input(byId)
    .output(calendarFeedView)
    .query(({ ctx, input }) => getCalendarFeed(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/calendar-feeds",
        tags,
        summary: "Make a link from which a calendar program reads the family's calendar or a student's",
      },
      creates: true,
      refuses: ["CONFLICT"],
      writes: ["calendar_feed"],
    })
    .input(calendarFeedDraft)
    .output(madeCalendarFeed)
    .mutation(({ ctx, input }) => createCalendarFeed(ctx.scope, input)),
  update: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "PUT", path: "/calendar-feeds/{id}", tags, summary: "Change what a calendar link shows" },
      writes: ["calendar_feed"],
    })
    .input(calendarFeedUpdate)
    .output(calendarFeedView)
    .mutation(({ ctx, input }) => updateCalendarFeed(ctx.scope, input)),
  replace: adultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/calendar-feeds/{id}/replace",
        tags,
        summary: "Replace a calendar link; the former one opens nothing any more",
      },
      writes: ["calendar_feed"],
    })
    .input(byId)
    .output(madeCalendarFeed)
    .mutation(({ ctx, input }) => replaceCalendarFeed(ctx.scope, input.id)),
  delete: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/calendar-feeds/{id}", tags, summary: "Revoke a calendar link" },
      writes: ["calendar_feed"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => deleteCalendarFeed(ctx.scope, input.id)),
})
