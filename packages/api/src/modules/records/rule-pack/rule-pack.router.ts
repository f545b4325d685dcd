import { z } from "zod"
import { publicProcedure, router } from "../../../trpc/trpc.ts"
import { byPackId, rulePackFilter, rulePackView } from "./rule-pack.schema.ts"
import { getRulePack, listRulePacks } from "./rule-pack.service.ts"

const tags = ["requirements"]

export const rulePackRouter = router({
  list: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/rule-packs", tags, protect: false, summary: "List what the states ask" },
      reads: [],
    })
    .input(rulePackFilter)
    .output(z.array(rulePackView))
    .query(({ input }) => listRulePacks(input)),
  byId: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/rule-packs/{id}", tags, protect: false, summary: "Get what a state asks" },
      reads: [],
    })
    .input(byPackId)
    .output(rulePackView)
    .query(({ input }) => getRulePack(input.id)),
})
