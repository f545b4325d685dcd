import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let user: { id: string }
let openYear: (academic_year: string, start: string, end: string) => Promise<string>
beforeEach(async () => {
  api.clock.now = new Date("2026-09-15T16:00:00.000Z")
  ;({ parent, family_id, user } = await api.openFamily())
  student_id = (await rows.createStudent(api.db, { family_id, grade_level: "4" })).id
  await api.db.school_year.deleteMany({ where: { family_id } })
  openYear = async (academic_year, start, end) => {
    const days = { start_date: new Date(start), end_date: new Date(end) }
    return (await rows.createSchoolYear(api.db, { family_id, academic_year, school_days, ...days })).id
  }
})
afterAll(api.close)

const school_days = [
  "monday" as const,
  "tuesday" as const,
  "wednesday" as const,
  "thursday" as const,
  "friday" as const,
]
const targets = [{ measure: "days" as const, min: 100 }]
const own = { pack_id: "own", targets }
const adopt = (school_year_id: string, given: { pack_id: string; targets?: typeof targets; grade_level?: "5" | "6" }) =>
  parent.requirements.create({ student_id, school_year_id, ...given })
/** The same parent on another day. */
const on = async (day: string) => {
  api.clock.now = new Date(`${day}T16:00:00.000Z`)
  parent = await api.callerFor(user)
}
const present = (day: string) =>
  rows.createAttendance(api.db, { family_id, student_id, date: new Date(day), status: "present" })
const paceOn = async (id: string, date?: string) => (await parent.requirements.pace({ id, date }))[0]
const dueDays = async (requirement_id: string) =>
  (await parent.filings.list({ requirement_id })).map(({ pack_filing_id, due_date }) => [
    pack_filing_id,
    due_date?.slice(0, 10),
  ])

describe("the pace", { tags: ["requirements.pace"] }, () => {
  test("on the first day, the last day, and the day after", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-01", "2026-12-31"), own)
    await on("2027-01-04")
    await present("2026-09-01")
    await present("2026-12-31")
    await present("2027-01-01")
    expect(await paceOn(id, "2026-08-31")).toMatchObject({ done: 0, expected_by_today: 0 })
    expect(await paceOn(id, "2026-09-01")).toMatchObject({ done: 1, expected_by_today: 0, state: "out_of_reach" })
    // 87 of the 88 school days are over.
    expect(await paceOn(id, "2026-12-31")).toMatchObject({ done: 2, expected_by_today: 98.86, per_week_needed: 490 })
    expect(await paceOn(id)).toMatchObject({ done: 2, expected_by_today: 100, per_week_needed: null })
  })

  test("on a leap day counts it as a school day", async () => {
    const { id } = await adopt(await openYear("2027-2028", "2028-02-28", "2028-03-03"), {
      ...own,
      targets: [{ measure: "days", min: 5 }],
    })
    await on("2028-03-03")
    for (const day of ["2028-02-28", "2028-02-29"]) await present(day)
    expect(await paceOn(id, "2028-02-29")).toMatchObject({ done: 2, expected_by_today: 1, state: "on_pace" })
    expect(await paceOn(id, "2028-03-01")).toMatchObject({ done: 2, expected_by_today: 2, state: "on_pace" })
  })

  test("without a school day left, because the rest is off", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-01", "2027-05-28"), own)
    const rest = { start_date: "2026-09-15", end_date: "2027-05-28", all_day: true }
    await parent.events.create({ title: "Moving", event_type: "holiday", ...rest })
    const none = { per_week_needed: null, expected_by_today: 100, state: "out_of_reach" }
    expect(await paceOn(id)).toMatchObject(none)
  })

  test("with an opening balance larger than the target is met, and the due days stay", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-01", "2027-05-28"), { pack_id: "us-ny" })
    const before = await dueDays(id)
    await parent.requirements.update({ id, opening: { days: 400, minutes: 60_000 } })
    const pace = await parent.requirements.pace({ id })
    expect(pace.map(({ done, state, projected_on }) => [done, state, projected_on])).toEqual([
      [1000, "met", null],
      [400, "met", null],
    ])
    expect(await dueDays(id)).toEqual(before)
  })

  test("of another grade in mid-year needs what is asked in it, and keeps what is done", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-01", "2027-05-28"), {
      pack_id: "us-ny",
      grade_level: "6",
    })
    await rows.createTime(api.db, { family_id, student_id, date: new Date("2026-09-14"), minutes: 120 })
    expect(await paceOn(id)).toMatchObject({ target_id: "hours-1-6", done: 2, needed: 900 })
    await parent.requirements.update({ id, grade_level: "7" })
    expect(await paceOn(id)).toMatchObject({ target_id: "hours-7-12", done: 2, needed: 990 })
  })

  test("of a pack that was updated is that of the version that was adopted", async () => {
    const { id, targets: adopted } = await adopt(await openYear("2026-2027", "2026-09-01", "2027-05-28"), {
      pack_id: "us-ny",
    })
    const older = adopted.map((target) => ({ ...target, min: 800, pack_min: 800 }))
    await api.db.requirement.update({ where: { id }, data: { pack_version: 0, targets: older } })
    expect(await paceOn(id)).toMatchObject({ needed: 800 })
    await parent.requirements.refresh({ id })
    expect(await paceOn(id)).toMatchObject({ needed: 900 })
  })
})

describe("due days", { tags: ["requirements.due-dates"] }, () => {
  test("of a year that begins in March of a leap year, and of one that does not", async () => {
    const leap = await adopt(await openYear("2028", "2028-03-14", "2028-12-15"), { pack_id: "us-co", grade_level: "5" })
    expect(await dueDays(leap.id)).toContainEqual(["notice", "2028-02-29"])
    const common = await adopt(await openYear("2027", "2027-03-14", "2027-12-15"), { pack_id: "us-co" })
    expect(await dueDays(common.id)).toContainEqual(["notice", "2027-02-28"])
  })

  test("of a year of one day, and of one that is all off, are its last day", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-14", "2026-09-15"), { pack_id: "us-ny" })
    const reports = async () => (await dueDays(id)).filter(([filing]) => filing === "quarterly-report")
    const last = ["quarterly-report", "2026-09-15"]
    expect(await reports()).toEqual([last, last, last, last])
    const all = { start_date: "2026-09-14", end_date: "2026-09-15", all_day: true }
    await parent.events.create({ title: "Fair", event_type: "holiday", ...all })
    expect(await reports()).toEqual([last, last, last, last])
  })

  test("of another grade in mid-year come and go, but for what was done", async () => {
    const { id } = await adopt(await openYear("2026-2027", "2026-09-01", "2027-05-28"), { pack_id: "us-pa" })
    const tests = async () =>
      (await parent.filings.list({ requirement_id: id })).filter(({ kind }) => kind === "assessment")
    expect(await tests()).toEqual([])
    await parent.requirements.update({ id, grade_level: "5" })
    expect(await tests()).toMatchObject([{ due_date: "2027-06-30T00:00:00.000Z" }])
    await parent.requirements.update({ id, grade_level: "6" })
    expect(await tests()).toEqual([])
    await parent.requirements.update({ id, grade_level: "5" })
    const [asked] = await tests()
    await parent.filings.update({ id: asked?.id ?? "", done_on: "2026-09-14" })
    await parent.requirements.update({ id, grade_level: "6" })
    expect(await tests()).toMatchObject([{ id: asked?.id, done_on: "2026-09-14T00:00:00.000Z" }])
  })
})
