import {
  createAssignment,
  createCurriculum,
  createEvent,
  createLesson,
  createScheduleEntry,
  createStudent,
  createStudentLogin,
  createSubject,
  createTeacher,
} from "@hearthbook/db/testing/factories"
import ICAL from "ical.js"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { readCalendar } from "./read-calendar.service.ts"

const api = await openTestApi()
afterAll(api.close)
beforeEach(() => {
  api.clock.now = testNow
})

const day = (text: string) => new Date(`${text}T00:00:00.000Z`)

/** A parent with two children, Ada and Ben, who both learn Science. */
async function openHome(time_zone = "America/New_York") {
  const { user, parent, family_id } = await api.openFamily()
  await api.db.family.update({ where: { id: family_id }, data: { name: "Byron, Hall; & Co", time_zone } })
  const ada = await createStudent(api.db, { family_id, first_name: "Ada" })
  const ben = await createStudent(api.db, { family_id, first_name: "Ben" })
  const science = await createSubject(api.db, { family_id, name: "Science", grade_level: ada.grade_level })
  return { user, parent, family_id, ada, ben, science }
}

/** The events of a link, read with a parser that knows time zones only from the file. */
async function eventsOf(token: string) {
  const calendar = ICAL.Component.fromString(await (await readCalendar(api.facts(), token)).write())
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component))
  ICAL.TimezoneService.reset()
  return events
}

const titlesOf = async (token: string) => (await eventsOf(token)).map(({ summary }) => summary).toSorted()
const gone = { reason: "NOT_FOUND" }

describe("a calendar link", () => {
  test("is told once, and only its hash is kept", { tags: ["schedule.feed"] }, async () => {
    const { parent, ada } = await openHome()
    const made = await parent.calendarFeeds.create({ student_id: ada.id, include: ["events", "classes"] })
    expect(made).toMatchObject({ student_id: ada.id, include: ["classes", "events"], detail: "titles", version: 1 })
    expect(made.token).toMatch(/^[\w-]{43}$/)
    expect(made.url).toBe(`${api.settings.app_url}/api/v1/calendar/${made.token}.ics`)
    expect(made.webcal_url).toBe(made.url.replace(/^https?/, "webcal"))
    const { token, url: _url, webcal_url: _webcal, ...view } = made
    expect(await parent.calendarFeeds.list()).toEqual([view])
    expect(await parent.calendarFeeds.byId({ id: made.id })).toEqual(view)
    const row = await api.db.calendar_feed.findUniqueOrThrow({ where: { id: made.id } })
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test("is made by every adult, by no child, and with something to show", { tags: ["schedule.feed"] }, async () => {
    const { family_id, ada, parent } = await openHome()
    const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
    await expect(teacher.calendarFeeds.create({})).resolves.toMatchObject({ student_id: null })
    const child = await api.callerFor(await createStudentLogin(api.db, { student_id: ada.id }))
    await expect(child.calendarFeeds.list()).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(child.calendarFeeds.create({ student_id: ada.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(parent.calendarFeeds.create({ include: [] })).rejects.toThrow("Choose at least one thing to show.")
  })

  test("is refused to a family that has 50", { tags: ["schedule.feed"] }, async () => {
    const { user, family_id, parent } = await openHome()
    const data = Array.from({ length: 50 }, (_, n) => ({
      family_id,
      user_id: user.id,
      token_hash: `${family_id} ${n}`,
    }))
    await api.db.calendar_feed.createMany({ data })
    await expect(parent.calendarFeeds.create({})).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("can be changed, and keeps its address", { tags: ["schedule.feed-busy"] }, async () => {
    const { parent, family_id } = await openHome()
    await createEvent(api.db, {
      family_id,
      title: "Dentist",
      location: "Main Street",
      start_date: testNow,
      end_date: testNow,
    })
    const { id, token } = await parent.calendarFeeds.create({})
    expect(await titlesOf(token)).toEqual(["Dentist"])
    const changed = await parent.calendarFeeds.update({ id, version: 1, detail: "busy" })
    expect(changed).toMatchObject({
      detail: "busy",
      include: expect.arrayContaining(["events"]) as unknown,
      version: 2,
    })
    expect(await titlesOf(token)).toEqual(["Busy"])
    expect(await (await readCalendar(api.facts(), token)).write()).not.toMatch(/Dentist|Main Street/)
    const late = parent.calendarFeeds.update({ id, version: 1, detail: "titles" })
    await expect(late).rejects.toMatchObject({ cause: { reason: "STALE" } })
  })

  test(
    "opens nothing once it is replaced, revoked or its child is gone",
    { tags: ["schedule.feed-revoke"] },
    async () => {
      const { parent, ada } = await openHome()
      const first = await parent.calendarFeeds.create({ student_id: ada.id })
      const second = await parent.calendarFeeds.replace({ id: first.id })
      expect(second).toMatchObject({ id: first.id, version: 2 })
      await expect(readCalendar(api.facts(), first.token)).rejects.toMatchObject(gone)
      await expect(readCalendar(api.facts(), second.token)).resolves.toBeDefined()
      const other = await parent.calendarFeeds.create({})
      await parent.calendarFeeds.delete({ id: other.id })
      await expect(readCalendar(api.facts(), other.token)).rejects.toMatchObject(gone)
      await parent.students.delete({ id: ada.id })
      await expect(readCalendar(api.facts(), second.token)).rejects.toMatchObject(gone)
      await expect(readCalendar(api.facts(), "A".repeat(43))).rejects.toMatchObject(gone)
    },
  )

  test("ends with the login of the adult who made it", { tags: ["schedule.feed-revoke"] }, async () => {
    const { family_id } = await openHome()
    const user = await createTeacher(api.db, { family_id })
    const { token } = await (await api.callerFor(user)).calendarFeeds.create({})
    await expect(readCalendar(api.facts(), token)).resolves.toBeDefined()
    await api.db.user.delete({ where: { id: user.id } })
    await expect(readCalendar(api.facts(), token)).rejects.toMatchObject(gone)
  })

  test("is read 600 times in ten minutes from one address", { tags: ["schedule.feed-revoke"] }, async () => {
    const { parent } = await openHome()
    const { token } = await parent.calendarFeeds.create({})
    const client_address = "192.0.2.77"
    const use = { key: `calendar:${client_address}`, count: 599, window_start: testNow }
    await api.db.rate_limit.create({ data: use })
    const read = () => readCalendar(api.contextFor(null, { client_address }), token)
    await expect(read()).resolves.toBeDefined()
    await expect(read()).rejects.toMatchObject({ reason: "RATE_LIMITED" })
  })

  test(
    "notes its last reading once a minute, which changes nothing",
    { tags: ["schedule.feed-unchanged"] },
    async () => {
      const { parent } = await openHome()
      const { id, token } = await parent.calendarFeeds.create({})
      const lastRead = async () => (await parent.calendarFeeds.byId({ id })).last_read_at
      const first = await readCalendar(api.facts(), token)
      expect(await lastRead()).toBe(testNow.toISOString())
      api.clock.now = new Date(testNow.getTime() + 30_000)
      const again = await readCalendar(api.facts(), token)
      expect([again.etag, again.changed_at]).toEqual([first.etag, first.changed_at])
      expect(await lastRead()).toBe(testNow.toISOString())
      api.clock.now = new Date(testNow.getTime() + 61_000)
      await readCalendar(api.facts(), token)
      expect(await lastRead()).toBe(api.clock.now.toISOString())
      expect(await parent.calendarFeeds.byId({ id })).toMatchObject({ version: 1 })
    },
  )

  test("has another tag and date after a change of what it shows", { tags: ["schedule.feed-unchanged"] }, async () => {
    const { parent } = await openHome()
    const { token } = await parent.calendarFeeds.create({})
    const before = await readCalendar(api.facts(), token)
    await parent.events.create({
      title: "Zoo",
      start_date: "2026-09-20T00:00",
      end_date: "2026-09-20T00:00",
      all_day: true,
    })
    const after = await readCalendar(api.facts(), token)
    expect(after.etag).not.toBe(before.etag)
    expect(after.changed_at.getTime()).toBeGreaterThanOrEqual(before.changed_at.getTime())
  })
})

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
