import type { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { builtinScales } from "@hearthbook/core/grading/builtin-scales"
import { scaleProblems, type ScaleFacts } from "@hearthbook/core/grading/grading-scale"
import { deleteUnlessStale, refuseIfReferenced, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { visibleTo } from "./grading-scale.policy.ts"
import type {
  GradingScaleDraft,
  GradingScaleFilter,
  GradingScaleRemoval,
  GradingScaleUpdate,
  GradingScaleView,
} from "./grading-scale.schema.ts"
import { gradingScaleSelect, toBuiltinView, toGradingScaleView } from "./grading-scale.select.ts"
import { requireScale } from "./scale-columns.ts"

const order = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.grading_scaleOrderByWithRelationInput[]

/** The built-in scales, then the family's own by name. VALIDATION_ERROR if the cursor's scale was deleted. */
export async function listGradingScales(
  scope: Scope,
  { limit, cursor }: GradingScaleFilter,
): Promise<GradingScaleView[]> {
  const own = await scope.db.grading_scale.findMany({
    where: visibleTo(scope),
    select: gradingScaleSelect,
    orderBy: order,
  })
  const all = [...builtinScales.map(toBuiltinView), ...own.map(toGradingScaleView)]
  const place = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && place === -1)
    throw fieldError("cursor", "This row was deleted. Start again without a cursor.")
  return all.slice(place + 1, limit === undefined ? undefined : place + 1 + limit)
}

/** NOT_FOUND for an id that is neither built in nor the family's own. */
export async function getGradingScale(scope: Scope, id: string): Promise<GradingScaleView> {
  return requireScale(scope, id)
}

/** Adds a scale of the family's own. VALIDATION_ERROR without steps, for a label or a percentage twice, and for more than 30 steps. */
export async function createGradingScale(scope: Scope, draft: GradingScaleDraft): Promise<GradingScaleView> {
  refuseProblems(draft)
  const row = await scope.db.grading_scale.create({
    data: { ...draft, family_id: scope.family_id },
    select: gradingScaleSelect,
  })
  return toGradingScaleView(row)
}

/** Changes a scale, and with it every grade on it that is not final. CONFLICT for a built-in one; STALE if `version` is out of date. */
export async function updateGradingScale(scope: Scope, input: GradingScaleUpdate): Promise<GradingScaleView> {
  const { id, version, ...patch } = input
  const { kind, steps } = await requireOwnScale(scope, id)
  refuseProblems({ kind: patch.kind ?? kind, steps: patch.steps ?? steps })
  const row = await refuseIfStale(
    () =>
      scope.db.grading_scale.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, version: { increment: 1 } },
        select: gradingScaleSelect,
      }),
    () => getGradingScale(scope, id),
  )
  return toGradingScaleView(row)
}

/** Deletes a scale. CONFLICT for a built-in one; IN_USE while the family or a course uses it; STALE if `version` is out of date. */
export async function deleteGradingScale(scope: Scope, { id, version }: GradingScaleRemoval): Promise<{ id: string }> {
  await requireOwnScale(scope, id)
  const { family_id } = scope
  if ((await scope.db.grading_scale.count({ where: { family_id, id, is_default: true } })) > 0)
    throw new AppError("IN_USE", "This is the family's scale. Choose another one for the family first.")
  const unused = () =>
    scope.db.grading_scale.deleteMany({ where: { id, version, is_default: false, AND: visibleTo(scope) } })
  const remove = () =>
    refuseIfReferenced(
      unused,
      () => new AppError("IN_USE", "This scale is in use. Choose another scale for its courses first."),
    )
  return deleteUnlessStale({ id, version }, "grading scale", remove, () => getGradingScale(scope, id))
}

async function requireOwnScale(scope: Scope, id: string): Promise<GradingScaleView> {
  const scale = await requireScale(scope, id)
  if (scale.builtin)
    throw new AppError("CONFLICT", "A built-in scale cannot be changed. Make one of your own from it instead.")
  return scale
}

function refuseProblems(scale: ScaleFacts): void {
  const [first, ...rest] = scaleProblems(scale).map(({ path, message }) => ({ field: path.join("."), message }))
  if (first) throw new AppError("VALIDATION_ERROR", first.message, { issues: [first, ...rest] })
}
