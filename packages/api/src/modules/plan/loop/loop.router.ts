import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { loopDraft, loopFilter, loopUpdate, loopView, savedLoopView } from "./loop.schema.ts"
import { deleteLoop, getLoop, listLoops } from "./loop.service.ts"
import { createLoop, updateLoop } from "./save-loop.service.ts"

const tags = ["loops"]

export const loopRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/loops", tags, summary: "List loops with the lessons to do today" },
      reads: ["student", "event", "loop", "curriculum", "lesson"],
    })
    .input(loopFilter)
    .output(z.array(loopView))
    .query(({ ctx, input }) => listLoops(ctx.scope, input)),
  byId: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/loops/{id}", tags, summary: "Get a loop" },
      reads: ["student", "event", "loop", "curriculum", "lesson"],
    })
    .input(byId)
    .output(loopView)
    .query(({ ctx, input }) => getLoop(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      creates: true,
      openapi: { method: "POST", path: "/loops", tags, summary: "Let 2 to 12 courses of a child take turns" },
      refuses: ["CONFLICT"],
      writes: ["loop", "curriculum", "lesson", "change"],
    })
    .input(loopDraft)
    .output(savedLoopView)
    .mutation(({ ctx, input }) => createLoop(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/loops/{id}", tags, summary: "Change a loop" },
      writes: ["loop", "curriculum", "lesson", "change"],
    })
    .input(loopUpdate)
    .output(savedLoopView)
    .mutation(({ ctx, input }) => updateLoop(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/loops/{id}", tags, summary: "Delete a loop; its courses stay" },
      writes: ["loop", "curriculum", "lesson", "change"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteLoop(ctx.scope, input)),
})
