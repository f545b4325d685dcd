import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import { gradingScaleSelect, storedScale } from "./grading-scale.select.ts"
import { builtinScaleOf } from "./scale-columns.ts"

const scaleObject = Prisma.sql`jsonb_build_object('id', gs.id, 'name', gs.name, 'kind', gs.kind, 'steps', gs.steps)`

/** SQL for the scale of a family: a JSON object, the id of a built-in one as a JSON text, or null. For `readScale`. */
export function familyScale(family_id: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(to_jsonb(f.builtin_scale), (
      SELECT ${scaleObject} FROM grading_scale gs WHERE gs.family_id = f.id AND gs.is_default))
    FROM family f WHERE f.id = ${family_id}::uuid)`
}

/** The same for the course in the row `c`: its own scale, else the family's. */
export function courseScale(family_id: string): Prisma.Sql {
  return Prisma.sql`CASE
    WHEN c.builtin_scale IS NOT NULL THEN to_jsonb(c.builtin_scale)
    WHEN c.grading_scale_id IS NOT NULL THEN (
      SELECT ${scaleObject} FROM grading_scale gs WHERE gs.family_id = ${family_id}::uuid AND gs.id = c.grading_scale_id)
    ELSE ${familyScale(family_id)}
  END`
}

/** Reads a scale that `courseScale` or `familyScale` selected. The standard one if none was chosen. */
export function readScale(json: unknown): GradingScale {
  if (typeof json === "string") return builtinScaleOf(json) ?? standardScale
  return json ? storedScale.parse(json) : standardScale
}

/** The part of a course that names its scale, for `scaleOfCourse`. */
export const courseScaleSelect = {
  builtin_scale: true,
  grading_scale: { select: gradingScaleSelect },
  family: {
    select: {
      builtin_scale: true,
      grading_scales: { select: gradingScaleSelect, where: { is_default: true } },
    },
  },
} satisfies Prisma.curriculumSelect

/** The scale of a course: its own, else the family's. */
export function scaleOfCourse(course: Prisma.curriculumGetPayload<{ select: typeof courseScaleSelect }>): GradingScale {
  const { builtin_scale, grading_scale, family } = course
  if (builtin_scale) return readScale(builtin_scale)
  if (grading_scale) return readScale(grading_scale)
  return readScale(family.builtin_scale ?? family.grading_scales[0])
}

/** The scale of a family's courses without one, in one statement. */
export async function loadFamilyScale({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<GradingScale> {
  const [row] = await db.$queryRaw<{ scale: unknown }[]>`SELECT ${familyScale(family_id)} AS scale`
  return readScale(row?.scale)
}
