import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let school_year_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await rows.createStudent(api.db, { family_id, grade_level: "4" })).id
  await api.db.school_year.deleteMany({ where: { family_id } })
  school_year_id = (await rows.createSchoolYear(api.db, { family_id, academic_year: "2026-2027", ...year })).id
})
afterAll(api.close)

const year = {
  start_date: new Date("2026-07-01"),
  end_date: new Date("2027-06-30"),
  school_days: ["monday" as const, "tuesday" as const, "wednesday" as const, "thursday" as const, "friday" as const],
}
const adopt = (given: object = {}) =>
  parent.requirements.create({ student_id, school_year_id, pack_id: "us-ny", ...given })
const refused = (field: string) => ({ cause: { details: { issues: [{ field }] } } })
const hours = { measure: "hours" as const, min: 900 }

describe("adopting a pack", { tags: ["requirements.adopt"] }, () => {
  test("takes what is asked in the child's grade, with its filings", async () => {
    const asked = await adopt()
    expect(asked).toMatchObject({ pack_id: "us-ny", grade_level: "4", newer_version: null, opening: null })
    expect(asked.targets.map(({ id, min, pack_min, changed }) => [id, min, pack_min, changed])).toEqual([
      ["hours-1-6", 900, 900, false],
      ["days", 180, 180, false],
    ])
    expect(asked.records.map(({ kind, changed }) => [kind, changed])).toContainEqual(["hours", false])
    const filings = await parent.filings.list({ requirement_id: asked.id })
    expect(filings.map(({ title, due_date }) => [title, due_date?.slice(0, 10)])).toEqual([
      ["Notice of intent", "2026-07-01"],
      ["Individualized Home Instruction Plan (IHIP)", "2026-08-15"],
      ["Quarterly report 1 of 4", "2026-09-30"],
      ["Quarterly report 2 of 4", "2026-12-30"],
      ["Quarterly report 3 of 4", "2027-03-31"],
      ["Quarterly report 4 of 4", "2027-06-30"],
      ["Annual assessment", "2027-06-30"],
    ])
  })

  test("once for a child and a year, of a pack that exists, and not for a locked year", async () => {
    await adopt()
    await expect(adopt()).rejects.toMatchObject({ code: "CONFLICT" })
    await expect(adopt({ pack_id: "us-xx" })).rejects.toMatchObject({ code: "NOT_FOUND" })
    const sibling = await rows.createStudent(api.db, { family_id })
    await parent.schoolYears.lock({ id: school_year_id })
    await expect(adopt({ student_id: sibling.id })).rejects.toMatchObject({ cause: { reason: "LOCKED" } })
  })

  test("for all children at once leaves those who have one", async () => {
    const first = await adopt({ pack_id: "own" })
    const sibling = await rows.createStudent(api.db, { family_id, grade_level: "8" })
    const adopted = await parent.requirements.createMany({ school_year_id, pack_id: "us-ny" })
    expect(adopted).toMatchObject([{ student_id: sibling.id, targets: [{ id: "hours-7-12" }, { id: "days" }] }])
    expect(await parent.requirements.list({})).toMatchObject([{ id: first.id, pack_id: "own" }, { id: adopted[0]?.id }])
  })
})

test("a family without a state sets two numbers, or nothing", { tags: ["requirements.own"] }, async () => {
  const own = await adopt({ pack_id: "own", targets: [{ measure: "days", min: 170 }, hours] })
  expect(own.targets).toMatchObject([
    { label: "170 days", measure: "days", pack_min: null, changed: true },
    { label: "900 hours", measure: "hours", pack_min: null, changed: true },
  ])
  expect(await parent.filings.list({})).toEqual([])
  const sibling = await rows.createStudent(api.db, { family_id })
  expect(await adopt({ student_id: sibling.id, pack_id: "none" })).toMatchObject({ targets: [], records: [] })
})

test("a family's own numbers are set for all children at once", { tags: ["requirements.own"] }, async () => {
  await rows.createStudent(api.db, { family_id })
  const own = await parent.requirements.createMany({ school_year_id, pack_id: "own", targets: [hours] })
  expect(own.map(({ targets }) => targets)).toMatchObject([[hours], [hours]])
})

describe("the family's own edits", { tags: ["requirements.edit"] }, () => {
  test("are marked, and taken back by the pack's number", async () => {
    const { id } = await adopt()
    const [first, days] = (await parent.requirements.byId({ id })).targets
    const more = await parent.requirements.update({
      id,
      targets: [{ id: "hours-1-6", min: 950 }, { id: "days" }, { label: "Field trips", measure: "units", min: 6 }],
    })
    expect(more.targets).toMatchObject([
      { id: "hours-1-6", min: 950, pack_min: 900, changed: true },
      { id: "days", changed: false },
      { label: "Field trips", pack_min: null, changed: true },
    ])
    const back = await parent.requirements.update({ id, targets: [{ id: "hours-1-6", min: 900 }, { id: "days" }] })
    expect(back.targets).toEqual([first, days])
    await expect(parent.requirements.update({ id, targets: [{ id: "no-such" }] })).rejects.toMatchObject(
      refused("targets"),
    )
    await expect(parent.requirements.update({ id, targets: [{ label: "Lost" }] })).rejects.toMatchObject(
      refused("targets"),
    )
  })

  test("an old version is refused", async () => {
    const { id, version } = await adopt()
    await parent.requirements.update({ id, version, targets: [] })
    await expect(parent.requirements.update({ id, version, targets: [] })).rejects.toMatchObject({ code: "CONFLICT" })
  })
})

describe("a pack that was updated", { tags: ["requirements.refresh"] }, () => {
  test("is announced, and taken over only when asked, without what the family changed or removed", async () => {
    const { id } = await adopt()
    await parent.requirements.update({ id, targets: [{ id: "hours-1-6", min: 950 }, hours] })
    const [report] = await parent.filings.list({ requirement_id: id, start_date: "2026-12-01" })
    await parent.filings.update({ id: report?.id ?? "", due_date: "2026-12-18" })
    await api.db.requirement.update({ where: { id }, data: { pack_version: 0 } })
    await api.db.filing.deleteMany({ where: { family_id, pack_filing_id: "notice" } })
    const old = await parent.requirements.byId({ id })
    expect(old).toMatchObject({ pack_version: 0, newer_version: 1 })
    const renewed = await parent.requirements.refresh({ id })
    expect(renewed).toMatchObject({ pack_version: 1, newer_version: null })
    expect(renewed.targets).toMatchObject([{ id: "hours-1-6", min: 950, changed: true }, { pack_min: null }])
    const filings = await parent.filings.list({ requirement_id: id })
    expect(filings).toHaveLength(7)
    expect(filings.find((filing) => filing.id === report?.id)).toMatchObject({
      due_date: "2026-12-18T00:00:00.000Z",
      pack_due_date: "2026-12-30T00:00:00.000Z",
      changed: true,
    })
  })
})

test(
  "a grade that changes in mid-year takes what is asked in it, and keeps what was filed",
  { tags: ["requirements.grade"] },
  async () => {
    const { id } = await adopt({ grade_level: "6" })
    const [notice] = await parent.filings.list({ requirement_id: id })
    await parent.filings.update({ id: notice?.id ?? "", done_on: "2026-07-01" })
    await parent.students.update({ id: student_id, grade_level: "7" })
    expect(await parent.requirements.byId({ id })).toMatchObject({ grade_level: "6" })
    const moved = await parent.requirements.update({ id, grade_level: "7" })
    expect(moved.targets.map((target) => target.id)).toEqual(["hours-7-12", "days"])
    expect(await parent.filings.list({ requirement_id: id, status: "done" })).toMatchObject([{ id: notice?.id }])
    expect(await parent.filings.list({ requirement_id: id })).toHaveLength(7)
  },
)

test(
  "the dashboard has what needs attention, and what is due within two weeks",
  { tags: ["requirements.dashboard"] },
  async () => {
    const { id } = await adopt({ pack_id: "own", targets: [{ measure: "days", min: 100 }] })
    const due = (title: string, due_date: string | null) =>
      parent.filings.create({ requirement_id: id, title, due_date })
    await due("Late", "2026-09-01")
    await due("In two weeks", "2026-09-29")
    await due("In fifteen days", "2026-09-30")
    await due("No day", null)
    const done = await due("Done", "2026-09-10")
    await parent.filings.update({ id: done.id, done_on: "2026-09-10" })
    const { attention, filings } = await parent.dashboard.overview()
    expect(attention).toMatchObject([{ student_id, pace: { done: 0, needed: 100, state: "behind" } }])
    expect(filings.map(({ title }) => title)).toEqual(["Late", "In two weeks"])
    await parent.requirements.update({ id, targets: [] })
    expect(await parent.dashboard.overview()).toMatchObject({ attention: [] })
  },
)

test(
  "a grade that changes does not take over a newer version of the pack",
  { tags: ["requirements.grade"] },
  async () => {
    const { id, targets } = await adopt({ grade_level: "6" })
    await api.db.requirement.update({ where: { id }, data: { pack_version: 0 } })
    const filings = await parent.filings.list({ requirement_id: id })
    const moved = await parent.requirements.update({ id, grade_level: "7" })
    expect(moved).toMatchObject({ grade_level: "7", pack_version: 0, newer_version: 1, targets })
    expect(await parent.filings.list({ requirement_id: id })).toEqual(filings)
    const taken = await parent.requirements.refresh({ id })
    expect(taken).toMatchObject({ grade_level: "7", pack_version: 1, newer_version: null })
    expect(taken.targets.map((target) => target.id)).toEqual(["hours-7-12", "days"])
  },
)

describe("the pace", { tags: ["requirements.pace"] }, () => {
  test("counts days, core hours and those at home, and the opening balance", async () => {
    const core = await rows.createSubject(api.db, { family_id, core: true })
    const other = await rows.createSubject(api.db, { family_id })
    const opening = { days: 10, minutes: 600, core_minutes: 300, core_home_minutes: 120 }
    const { id } = await adopt({ pack_id: "us-mo", opening })
    const at = (date: string) => ({ family_id, student_id, date: new Date(date) })
    await rows.createAttendance(api.db, { ...at("2026-09-01"), status: "present", minutes: 100 })
    await rows.createAttendance(api.db, { ...at("2026-09-02"), status: "late", fraction: 0.5 })
    await rows.createAttendance(api.db, { ...at("2026-09-03"), status: "absent" })
    await rows.createTime(api.db, { ...at("2026-09-01"), subject_id: core.id, minutes: 60 })
    await rows.createTime(api.db, { ...at("2026-09-02"), subject_id: core.id, minutes: 60, place: "away" })
    await rows.createTime(api.db, { ...at("2026-09-02"), subject_id: other.id, minutes: 80 })
    await rows.createTime(api.db, { ...at("2026-06-30"), subject_id: core.id, minutes: 600 })
    await rows.createTime(api.db, { ...at("2026-09-02"), minutes: 600, status: "noted" })
    const pace = await parent.requirements.pace({ id })
    expect(pace.map(({ done, needed, measure }) => [done, needed, measure])).toEqual([
      [14, 1000, "hours"],
      [7, 600, "hours"],
      [3, 400, "hours"],
    ])
    const own = await parent.requirements.update({ id, targets: [{ measure: "days", min: 180 }] })
    expect(await parent.requirements.pace({ id })).toMatchObject([{ target_id: own.targets[0]?.id, done: 11.5 }])
    expect(await parent.requirements.pace({ id, date: "2026-09-01" })).toMatchObject([{ done: 11 }])
    await expect(parent.requirements.pace({ id, date: "2026-09-16" })).rejects.toMatchObject(refused("date"))
  })

  test("is linear in school days, and projected at the last 28 days", async () => {
    const { id } = await adopt({ pack_id: "own", targets: [{ measure: "days", min: 100 }] })
    // Ten of the twenty school days before September 15.
    for (let day = 18; day < 28; day++)
      await rows.createAttendance(api.db, {
        family_id,
        student_id,
        date: new Date(Date.UTC(2026, 7, day)),
        status: "present",
      })
    const [pace] = await parent.requirements.pace({ id })
    // 54 school days from July 1 to September 14, 261 in the year.
    expect(pace).toMatchObject({
      done: 10,
      needed: 100,
      expected_by_today: 20.69,
      per_week_needed: 2.17,
      state: "behind",
    })
    expect(pace?.projected_on).toBe("2027-05-25T00:00:00.000Z")
  })

  test("units are listed without a pace", async () => {
    const { id } = await adopt({ pack_id: "own", targets: [{ measure: "units", min: 6 }] })
    expect(await parent.requirements.pace({ id })).toMatchObject([{ needed: 6, done: null, state: null }])
  })
})

test("the overview says for each child what needs attention", { tags: ["requirements.overview"] }, async () => {
  const sibling = await rows.createStudent(api.db, { family_id, first_name: "Zoe" })
  const { id } = await adopt({
    pack_id: "own",
    targets: [
      { measure: "days", min: 100 },
      { measure: "units", min: 1 },
    ],
  })
  const overview = await parent.requirements.overview({})
  expect(overview).toHaveLength(2)
  expect(overview.find((row) => row.student_id === student_id)).toMatchObject({
    requirement_id: id,
    pack_id: "own",
    attention: { measure: "days", done: 0, state: "behind" },
  })
  expect(overview.find((row) => row.student_id === sibling.id)).toMatchObject({ requirement_id: null, attention: null })
})
