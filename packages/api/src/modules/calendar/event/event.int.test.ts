import { createEvent, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
import fc from "fast-check"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { addDays, dayToDate } from "@hearthbook/core/time/days"
import { isOn } from "@hearthbook/core/planning/schedule"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const trip = { title: "Museum", start_date: "2026-09-16T09:30", end_date: "2026-09-16T12:00" }

describe("an event", () => {
  test("takes local times with seconds, without, or with an offset", { tags: ["schedule.event-times"] }, async () => {
    const made = await parent.events.create({ ...trip, location: "Art museum" })
    expect(made).toMatchObject({
      start_date: "2026-09-16T09:30:00.000Z",
      end_date: "2026-09-16T12:00:00.000Z",
      all_day: false,
      event_type: "other",
      student_id: null,
      student: null,
      location: "Art museum",
      description: null,
    })
    expect(await parent.events.byId({ id: made.id })).toEqual(made)
    const offset = { ...trip, start_date: "2026-09-16T09:30:00+02:00" }
    expect(await parent.events.create(offset)).toMatchObject({ start_date: "2026-09-16T07:30:00.000Z" })
  })

  test("that lasts all day has days, whatever time is sent with them", { tags: ["schedule.event-times"] }, async () => {
    const fair = { title: "Fair", start_date: "2026-09-16T15:00:00.000Z", end_date: "2026-09-17", all_day: true }
    const made = await parent.events.create(fair)
    expect(made).toMatchObject({ start_date: "2026-09-16T00:00:00.000Z", end_date: "2026-09-17T00:00:00.000Z" })
    expect(await parent.events.update({ id: made.id, end_date: "2026-09-19" })).toMatchObject({
      start_date: "2026-09-16T00:00:00.000Z",
      end_date: "2026-09-19T00:00:00.000Z",
      all_day: true,
      version: 2,
    })
  })

  test.each([
    [{ title: " " }, "title", "Title is required."],
    [{ start_date: "" }, "start_date", "Start is required."],
    [{ end_date: "2026-09-16T09:30" }, "end_date", "End must be after the start."],
    [{ end_date: "2026-09-15", all_day: true }, "end_date", "Last day must not be before the first day."],
    [{ end_date: "9999-12-31" }, "end_date", "End must be a day from 1900 to 2999."],
    [{ end_date: "soon" }, "end_date", "End must be a day and time such as 2026-09-01T09:30."],
  ])(
    "with %o is refused with a message at the field %s",
    { tags: ["schedule.class-validation"] },
    async (wrong, field, message) => {
      const made = parent.events.create({ ...trip, ...wrong })
      await expect(made).rejects.toMatchObject({ cause: { details: { issues: [{ field, message }] } } })
    },
  )

  test(
    "that would start after its end is refused, and stays unchanged",
    { tags: ["schedule.event-validation"] },
    async () => {
      const { id } = await parent.events.create(trip)
      await expect(parent.events.update({ id, start_date: "2026-09-16T13:00" })).rejects.toMatchObject({
        cause: { details: { issues: [{ field: "end_date", message: "End must be after the start." }] } },
      })
      expect(await parent.events.byId({ id })).toMatchObject({ version: 1, start_date: "2026-09-16T09:30:00.000Z" })
    },
  )

  test("that is an extra school day lasts all day", { tags: ["schedule.extra-school-day"] }, async () => {
    const extra = { ...trip, event_type: "school_day" as const }
    const refused = {
      cause: { details: { issues: [{ field: "all_day", message: "An extra school day lasts all day." }] } },
    }
    await expect(parent.events.create(extra)).rejects.toMatchObject(refused)
    const { id } = await parent.events.create({ ...extra, all_day: true })
    await expect(parent.events.update({ id, all_day: false })).rejects.toMatchObject(refused)
    const other = await parent.events.create(trip)
    await expect(parent.events.update({ id: other.id, event_type: "school_day" })).rejects.toMatchObject(refused)
    const changed = await parent.events.update({ id: other.id, event_type: "school_day", all_day: true })
    expect(changed).toMatchObject({ event_type: "school_day", all_day: true })
  })

  test("that is a day off lasts all day", { tags: ["schedule.extra-school-day"] }, async () => {
    const dayOff = { ...trip, event_type: "holiday" as const }
    const issues = [{ field: "all_day", message: "A day off lasts all day." }]
    const refused = { cause: { details: { issues } } }
    await expect(parent.events.create(dayOff)).rejects.toMatchObject(refused)
    const { id } = await parent.events.create({ ...dayOff, all_day: true })
    await expect(parent.events.update({ id, all_day: false })).rejects.toMatchObject(refused)
    const other = await parent.events.create(trip)
    await expect(parent.events.update({ id: other.id, event_type: "holiday" })).rejects.toMatchObject(refused)

    const old = { family_id, event_type: "holiday" as const, all_day: false }
    const times = { start_date: new Date("2026-09-16T09:00Z"), end_date: new Date("2026-09-16T12:00Z") }
    const saved = await createEvent(api.db, { ...old, ...times })
    expect(await parent.events.update({ id: saved.id, title: "Dentist" })).toMatchObject({ all_day: false })
    await expect(parent.events.update({ id: saved.id, event_type: "holiday" })).rejects.toMatchObject(refused)
  })

  test("keeps both changes if two people change different fields at once", async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await parent.events.create(trip)
      await Promise.all([
        parent.events.update({ id, start_date: "2026-09-16T10:00" }),
        parent.events.update({ id, end_date: "2026-09-16T13:00" }),
        parent.events.update({ id, title: "Zoo" }),
      ])
      expect(await parent.events.byId({ id })).toMatchObject({
        title: "Zoo",
        start_date: "2026-09-16T10:00:00.000Z",
        end_date: "2026-09-16T13:00:00.000Z",
        version: 4,
      })
    }
  })

  test("is deleted, and refused if it was changed elsewhere meanwhile", async () => {
    const { id, version } = await parent.events.create(trip)
    await parent.events.update({ id, version, title: "Zoo" })
    await expect(parent.events.update({ id, version, title: "Park" })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current: { title: "Zoo", version: 2 } } },
    })
    expect(await parent.events.delete({ id })).toMatchObject({ id, summary: "Deleted “Zoo”" })
    await expect(parent.events.byId({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("comes back with everything when its deletion is undone", { tags: ["schedule.event-undo"] }, async () => {
    const event = await parent.events.create(trip)
    const { change_id } = await parent.events.delete({ id: event.id })
    await parent.changes.undo({ id: change_id ?? "" })
    const restored = await parent.events.byId({ id: event.id })
    expect(event).toMatchObject({ ...restored, version: event.version, updated_at: event.updated_at })
  })
})

describe("ranges select by overlap", () => {
  test("exactly as the rule does for each day", { tags: ["schedule.event-times"] }, async () => {
    const first = "2026-09-14"
    const at = (hours: number) => new Date(dayToDate(first).getTime() + hours * 3_600_000)
    const someSpan = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 12 }), fc.boolean())
      .map(([from, length, all_day]) =>
        all_day
          ? { start_date: at(Math.floor(from / 4) * 24), end_date: at(Math.floor((from + length) / 4) * 24), all_day }
          : { start_date: at(from * 6), end_date: at((from + length) * 6), all_day },
      )
    await fc.assert(
      fc.asyncProperty(someSpan, fc.integer({ min: -1, max: 9 }), async (span, distance) => {
        const { id } = await createEvent(api.db, { family_id, ...span })
        const day = addDays(first, distance)
        const seen = (await parent.events.list({ start_date: day, end_date: day })).map((event) => event.id)
        const told = { ...span, start_date: span.start_date.toISOString(), end_date: span.end_date.toISOString() }
        expect(seen.includes(id)).toBe(isOn(told, day))
      }),
      { numRuns: 60 },
    )
  })

  test("and find events that last through them", async () => {
    const camp = { title: "Camp", start_date: "2026-09-10", end_date: "2026-09-20", all_day: true }
    const { id } = await parent.events.create(camp)
    const ids = async (range: object) => (await parent.events.list(range)).map((event) => event.id)
    // The last supported day has a day after it all the same.
    expect(await ids({ end_date: "2999-12-31" })).toEqual(await ids({}))
    expect(await ids({ start_date: "2026-09-14", end_date: "2026-09-15" })).toEqual([id])
    expect(await ids({ start_date: "2026-09-21" })).toEqual([])
    expect(await ids({ end_date: "2026-09-09" })).toEqual([])
    expect(await ids({})).toEqual([id])
  })
})

test(
  "a child's filter shows the child's own events and everyone's; a child sees the same",
  { tags: ["schedule.student-view"] },
  async () => {
    const login = await createStudentLogin(api.db, { family_id })
    const student_id = login.student_id ?? ""
    const sibling = await createStudent(api.db, { family_id })
    const [own, everyones] = [await createEvent(api.db, { student_id }), await createEvent(api.db, { family_id })]
    const theirs = await createEvent(api.db, { student_id: sibling.id })
    const expected = [own.id, everyones.id].sort()
    expect((await parent.events.list({ student_id })).map(({ id }) => id).sort()).toEqual(expected)
    const child = await api.callerFor(login)
    expect((await child.events.list({})).map(({ id }) => id).sort()).toEqual(expected)
    await expect(child.events.byId({ id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(child.events.create(trip)).rejects.toMatchObject({ code: "FORBIDDEN" })
  },
)
