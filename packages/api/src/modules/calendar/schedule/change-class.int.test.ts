import { createScheduleEntry, createStudent, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { classesOn } from "@hearthbook/core/planning/schedule"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let subject_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  student_id = (await createStudent(api.db, { family_id, first_name: "Ada" })).id
  subject_id = (await createSubject(api.db, { family_id, name: "Math" })).id
})
afterAll(api.close)

const nine = { day_of_week: "monday", start_time: "09:00", end_time: "10:00" } as const
const iso = (day: string) => `${day}T00:00:00.000Z`
// testNow is Tuesday, 15 September 2026.
const thisMonday = "2026-09-14"
const nextMonday = "2026-09-21"
const held = () =>
  createScheduleEntry(api.db, { family_id, student_id, subject_id, start_date: new Date("2026-08-03") })

describe("a change from a day on", () => {
  test(
    "leaves the weeks before unchanged, and continues in a new entry",
    { tags: ["schedule.from-week-on"] },
    async () => {
      const { id } = await held()
      const later = await parent.schedule.update({
        id,
        from_date: nextMonday,
        start_time: "09:30",
        day_of_week: "tuesday",
      })
      expect(later).toMatchObject({
        day_of_week: "tuesday",
        start_time: "1970-01-01T09:30:00.000Z",
        end_time: "1970-01-01T10:00:00.000Z",
        start_date: iso(nextMonday),
        end_date: null,
      })
      expect(later.id).not.toBe(id)
      expect(await parent.schedule.byId({ id })).toMatchObject({
        day_of_week: "monday",
        start_time: "1970-01-01T09:00:00.000Z",
        end_date: iso("2026-09-20"),
        version: 2,
      })
      const week = { start_date: nextMonday, end_date: "2026-09-27" }
      expect(await parent.schedule.list(week)).toMatchObject([{ id: later.id }])
      expect(await parent.schedule.list({ start_date: thisMonday, end_date: "2026-09-20" })).toMatchObject([{ id }])
    },
  )

  test("is undone in one save, which deletes the later entry", { tags: ["schedule.from-week-on"] }, async () => {
    const { id } = await held()
    const later = await parent.schedule.update({ id, from_date: nextMonday, start_time: "09:30" })
    expect(await parent.schedule.update({ id, version: 2, end_date: null, replaces_id: later.id })).toMatchObject({
      end_date: null,
      version: 3,
    })
    expect(await parent.schedule.list({})).toMatchObject([{ id, end_date: null }])
  })

  test("is a plain change if the class was not held before that day", async () => {
    const begins = await parent.schedule.create({ student_id, subject_id, ...nine, start_date: nextMonday })
    expect(await parent.schedule.update({ id: begins.id, from_date: nextMonday, end_time: "11:00" })).toMatchObject({
      id: begins.id,
      start_date: iso(nextMonday),
    })
    // A Monday class from Wednesday the 16th on, moved to Wednesdays from the 21st on: not on the 16th.
    const paper = { ...nine, start_date: "2026-09-16" }
    const onPaper = await parent.schedule.create({ student_id, subject_id, ...paper })
    expect(
      await parent.schedule.update({ id: onPaper.id, from_date: nextMonday, day_of_week: "wednesday" }),
    ).toMatchObject({ id: onPaper.id, start_date: iso(nextMonday) })
    const enteredToday = await parent.schedule.create({ student_id, subject_id, ...nine })
    expect(
      await parent.schedule.update({ id: enteredToday.id, from_date: nextMonday, end_time: "11:00" }),
    ).toMatchObject({
      id: enteredToday.id,
    })
  })

  test("is refused if the class has ended by then, or would start before it; nothing changes", async () => {
    const { id } = await held()
    await parent.schedule.update({ id, end_date: "2026-09-10" })
    for (const wrong of [{ start_time: "09:30" }, { start_date: "2026-09-01", end_date: null }]) {
      await expect(parent.schedule.update({ id, from_date: nextMonday, ...wrong })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      })
    }
    expect(await parent.schedule.list({})).toMatchObject([{ id, version: 2 }])
  })

  test("made by two people at once continues in one entry", async () => {
    const { id } = await held()
    const change = (end_time: string) => parent.schedule.update({ id, version: 1, from_date: nextMonday, end_time })
    const made = await Promise.allSettled([change("10:30"), change("11:00")])
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(await parent.schedule.list({})).toHaveLength(2)
  })
})

describe("deleting one", () => {
  test("completely removes it from every week; from a day on, from the following weeks", async () => {
    const first = await createScheduleEntry(api.db, { family_id, start_date: new Date("2026-08-03") })
    const second = await createScheduleEntry(api.db, { family_id, start_date: new Date("2026-08-03") })
    expect(await parent.schedule.delete({ id: first.id, from_date: nextMonday })).toEqual({ id: first.id, ended: true })
    expect(await parent.schedule.delete({ id: second.id })).toEqual({ id: second.id, ended: false })
    expect(await parent.schedule.list({})).toMatchObject([{ id: first.id, end_date: iso("2026-09-20") }])
    expect(await parent.schedule.delete({ id: first.id, from_date: "2026-08-03" })).toMatchObject({ ended: false })
    expect(await parent.schedule.list({})).toEqual([])
  })
})

describe("on a single day", () => {
  const heldIn = async (days: string[]) => {
    const all = await parent.schedule.list({})
    return days.map((day) => classesOn(all, day).map(({ id, start_time }) => [id, start_time.slice(11, 16)]))
  }

  test("a class is canceled, and restored by an undo", { tags: ["schedule.only-on"] }, async () => {
    const { id } = await held()
    expect(await parent.schedule.delete({ id, version: 1, only_on: nextMonday })).toEqual({ id, ended: true })
    expect(await heldIn([thisMonday, nextMonday, "2026-09-28"])).toEqual([[[id, "09:00"]], [], [[id, "09:00"]]])
    expect(await parent.schedule.byId({ id })).toMatchObject({ canceled_days: [iso(nextMonday)], version: 2 })
    const { children } = await parent.planner.inRange({ start_date: nextMonday, end_date: nextMonday })
    expect(children[0]?.days[0]?.classes).toEqual([])
    await parent.schedule.update({ id, version: 2, canceled_days: [] })
    expect(await heldIn([nextMonday])).toEqual([[[id, "09:00"]]])
    const other = parent.schedule.delete({ id, only_on: "2026-09-22" })
    await expect(other).rejects.toMatchObject({ cause: { details: { issues: [{ field: "only_on" }] } } })
  })

  test("a class is changed and moved; the other weeks stay", { tags: ["schedule.only-on"] }, async () => {
    const { id } = await held()
    const moved = await parent.schedule.update({
      id,
      only_on: nextMonday,
      day_of_week: "wednesday",
      start_time: "09:30",
    })
    expect(moved).toMatchObject({ start_date: iso("2026-09-23"), end_date: iso("2026-09-23"), canceled_days: [] })
    expect(await heldIn([thisMonday, nextMonday, "2026-09-23", "2026-09-28", "2026-09-30"])).toEqual([
      [[id, "09:00"]],
      [],
      [[moved.id, "09:30"]],
      [[id, "09:00"]],
      [],
    ])
    // A second change of that day changes the entry that stands in for it.
    const again = await parent.schedule.update({ id: moved.id, only_on: "2026-09-23", start_date: "2026-10-01" })
    expect(again).toMatchObject({ id: moved.id, day_of_week: "thursday", end_date: iso("2026-10-01") })
    await parent.schedule.update({ id, version: 2, canceled_days: [], replaces_id: moved.id })
    expect(await parent.schedule.list({})).toMatchObject([{ id, canceled_days: [] }])
    expect(await parent.schedule.delete({ id, from_date: nextMonday })).toEqual({ id, ended: true })
  })

  test("a later change of all following weeks keeps the canceled days", { tags: ["schedule.only-on"] }, async () => {
    const { id } = await held()
    for (const only_on of [thisMonday, "2026-09-28"]) await parent.schedule.delete({ id, only_on })
    const later = await parent.schedule.update({ id, from_date: nextMonday, start_time: "09:30" })
    expect(later.canceled_days).toEqual([iso("2026-09-28")])
    await expect(
      parent.schedule.update({ id: later.id, from_date: nextMonday, only_on: nextMonday }),
    ).rejects.toMatchObject({ cause: { details: { issues: [{ field: "only_on" }] } } })
  })
})
