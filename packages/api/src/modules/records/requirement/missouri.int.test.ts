import { seedMissouriFamily } from "@hearthbook/db/testing/missouri-family"
import { afterAll, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test(
  "a family from Missouri counts all hours, those of core subjects, and those of these at home",
  { tags: ["requirements.pace"] },
  async () => {
    const today = "2027-02-16"
    const { family_id, parent: user, students, school_year_id } = await seedMissouriFamily(api.db, today)
    api.clock.now = new Date(`${today}T16:00:00.000Z`)
    const parent = await api.callerFor(user)
    const [caleb = ""] = students
    const [asked] = await parent.requirements.list({ student_id: caleb })
    const rows = await api.db.time_entry.findMany({
      where: { family_id, student_id: caleb },
      include: { subject: true },
    })
    const hours = (which: (row: (typeof rows)[number]) => boolean | undefined) =>
      Math.round(rows.filter(which).reduce((sum, { minutes }) => sum + minutes, 0) / 0.6) / 100
    const done = [
      hours(() => true),
      hours(({ subject }) => subject?.core),
      hours(({ subject, place }) => subject?.core && place === "home"),
    ]
    const pace = await parent.requirements.pace({ id: asked?.id ?? "" })
    expect(pace.map((target) => target.done)).toEqual(done)
    expect(pace.map(({ needed }) => needed)).toEqual([1000, 600, 400])
    // Well into the year, so that the three numbers differ, and none is met by a slip.
    expect(new Set(done).size).toBe(3)
    expect(Math.min(...done)).toBeGreaterThan(200)
    expect(await parent.filings.list({})).toEqual([])
    const { hours: log } = await parent.records.ofYear({ student_id: caleb, school_year_id })
    expect(
      [log.minutes, log.core_minutes, log.core_home_minutes].map((minutes) => Math.round(minutes / 0.6) / 100),
    ).toEqual(done)
    // The seed's copy is what the pack of today asks.
    const { version: _version, updated_at: _updated_at, ...copy } = asked ?? {}
    expect(await parent.requirements.refresh({ id: asked?.id ?? "" })).toMatchObject(copy)
    api.clock.now = testNow
  },
)
