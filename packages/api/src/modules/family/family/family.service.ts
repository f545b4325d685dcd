import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { gradeLevels } from "@hearthbook/core/fields/fields"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import { dayIn, dayToDate } from "@hearthbook/core/time/days"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { setFamilyScale, shownScaleId } from "../grading-scale/scale-columns.ts"
import { followCalendar } from "../filing-dates/move-with-calendar.ts"
import type { familyUpdate, FamilyView } from "./family.schema.ts"

const familySelect = {
  id: true,
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
  version: true,
} satisfies Prisma.familySelect

/** The caller's own family. Its school days are those of the school year in progress, if there is one. */
export async function readFamily(scope: Scope): Promise<FamilyView> {
  const { db, family_id } = scope
  const { adult_below_grade, grading_scales, builtin_scale, ...family } = await db.family.findUniqueOrThrow({
    where: { id: family_id },
    select: familySelect,
  })
  const year = await db.school_year.findFirst({
    where: yearInProgress(scope, family.time_zone),
    select: { school_days: true },
  })
  const level = gradeLevels.find((known) => known === adult_below_grade) ?? null
  return {
    ...family,
    adult_below_grade: level,
    school_days: year?.school_days ?? family.school_days,
    grading_scale_id: shownScaleId({ grading_scale_id: grading_scales[0]?.id ?? null, builtin_scale }),
    honors_bonus: family.honors_bonus.toNumber(),
    ap_bonus: family.ap_bonus.toNumber(),
    dual_enrollment_bonus: family.dual_enrollment_bonus.toNumber(),
    bonus_from_points: family.bonus_from_points?.toNumber() ?? null,
  }
}

/**
 * Changes the family's settings. School days become those of the school year in progress and of new years. Figures follow at once,
 * because none of them is stored. VALIDATION_ERROR for an unknown rule pack; STALE if `version` is out of date.
 */
export async function updateFamily(scope: Scope, input: z.output<typeof familyUpdate>): Promise<FamilyView> {
  const { version, grading_scale_id, ...patch } = input
  if (patch.rule_pack_id && !rulePackOf(patch.rule_pack_id))
    throw fieldError("rule_pack_id", "Choose a state of the list.")
  const before = await readFamily(scope)
  const { time_zone } = await refuseIfStale(
    () =>
      scope.db.family.update({
        where: { id: scope.family_id, version },
        data: { ...patch, version: { increment: 1 } },
        select: { time_zone: true },
      }),
    () => readFamily(scope),
  )
  if (grading_scale_id !== undefined) await setFamilyScale(scope, grading_scale_id)
  if (time_zone !== before.time_zone) await renewProfiles(scope)
  if (patch.school_days) {
    await scope.db.school_year.updateMany({
      where: yearInProgress(scope, time_zone),
      data: { school_days: patch.school_days, version: { increment: 1 } },
    })
    await followCalendar(scope)
  }
  return readFamily(scope)
}

function yearInProgress({ family_id, now }: Scope, time_zone: string): Prisma.school_yearWhereInput {
  const today = dayToDate(dayIn(time_zone, now))
  return { family_id, start_date: { lte: today }, end_date: { gte: today } }
}

/** Changes the time zone. Each adult's profile shows it, so their versions are incremented. */
export async function changeZone(scope: Scope, time_zone: string): Promise<void> {
  const { db, family_id, actor } = scope
  await db.family.update({ where: { id: family_id }, data: { time_zone, version: { increment: 1 } } })
  // The actor's own version is incremented by the change of their profile.
  await renewProfiles(scope, { id: { not: actor.user_id } })
}

async function renewProfiles({ db, family_id }: Scope, which: Prisma.userWhereInput = {}): Promise<void> {
  await db.user.updateMany({ where: { ...which, family_id, student_id: null }, data: { version: { increment: 1 } } })
}
