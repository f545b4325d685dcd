import { z } from "zod"
import { byId } from "../../fields/fields.ts"
import { familyProcedure, router } from "../../trpc/trpc.ts"
import { notificationFilter, notificationView, readAllView } from "./notification.schema.ts"
import { listNotifications, readAllNotifications, readNotification } from "./notification.service.ts"

const tags = ["notifications"]

export const notificationRouter = router({
  list: familyProcedure
    .meta({ openapi: { method: "GET", path: "/notifications", tags, summary: "What one was told, the newest first" } })
    .input(notificationFilter)
    .output(z.array(notificationView))
    .query(({ ctx, input }) => listNotifications(ctx.scope, input)),
  // Declared before /notifications/{id}/read: the first path that fits is taken.
  readAll: familyProcedure
    .meta({ openapi: { method: "POST", path: "/notifications/read", tags, summary: "Mark all as read" } })
    .input(z.void())
    .output(readAllView)
    .mutation(({ ctx }) => readAllNotifications(ctx.scope)),
  read: familyProcedure
    .meta({ openapi: { method: "POST", path: "/notifications/{id}/read", tags, summary: "Mark one as read" } })
    .input(byId)
    .output(notificationView)
    .mutation(({ ctx, input }) => readNotification(ctx.scope, input.id)),
})
