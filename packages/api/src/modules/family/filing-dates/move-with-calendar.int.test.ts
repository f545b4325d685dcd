import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let school_year_id: string
let requirement_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await rows.createStudent(api.db, { family_id, grade_level: "3" })).id
  await api.db.school_year.deleteMany({ where: { family_id } })
  school_year_id = (await rows.createSchoolYear(api.db, { family_id, academic_year: "2026-2027", ...year })).id
  requirement_id = await adopt("us-ny")
})
afterAll(api.close)

const year = {
  start_date: new Date("2026-08-31"),
  end_date: new Date("2027-06-11"),
  school_days: ["monday" as const, "tuesday" as const, "wednesday" as const, "thursday" as const, "friday" as const],
}
const adopt = async (pack_id: string) => (await parent.requirements.create({ student_id, school_year_id, pack_id })).id
const filings = () => parent.filings.list({ requirement_id })
const reports = async () =>
  (await filings()).flatMap(({ kind, due_date }) => (kind === "periodic_report" ? [due_date?.slice(0, 10)] : []))
const before = ["2026-11-10", "2027-01-20", "2027-04-01", "2027-06-11"]
const off = { title: "Break", event_type: "holiday" as const, all_day: true }
const autumn = { ...off, start_date: "2026-09-14", end_date: "2026-10-09" }

describe("due days", { tags: ["requirements.follow"] }, () => {
  test("follow the days of the school year, but for what is done, and what the family typed", async () => {
    expect(await reports()).toEqual(before)
    const [first, second] = (await filings()).filter(({ kind }) => kind === "periodic_report")
    await parent.filings.update({ id: first?.id ?? "", done_on: "2026-09-10" })
    await parent.filings.update({ id: second?.id ?? "", due_date: "2027-01-15" })
    await parent.schoolYears.update({ id: school_year_id, end_date: "2027-05-14" })
    expect(await reports()).toEqual(["2026-11-10", "2027-01-15", "2027-03-11", "2027-05-14"])
    const after = await filings()
    expect(after.find(({ id }) => id === second?.id)).toMatchObject({
      changed: true,
      pack_due_date: "2027-01-06T00:00:00.000Z",
    })
    expect(after.find(({ kind }) => kind === "assessment")).toMatchObject({ due_date: "2027-05-14T00:00:00.000Z" })
    await parent.schoolYears.update({ id: school_year_id, end_date: "2027-06-11" })
    expect(await reports()).toEqual(["2026-11-10", "2027-01-15", "2027-04-01", "2027-06-11"])
  })

  test("before the year's first day follow it", async () => {
    await parent.requirements.delete({ id: requirement_id })
    requirement_id = await adopt("us-co")
    const [notice] = await filings()
    expect(notice).toMatchObject({ due_date: "2026-08-17T00:00:00.000Z" })
    await parent.schoolYears.update({ id: school_year_id, start_date: "2026-09-07" })
    expect((await filings())[0]).toMatchObject({ due_date: "2026-08-24T00:00:00.000Z", version: 2 })
  })

  test("follow the school week, which is also a setting of the family", async () => {
    await parent.schoolYears.update({ id: school_year_id, school_days: ["monday"] })
    const mondays = ["2026-11-09", "2027-01-18", "2027-03-29", "2027-06-07"]
    expect(await reports()).toEqual(mondays)
    await parent.family.update({ school_days: ["tuesday"] })
    expect(await reports()).toEqual(["2026-11-10", "2027-01-19", "2027-03-30", "2027-06-08"])
  })

  test("follow a day off that is added, moved, or deleted, and the undo of it", async () => {
    const { id } = await parent.events.create(autumn)
    const later = await reports()
    expect(later).toEqual(["2026-12-01", "2027-02-03", "2027-04-08", "2027-06-11"])
    await parent.events.update({ id, start_date: "2027-05-03", end_date: "2027-05-28" })
    expect(await reports()).toEqual(["2026-11-03", "2027-01-06", "2027-03-11", "2027-06-11"])
    await parent.events.update({ id, start_date: autumn.start_date, end_date: autumn.end_date })
    expect(await reports()).toEqual(later)
    const { change_id } = await parent.events.delete({ id })
    expect(await reports()).toEqual(before)
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await reports()).toEqual(later)
  })

  test("follow holidays, whose undo is not held up by a filing that was done since", async () => {
    const events = [{ name: "Break", start_date: autumn.start_date, end_date: autumn.end_date }]
    const { change_id } = await parent.holidays.create({ id: school_year_id, events })
    expect(await reports()).toEqual(["2026-12-01", "2027-02-03", "2027-04-08", "2027-06-11"])
    const [first] = (await filings()).filter(({ kind }) => kind === "periodic_report")
    await parent.filings.update({ id: first?.id ?? "", done_on: "2026-09-10" })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await reports()).toEqual(["2026-12-01", ...before.slice(1)])
  })

  test("follow days off that are written in a line, and those of a child only its own", async () => {
    const sibling = await rows.createStudent(api.db, { family_id })
    const theirs = await parent.planning.addItems({ events: [{ ...autumn, student_id: sibling.id }] })
    expect(theirs.change_id).not.toBeNull()
    expect(await reports()).toEqual(before)
    const { change_id } = await parent.planning.addItems({ events: [{ ...autumn, student_id }] })
    expect(await reports()).not.toEqual(before)
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await reports()).toEqual(before)
  })

  test("stay if the pack has a newer version, until that is taken over", async () => {
    await api.db.requirement.update({ where: { id: requirement_id }, data: { pack_version: 0 } })
    await parent.events.create(autumn)
    expect(await reports()).toEqual(before)
    await parent.requirements.refresh({ id: requirement_id })
    expect(await reports()).toEqual(["2026-12-01", "2027-02-03", "2027-04-08", "2027-06-11"])
  })

  test("that moved are reminded of anew, and the note of the old day goes", async () => {
    const due = new Date("2026-11-10")
    await api.db.filing.updateMany({ where: { family_id, due_date: due }, data: { reminded_at: due } })
    const user_id = (await api.db.user.findFirstOrThrow({ where: { family_id } })).id
    const note = { family_id, user_id, student_id, day: due, kind: "filing_due" as const, title: "Report" }
    await api.db.notification.create({ data: { ...note, visible_at: due } })
    await parent.events.create(autumn)
    expect(await api.db.filing.count({ where: { family_id, reminded_at: { not: null } } })).toBe(0)
    expect(await api.db.notification.count({ where: { family_id, kind: "filing_due" } })).toBe(0)
  })
})
