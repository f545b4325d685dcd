import * as rows from "@hearthbook/db/testing/factories"
import type { Caller, TestApi } from "./test-api.ts"

/** A parent of a family that has `count` of everything that is listed. All submissions are for the oldest assignment. */
export async function familyWith(api: TestApi, count: number): Promise<Caller> {
  const parent = await rows.createParent(api.db)
  const { family_id } = parent
  // The years of `createFamily` are more than one.
  await api.db.school_year.deleteMany({ where: { family_id } })
  const made = []
  for (let n = 0; n < count; n++) {
    const year = { family_id, academic_year: String(2026 + n), ...calendarYear(2026 + n) }
    const { id: school_year } = await rows.createSchoolYear(api.db, year)
    const given = { family_id, user_id: parent.id, text: `sample${n}`, ids: { school_year } }
    // Signing in makes the sessions, a parent has one account, and logins would be listed with the parents.
    const except = ["session", "push_subscription", "oauth_account", "user", "tablet_pin"] as const
    made.push(await rows.createSamples(api.db, { ...given, except }))
    if (n === 0) continue
    await rows.createParent(api.db, { family_id })
    await api.callerFor(parent)
    await rows.createSubmission(api.db, { family_id, assignment_id: made[0]?.assignment })
  }
  const where = { family_id }
  await api.db.assignment.updateMany({ where, data: { status: "graded" } })
  await api.db.schedule_entry.updateMany({ where, data: { day_of_week: "tuesday" } })
  return api.callerFor(parent)
}

/** The first of them is in progress, so that today has lessons of loops. */
function calendarYear(year: number) {
  return { start_date: new Date(`${year}-01-01`), end_date: new Date(`${year}-12-31`) }
}
