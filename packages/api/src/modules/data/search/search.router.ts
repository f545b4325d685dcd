import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { searchInput, searchView } from "./search.schema.ts"
import { findEverywhere } from "./search.service.ts"
import { read } from "../../../refetch/rows.ts"

export const searchRouter = router({
  all: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/search",
        tags: ["search"],
        summary: "Find students, courses, lessons, assignments and resources by words",
      },
      reads: read.lesson,
    })
    .input(searchInput)
    .output(searchView)
    .query(({ ctx, input }) => findEverywhere(ctx.scope, input)),
})
