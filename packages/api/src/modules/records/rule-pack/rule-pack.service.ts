import { found } from "@hearthbook/core/errors/not-found"
import { rulePackOf, rulePacks } from "@hearthbook/core/rule-packs/rule-packs"
import type { RulePackFilter, RulePackView } from "./rule-pack.schema.ts"

/** Lists the rule packs by state and path. */
export function listRulePacks({ state, status }: RulePackFilter): RulePackView[] {
  return rulePacks().filter(
    (pack) => (state === undefined || pack.state === state) && (status === undefined || pack.status === status),
  )
}

/** NOT_FOUND for an id without a pack. */
export function getRulePack(id: string): RulePackView {
  return found(rulePackOf(id) ?? null, "rule pack")
}
