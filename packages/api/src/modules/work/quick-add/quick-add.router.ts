import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { newItems, newItemsView } from "./quick-add.schema.ts"
import { addItems } from "./quick-add.service.ts"
import { written } from "../../../refetch/rows.ts"

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
      writes: [...written.lessons, "event", "filing"],
    })
    .input(amendable(newItems))
    .output(newItemsView)
    .mutation(amending(addItems)),
})
