import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { copyCourse } from "./copy-course.service.ts"
import { copyInput, copyView } from "./copy.schema.ts"
import { written } from "../../../refetch/rows.ts"

export const copyRouter = router({
  copy: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/curriculum/{id}/copy",
        tags: ["curriculum"],
        summary: "Copy a curriculum for other students or another school year, or say what would be made",
      },
      writes: ["curriculum", "subject", "resource", ...written.lessons],
    })
    .input(copyInput)
    .output(copyView)
    .mutation(({ ctx, input }) => copyCourse(ctx.scope, input)),
})
