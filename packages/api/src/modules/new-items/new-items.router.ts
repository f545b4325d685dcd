import { adultProcedure, router } from "../../trpc/trpc.ts"
import { amendable, amending } from "../amending/amending.ts"
import { newItems, newItemsView } from "./new-items.schema.ts"
import { addItems } from "./new-items.service.ts"

export const newItemsRouter = router({
  addItems: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/planner/items",
        tags: ["planner"],
        summary: "Add lessons, assignments and events of several students, all or none",
      },
      creates: true,
    })
    .input(amendable(newItems))
    .output(newItemsView)
    .mutation(amending(addItems)),
})
