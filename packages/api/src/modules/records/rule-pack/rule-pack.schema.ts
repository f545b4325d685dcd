import { z } from "zod"
import { packFiling, rulePack } from "@hearthbook/core/rule-packs/rule-pack.schema"

export { dueRule } from "@hearthbook/core/rule-packs/rule-pack.schema"

/** A rule for due days as an answer. Rules contain others, which the description of the API cannot say. */
const dueView = z.looseObject({ kind: z.string().meta({ description: "Such as fixed_date; the rest depends on it" }) })

export const rulePackView = rulePack.extend({ filings: z.array(packFiling.extend({ due: dueView })) })

export const rulePackFilter = z.object({
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "Give a state by its two letters, such as NY.")
    .optional(),
  status: z.enum(["sourced", "draft"], "Choose sourced or draft.").optional(),
})

export const byPackId = z.object({ id: z.string().max(40).meta({ description: "Such as us-ny" }) })

export type RulePackFilter = z.output<typeof rulePackFilter>
export type RulePackView = z.output<typeof rulePackView>
