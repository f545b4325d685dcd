import { z } from "zod"
import { rulePackFiles } from "../generated/rule-pack-files.ts"
import { rulePack, type RulePack } from "./rule-pack.schema.ts"

let read: RulePack[] | undefined

/** Returns all rule packs by state and path, with 'no state rule' and 'my own' last. Parses the files on the first call. */
export function rulePacks(): RulePack[] {
  read ??= rulePackFiles.flatMap((file) => z.array(rulePack).parse(file)).toSorted(byStateAndPath)
  return read
}

function byStateAndPath(one: RulePack, other: RulePack): number {
  // After every state.
  const placeOf = ({ state }: RulePack) => state ?? "ZZ"
  return placeOf(one).localeCompare(placeOf(other)) || one.path.localeCompare(other.path)
}

/** The pack with an id, or undefined. */
export function rulePackOf(id: string): RulePack | undefined {
  return rulePacks().find((pack) => pack.id === id)
}
