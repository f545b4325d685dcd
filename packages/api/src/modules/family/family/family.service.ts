import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import { dayIn, dayToDate } from "@hearthbook/core/time/days"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { setFamilyScale } from "../grading-scale/scale-columns.ts"
import { followCalendar } from "../filing-dates/move-with-calendar.ts"
import { familySelect, toFamilySettings } from "./family.select.ts"
import type { familyUpdate, FamilyView } from "./family.schema.ts"

/** The caller's own family. Its school days are those of the school year in progress, if there is one. */
export async function readFamily(scope: Scope): Promise<FamilyView> {
  const { db, family_id } = scope
  const family = await db.family.findUniqueOrThrow({
    where: { id: family_id },
    select: { ...familySelect, id: true, version: true },
  })
  const year = await db.school_year.findFirst({
    where: yearInProgress(scope, family.time_zone),
    select: { school_days: true },
  })
  return { ...toFamilySettings(family), school_days: year?.school_days ?? family.school_days }
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
