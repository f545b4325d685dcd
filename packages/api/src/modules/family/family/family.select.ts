import type { Prisma } from "@hearthbook/db"
import { gradeLevels } from "@hearthbook/core/fields/fields"
import { shownScaleId } from "../grading-scale/scale-columns.ts"

/** The family's settings, as its page and its archive have them. */
export const familySelect = {
  name: true,
  time_zone: true,
  school_days: true,
  year_start: true,
  children_complete_lessons: true,
  max_day_minutes: true,
  adult_below_grade: true,
  log_classes: true,
  rule_pack_id: true,
  grading_scales: { where: { is_default: true }, select: { id: true } },
  builtin_scale: true,
  hours_per_credit: true,
  honors_bonus: true,
  ap_bonus: true,
  dual_enrollment_bonus: true,
  bonus_from_points: true,
} satisfies Prisma.familySelect

type FamilyRow = Prisma.familyGetPayload<{ select: typeof familySelect }>

/** The family's settings with numbers, and its scale in one id. */
export function toFamilySettings<Row extends FamilyRow>({ grading_scales, builtin_scale, ...row }: Row) {
  return {
    ...row,
    adult_below_grade: gradeLevels.find((known) => known === row.adult_below_grade) ?? null,
    grading_scale_id: shownScaleId({ grading_scale_id: grading_scales[0]?.id ?? null, builtin_scale }),
    honors_bonus: row.honors_bonus.toNumber(),
    ap_bonus: row.ap_bonus.toNumber(),
    dual_enrollment_bonus: row.dual_enrollment_bonus.toNumber(),
    bonus_from_points: row.bonus_from_points?.toNumber() ?? null,
  }
}
