import { createEvent, createStudentLogin, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openCalendarHome, readTitles } from "../../../testing/calendar-home.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { readCalendar } from "./read-calendar.service.ts"

const api = await openTestApi()
afterAll(api.close)
beforeEach(() => {
  api.clock.now = testNow
})

const openHome = () => openCalendarHome(api)
const titlesOf = (token: string) => readTitles(api, token)
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
    const own = await teacher.calendarFeeds.create({})
    const { id: made_by } = await teacher.auth.whoami()
    expect(own).toMatchObject({ student_id: null, made_by })
    const child = await api.callerFor(await createStudentLogin(api.db, { student_id: ada.id }))
    await expect(child.calendarFeeds.list()).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(child.calendarFeeds.create({ student_id: ada.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(parent.calendarFeeds.create({ include: [] })).rejects.toThrow("Choose at least one thing to show.")
  })

  test("of a parent is changed by no teacher, who changes their own", { tags: ["schedule.feed-teacher"] }, async () => {
    const { family_id, parent } = await openHome()
    const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
    const [theirs, own] = [await parent.calendarFeeds.create({}), await teacher.calendarFeeds.create({})]
    const change = { detail: "busy" as const, version: 1 }
    for (const act of [
      () => teacher.calendarFeeds.update({ id: theirs.id, ...change }),
      () => teacher.calendarFeeds.replace({ id: theirs.id }),
      () => teacher.calendarFeeds.delete({ id: theirs.id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "FORBIDDEN" })
    expect(await teacher.calendarFeeds.update({ id: own.id, ...change })).toMatchObject({ detail: "busy" })
    await expect(parent.calendarFeeds.delete({ id: own.id })).resolves.toEqual({ id: own.id })
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
