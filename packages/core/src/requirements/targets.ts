import { countOf } from "../names/count-of.ts"
import { isInGrades } from "./grades.ts"

export const targetMeasures = ["days", "hours", "months", "units"] as const
export const targetModes = ["all_of", "any_of"] as const
export const targetBindings = ["required", "comparison", "recommended"] as const

/** The fields of a target, in a rule pack and in a family's copy. */
export type TargetFacts = {
  label: string
  measure: (typeof targetMeasures)[number]
  min: number
  /** Core hours only, or those at home; null for all. */
  filter: { core?: true | undefined; place?: "home" | undefined } | null
  group: string | null
  mode: (typeof targetModes)[number]
  /** The target that this one is a part of. */
  within: string | null
  binding: (typeof targetBindings)[number]
}

/** A target of a family's copy. `pack_min` is null for the family's own; `changed` says that it is not as in the pack. */
export type Target = TargetFacts & { id: string; pack_min: number | null; changed: boolean }

/** A target as it is stored. One of the pack that the family removed is kept, so that a newer pack does not bring it back. */
export type StoredTarget = Target & { removed?: true | undefined }

type PackTarget = TargetFacts & { id: string; grades: [string, string] | null }

/** The targets that a family sees. */
export function shownTargets(stored: StoredTarget[]): Target[] {
  return stored.filter(({ removed }) => !removed).map(({ removed: _removed, ...target }) => target)
}

/**
 * Takes from a pack what is asked in a grade. What the family changed, added or removed before stays as it is; of what it changed, the
 * pack's number follows.
 */
export function adoptTargets(pack: PackTarget[], grade_level: string, before: StoredTarget[] = []): StoredTarget[] {
  const asked = pack.filter(({ grades }) => isInGrades(grade_level, grades))
  const taken = asked.map((target): StoredTarget => {
    const known = before.find(({ id }) => id === target.id)
    if (known?.changed) return { ...known, pack_min: target.min }
    const { id, label, measure, min, filter, group, mode, within, binding } = target
    const copy = { id, label, measure, min, pack_min: min, changed: false, filter, group, mode, within, binding }
    return known?.removed ? { ...copy, removed: true } : copy
  })
  const kept = before.filter(
    ({ id, changed, removed }) => (changed || removed) && !asked.some((target) => target.id === id),
  )
  return [...taken, ...kept]
}

/** A target as a family sends it: with a known id it is changed, without one it is new. */
export type GivenTarget = { id?: string | undefined } & {
  [Field in keyof TargetFacts]?: TargetFacts[Field] | undefined
}

/**
 * Returns a whole list of targets as the family wants it. What it leaves out is removed. Null if a target has an id that is not known, or
 * if a new one lacks its measure or number.
 */
export function changeTargets(
  before: StoredTarget[],
  given: GivenTarget[],
  newId: () => string,
): StoredTarget[] | null {
  const list = given.map((target) => changeTarget(before, target, newId))
  const targets = list.filter((target) => target !== null)
  if (targets.length < list.length) return null
  const ids = new Set(targets.map(({ id }) => id))
  if (ids.size < targets.length) return null
  const joined = targets.map((target) => ({ ...target, within: ids.has(target.within ?? "") ? target.within : null }))
  const gone = before.filter(({ id, pack_min }) => pack_min !== null && !ids.has(id))
  return [...joined, ...gone.map((target) => ({ ...target, removed: true as const }))]
}

function changeTarget(before: StoredTarget[], given: GivenTarget, newId: () => string): StoredTarget | null {
  const known = before.find(({ id }) => id === given.id)
  if (given.id !== undefined && !known) return null
  if (known) {
    const { removed: _removed, changed: wasChanged, ...old } = known
    const target = { ...old, ...defined(given), id: known.id }
    const hadOther = wasChanged && (old.pack_min === null || old.min === old.pack_min)
    const hasOther = comparedFields.some((field) => text(target[field]) !== text(old[field]))
    return { ...target, changed: hadOther || hasOther || target.min !== target.pack_min }
  }
  const { measure, min } = given
  if (measure === undefined || min === undefined) return null
  const usual = { filter: null, group: null, mode: "all_of", within: null, binding: "required" } as const
  const named = { label: countOf(min, measure.slice(0, -1)), ...usual, ...defined(given), measure, min }
  return { ...named, id: newId(), pack_min: null, changed: true }
}

/** The fields besides the number that make a target the family's. */
const comparedFields = ["label", "measure", "filter", "group", "mode", "within", "binding"] as const

function text(value: unknown): string {
  return JSON.stringify(value)
}

function defined({ id: _id, ...fields }: GivenTarget): Partial<TargetFacts> {
  const { label, measure, min, filter, group, mode, within, binding } = fields
  return {
    ...(label !== undefined && { label }),
    ...(measure !== undefined && { measure }),
    ...(min !== undefined && { min }),
    ...(filter !== undefined && { filter }),
    ...(group !== undefined && { group }),
    ...(mode !== undefined && { mode }),
    ...(within !== undefined && { within }),
    ...(binding !== undefined && { binding }),
  }
}
