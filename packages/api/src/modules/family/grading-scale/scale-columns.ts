import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { builtinScales } from "@hearthbook/core/grading/builtin-scales"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import { visibleTo } from "./grading-scale.policy.ts"
import { gradingScaleSelect, toBuiltinView, toGradingScaleView } from "./grading-scale.select.ts"
import type { GradingScaleView } from "./grading-scale.schema.ts"

/** The two columns of a course that name its scale (docs/decisions/036): one of the family's own, or a built-in one. Neither for the family's. */
export type ScaleColumns = { grading_scale_id: string | null; builtin_scale: string | null }

/** The id in answers. */
export function shownScaleId({ grading_scale_id, builtin_scale }: ScaleColumns): string | null {
  return grading_scale_id ?? builtin_scale
}

/** The columns of a chosen scale; none if it was not given. NOT_FOUND for an id that is neither built in nor the family's own. */
export async function scaleColumns(scope: Scope, chosen: string | null | undefined): Promise<Partial<ScaleColumns>> {
  if (chosen === undefined) return {}
  if (chosen === null) return { grading_scale_id: null, builtin_scale: null }
  const { id, builtin } = await requireScale(scope, chosen)
  return { grading_scale_id: builtin ? null : id, builtin_scale: builtin ? id : null }
}

/** Makes a scale the one of all courses without one; null for the standard letters. NOT_FOUND as `scaleColumns`. */
export async function setFamilyScale(scope: Scope, chosen: string | null): Promise<void> {
  const { db, family_id } = scope
  const { grading_scale_id, builtin_scale } = await scaleColumns(scope, chosen)
  // The scale itself does not change, so it keeps its time. One after the other, because only one can be the default.
  await db.$executeRaw`UPDATE grading_scale SET is_default = false WHERE family_id = ${family_id}::uuid AND is_default`
  await db.$executeRaw`
    UPDATE grading_scale SET is_default = true WHERE family_id = ${family_id}::uuid AND id = ${grading_scale_id ?? null}::uuid`
  await db.family.update({
    where: { id: family_id },
    data: { builtin_scale: builtin_scale ?? null },
    select: { id: true },
  })
}

export function builtinScaleOf(id: string): GradingScale | undefined {
  return builtinScales.find((scale) => scale.id === id)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A built-in scale or one of the family's own. NOT_FOUND for any other id. */
export async function requireScale(scope: Scope, id: string): Promise<GradingScaleView> {
  const builtin = builtinScaleOf(id)
  if (builtin) return toBuiltinView(builtin)
  const own = uuid.test(id)
    ? await scope.db.grading_scale.findFirst({ where: { id, AND: visibleTo(scope) }, select: gradingScaleSelect })
    : null
  return toGradingScaleView(found(own, "grading scale"))
}

/** The error for a label that a scale does not have. */
export function unknownLabel(field: string, label: string, scale: Pick<GradingScale, "name">) {
  return fieldError(field, `The scale “${scale.name}” has no label “${label}”.`)
}
