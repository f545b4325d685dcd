import {
  createAssignment,
  createCurriculum,
  createEvent,
  createLesson,
  createScheduleEntry,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openCalendarHome, readEvents, readTitles } from "../../../testing/calendar-home.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { readCalendar } from "./read-calendar.service.ts"

const api = await openTestApi()
afterAll(api.close)
beforeEach(() => {
  api.clock.now = testNow
})

const day = (text: string) => new Date(`${text}T00:00:00.000Z`)
const openHome = (time_zone?: string) => openCalendarHome(api, time_zone)
const eventsOf = (token: string) => readEvents(api, token)
const titlesOf = (token: string) => readTitles(api, token)

describe("what a link shows", () => {
  test("is a child's and everyone's, and nothing of a sibling", { tags: ["schedule.feed-child"] }, async () => {
    const { parent, family_id, ada, ben, science } = await openHome()
    for (const { id: student_id, first_name } of [ada, ben]) {
      await createScheduleEntry(api.db, { family_id, student_id, subject_id: science.id, location: first_name })
      const { id: curriculum_id } = await createCurriculum(api.db, { family_id, student_id, subject_id: science.id })
      await createLesson(api.db, { curriculum_id, title: `Lesson of ${first_name}`, planned_date: day("2026-09-16") })
      await createAssignment(api.db, { curriculum_id, title: `Essay of ${first_name}`, due_date: day("2026-09-17") })
      await createEvent(api.db, { student_id, title: `Party of ${first_name}`, start_date: testNow, end_date: testNow })
    }
    await createEvent(api.db, { family_id, title: "Zoo", start_date: testNow, end_date: testNow })
    const { token } = await parent.calendarFeeds.create({ student_id: ada.id })
    const text = await (await readCalendar(api.facts(), token)).write()
    for (const own of ["Science", "Lesson of Ada", "Essay of Ada", "Party of Ada", "Zoo"]) expect(text).toContain(own)
    expect(text).not.toContain("Ben")
    expect(text).not.toContain(ben.id)

    const family = await parent.calendarFeeds.create({})
    const titles = new Set(await titlesOf(family.token))
    for (const name of ["Ada", "Ben"]) {
      const own = ["Science", `Science · Lesson of ${name}`, `Science · Essay of ${name} (due)`, `Party of ${name}`]
      for (const title of own) expect(titles).toContain(`${name} · ${title}`)
    }
    expect(titles).toContain("Zoo")
  })

  test(
    "leaves classes out on days off, and has moved and canceled ones",
    { tags: ["schedule.feed-classes"] },
    async () => {
      const { parent, ada, science } = await openHome()
      const at = { start_time: "09:00", end_time: "10:00" }
      const ids = { student_id: ada.id, subject_id: science.id }
      const made = await parent.schedule.create({
        ...ids,
        ...at,
        day_of_week: "monday",
        start_date: "2026-09-14",
        end_date: "2026-10-12",
      })
      await parent.schedule.delete({ id: made.id, only_on: "2026-09-21" })
      await parent.schedule.update({
        id: made.id,
        only_on: "2026-09-28",
        start_date: "2026-09-29",
        start_time: "13:00",
        end_time: "14:00",
      })
      const off = { start_date: "2026-10-05T00:00", end_date: "2026-10-06T00:00", all_day: true }
      await parent.events.create({ title: "Fall break", event_type: "holiday", ...off })
      const { token } = await parent.calendarFeeds.create({ include: ["classes"] })
      const events = await eventsOf(token)
      const starts = ["2026-09-14T09:00:00", "2026-09-29T13:00:00", "2026-10-12T09:00:00"]
      expect(events.map(({ startDate }) => startDate.toString()).toSorted()).toEqual(starts)
      const whole = await parent.calendarFeeds.create({ include: ["days_off"] })
      const [shown] = await eventsOf(whole.token)
      expect([shown?.summary, shown?.startDate.toString(), shown?.endDate.toString()]).toEqual([
        "Fall break",
        "2026-10-05",
        "2026-10-07",
      ])
    },
  )

  test(
    "leaves out lessons without a day and skipped ones, and what is far off",
    { tags: ["schedule.feed-content"] },
    async () => {
      const { parent, family_id, ada, science } = await openHome()
      const { id: curriculum_id } = await createCurriculum(api.db, {
        family_id,
        student_id: ada.id,
        subject_id: science.id,
      })
      const lessons: [string, string | null, "planned" | "skipped"][] = [
        ["Undated", null, "planned"],
        ["Skipped", "2026-09-16", "skipped"],
        ["Too early", "2026-07-16", "planned"],
        ["First", "2026-07-17", "planned"],
        ["Last", "2027-10-20", "planned"],
        ["Too late", "2027-10-21", "planned"],
      ]
      for (const [title, on, status] of lessons)
        await createLesson(api.db, { curriculum_id, title, status, planned_date: on && day(on) })
      const { token } = await parent.calendarFeeds.create({ student_id: ada.id })
      expect(await titlesOf(token)).toEqual(["Science · First", "Science · Last"])
    },
  )

  test("has the family's name, and a child's in the child's own", { tags: ["schedule.feed-content"] }, async () => {
    const { parent, ada } = await openHome()
    const nameOf = async (token: string) => {
      const text = await (await readCalendar(api.facts(), token)).write()
      return /^NAME:(.*)$/m.exec(text)?.[1]
    }
    const family = await parent.calendarFeeds.create({})
    expect(await nameOf(family.token)).toBe(String.raw`Byron\, Hall\; & Co`)
    expect(await nameOf((await parent.calendarFeeds.create({ student_id: ada.id })).token)).toBe("Ada")
  })

  test("keeps an entry's id when it moves, and says when it changed", { tags: ["schedule.feed-ids"] }, async () => {
    const { parent, family_id } = await openHome()
    const { id } = await createEvent(api.db, { family_id, title: "Zoo", start_date: testNow, end_date: testNow })
    const { token } = await parent.calendarFeeds.create({})
    const [before] = await eventsOf(token)
    await parent.events.update({ id, start_date: "2026-09-18T00:00", end_date: "2026-09-18T00:00" })
    const [after] = await eventsOf(token)
    expect([before?.uid, after?.uid]).toEqual([`${id}@hearthbook`, `${id}@hearthbook`])
    const changedOf = (event: typeof after) => String(event?.component.getFirstPropertyValue("last-modified"))
    expect(changedOf(after)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const { updated_at } = await parent.events.byId({ id })
    expect(changedOf(after)).toBe(`${updated_at.slice(0, 19)}Z`)
  })

  test(
    "takes the same number of statements for one row and for fifty",
    { tags: ["schedule.feed-content"] },
    async () => {
      const { parent, family_id, ada, science } = await openHome()
      const { token } = await parent.calendarFeeds.create({})
      const fill = async (count: number) => {
        for (let n = 0; n < count; n++) {
          await createScheduleEntry(api.db, { family_id, student_id: ada.id, subject_id: science.id })
          await createEvent(api.db, { family_id, start_date: testNow, end_date: testNow })
        }
      }
      const count = async () => {
        api.clock.now = new Date(api.clock.now.getTime() + 120_000)
        api.statements.length = 0
        await readCalendar(api.facts(), token)
        return api.statements.length
      }
      await fill(1)
      const few = await count()
      await fill(49)
      expect(await count()).toBe(few)
    },
  )

  test.each([
    [
      "America/New_York",
      ["2026-10-26", "13:00"],
      ["2026-11-02", "14:00"],
      ["2027-03-08", "14:00"],
      ["2027-03-15", "13:00"],
    ],
    [
      "Australia/Sydney",
      ["2026-09-28", "23:00"],
      ["2026-10-05", "22:00"],
      ["2027-03-29", "22:00"],
      ["2027-04-05", "23:00"],
    ],
    ["Europe/Kiev", ["2026-10-19", "06:00"], ["2026-10-26", "07:00"], ["2027-03-22", "07:00"], ["2027-03-29", "06:00"]],
    ["Etc/UTC", ["2026-10-26", "09:00"]],
    ["Asia/Calcutta", ["2026-10-26", "03:30"]],
  ])(
    "has the wall time of %s by the rules that are in the file",
    { tags: ["schedule.feed-times"] },
    async (zone, ...expected) => {
      const { parent, ada, science } = await openHome(zone)
      await createScheduleEntry(api.db, { student_id: ada.id, subject_id: science.id })
      const { token } = await parent.calendarFeeds.create({})
      const events = await eventsOf(token)
      for (const [on, utc] of expected) {
        const held = events.find(({ startDate }) => startDate.toString() === `${on}T09:00:00`)
        expect(held?.startDate.zone.tzid).toBe(zone)
        expect(held?.startDate.toJSDate().toISOString().slice(11, 16)).toBe(utc)
      }
    },
  )
})
