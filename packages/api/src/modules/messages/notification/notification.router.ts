import { z } from "zod"
import { byId } from "@hearthbook/core/fields/fields"
import { familyProcedure, router } from "../../../trpc/trpc.ts"
import { notificationFilter, notificationView, readAllView } from "./notification.schema.ts"
import { listNotifications, readAllNotifications, readNotification } from "./notification.service.ts"

const tags = ["notifications"]

export const notificationRouter = router({
  list: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/notifications",
        tags,
        summary: "List the person's notifications, newest first",
      },
      reads: ["notification"],
    })
    .input(notificationFilter)
    .output(z.array(notificationView))
    .query(({ ctx, input }) => listNotifications(ctx.scope, input)),
  // Declared before /notifications/{id}/read, because the first matching path is used.
  readAll: familyProcedure
    .meta({
      openapi: { method: "POST", path: "/notifications/read", tags, summary: "Mark all notifications as read" },
      writes: ["notification"],
    })
    .input(z.void())
    .output(readAllView)
    .mutation(({ ctx }) => readAllNotifications(ctx.scope)),
  read: familyProcedure
    .meta({
      openapi: { method: "POST", path: "/notifications/{id}/read", tags, summary: "Mark a notification as read" },
      writes: ["notification"],
    })
    .input(byId)
    .output(notificationView)
    .mutation(({ ctx, input }) => readNotification(ctx.scope, input.id)),
})
