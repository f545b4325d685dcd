import { createEvent, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let user: { id: string }
let ada: string
let ben: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, user } = await api.openFamily())
  ada = (await createStudent(api.db, { family_id, first_name: "Ada" })).id
  ben = (await createStudent(api.db, { family_id, first_name: "Ben" })).id
})
afterAll(api.close)

// testNow is Tuesday, 15 September 2026, noon in New York.
const iso = (day: string) => `${day}T00:00:00.000Z`

describe("streaks", () => {
  const markDays = (student_id: string, days: Record<string, "present" | "late">) =>
    parent.attendance.markAll({
      records: Object.entries(days).map(([date, status]) => ({ student_id, date, status })),
    })

  test("cover school days up to today, which may still be unmarked", { tags: ["attendance.streaks"] }, async () => {
    await markDays(ada, { "2026-09-10": "present", "2026-09-11": "present", "2026-09-14": "present" })
    await markDays(ben, { "2026-09-11": "present", "2026-09-14": "late", "2026-09-15": "present" })
    const streaks = new Map((await parent.attendance.streaks({})).map((one) => [one.student_id, one.streak]))
    expect(streaks).toEqual(
      new Map([
        [ada, 3],
        [ben, 1],
      ]),
    )
    const before = await parent.attendance.streaks({ date: "2026-09-11" })
    expect(before.find(({ student_id }) => student_id === ada)).toMatchObject({ streak: 2 })
  })

  test("continue over a child's days off, and count extra school days", { tags: ["attendance.days-off"] }, async () => {
    await markDays(ada, {
      "2026-09-10": "present",
      "2026-09-11": "late",
      "2026-09-12": "present",
      "2026-09-15": "present",
    })
    await markDays(ben, {
      "2026-09-10": "present",
      "2026-09-11": "late",
      "2026-09-12": "late",
      "2026-09-15": "present",
    })
    const on = (date: string) => ({ start_date: dayToDate(date), end_date: dayToDate(date) })
    await createEvent(api.db, { family_id, event_type: "holiday", ...on("2026-09-14") })
    await createEvent(api.db, { student_id: ada, event_type: "holiday", ...on("2026-09-11") })
    const streaks = async () => {
      const found = new Map((await parent.attendance.streaks({})).map((one) => [one.student_id, one.streak]))
      return [found.get(ada), found.get(ben)]
    }
    expect(await streaks()).toEqual([2, 1])
    await createEvent(api.db, { family_id, event_type: "school_day", ...on("2026-09-12") })
    expect(await streaks()).toEqual([3, 1])
    await createEvent(api.db, { family_id, event_type: "school_day", ...on("2026-09-11") })
    expect(await streaks()).toEqual([2, 1])
  })

  test("continue from one academic year into the next", async () => {
    api.clock.now = new Date("2026-07-03T16:00:00.000Z")
    parent = await api.callerFor(user)
    const days = ["2026-06-29", "2026-06-30", "2026-07-01", "2026-07-02", "2026-07-03"]
    await markDays(ada, Object.fromEntries(days.map((date) => [date, "present" as const])))
    const streaks = await parent.attendance.streaks({})
    expect(streaks.find(({ student_id }) => student_id === ada)).toMatchObject({ streak: 5 })
  })

  test("ignore future days", async () => {
    await markDays(ada, { "2026-09-14": "present", "2026-09-16": "present" })
    const asked = await parent.attendance.streaks({ date: "2026-09-18" })
    expect(asked.find(({ student_id }) => student_id === ada)).toMatchObject({ streak: 1 })
  })

  test("end today in the family's time zone, not the server's", { tags: ["attendance.today"] }, async () => {
    await markDays(ada, { "2026-09-14": "present", "2026-09-15": "present" })
    // Already Wednesday in Tokyo: the 15th is over, the 16th is unmarked.
    await api.db.family.update({ where: { id: family_id }, data: { time_zone: "Asia/Tokyo" } })
    const streaks = await parent.attendance.streaks({})
    expect(streaks.find(({ student_id }) => student_id === ada)).toMatchObject({ streak: 2 })
    expect(await parent.dashboard.overview()).toMatchObject({ today: iso("2026-09-16") })
  })
})
