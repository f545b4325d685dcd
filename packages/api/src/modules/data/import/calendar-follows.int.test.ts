import { afterAll, describe, expect, test } from "vitest"
import { event, wrap } from "../../../testing/sample-calendar.ts"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

/** A family that imports calendars, on September 15, 2026. */
async function open() {
  const { user, parent } = await api.openFamily({})
  const { create } = await api.importsOf(user)
  const read = (text: string) => create({ kind: "calendar", content: new TextEncoder().encode(text) })
  const take = async (text: string, leave_out_rows: number[] = []) => {
    const { id } = await read(text)
    return parent.imports.confirm({ id, leave_out_wrong: true, leave_out_rows })
  }
  const events = async () =>
    (await parent.events.list({})).map(({ title, start_date }) => `${title} ${start_date.slice(5, 16)}`)
  return { parent, read, take, events }
}

const coop = (start: string, ...lines: string[]) =>
  event("UID:series", `DTSTART:202609${start}00`, "RRULE:FREQ=WEEKLY;COUNT=3", "SUMMARY:Co-op", ...lines)
const trip = (...lines: string[]) => event("UID:trip", "DTSTART:20260925T090000", "SUMMARY:Trip", ...lines)

describe("a calendar that is imported again", { tags: ["import.calendar-follows"] }, () => {
  test("moves a series that its calendar moved, and undo moves it back", async () => {
    const { parent, take, read, events } = await open()
    await take(wrap(...coop("21T0900")))
    const before = await events()
    const { counts, rows } = await read(wrap(...coop("21T1000")))
    expect(counts).toEqual({ new: 0, changed: 3, unchanged: 0, removed: 0, wrong: 0 })
    expect(rows.flatMap(({ warnings }) => warnings)).toEqual([])
    const { change_id } = await take(wrap(...coop("21T1000")))
    expect(await events()).toEqual(["Co-op 09-21T10:00", "Co-op 09-28T10:00", "Co-op 10-05T10:00"])
    expect((await read(wrap(...coop("21T1000")))).counts).toMatchObject({ unchanged: 3, changed: 0, new: 0 })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await events()).toEqual(before)
  })

  test("removes times that its calendar no longer has, and undo brings them back", async () => {
    const { parent, take, events } = await open()
    await take(wrap(...coop("21T0900"), ...trip()))
    const shorter = wrap(...coop("21T0900", "EXDATE:20260928T090000"), ...trip("STATUS:CANCELLED"))
    const { removed, summary, change_id } = await take(shorter)
    expect({ removed, summary }).toEqual({ removed: 2, summary: "Removed 2 events" })
    expect(await events()).toEqual(["Co-op 09-21T09:00", "Co-op 10-05T09:00"])
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await events()).toHaveLength(4)
    expect((await take(wrap(...trip("RRULE:FREQ=DAILY;COUNT=2"), ...coop("22T0900")))).removed).toBe(0)
  })

  test("leaves what the file does not speak of, and what a parent leaves out", async () => {
    const { take, events } = await open()
    await take(wrap(...coop("21T0900"), ...trip()))
    await take(wrap(...event("UID:else", "DTSTART:20260930T090000", "SUMMARY:Play")))
    expect(await events()).toHaveLength(5)
    const { removed, left_out } = await take(wrap(...trip("STATUS:CANCELLED")), [1])
    expect({ removed, left_out }).toEqual({ removed: 0, left_out: 1 })
    expect(await events()).toHaveLength(5)
  })

  test("leaves what the family has edited and what is over, and names both", async () => {
    const { parent, take, read, events } = await open()
    await take(wrap(...event("UID:old", "DTSTART:20260910T090000", "SUMMARY:Old"), ...trip()))
    const [, edited] = await parent.events.list({})
    if (!edited) throw new Error("There is no second event.")
    await parent.events.update({ id: edited.id, version: edited.version, title: "Trip with Grandma" })
    const later = wrap(
      ...event("UID:old", "DTSTART:20260910T090000", "SUMMARY:Old", "STATUS:CANCELLED"),
      ...event("UID:trip", "DTSTART:20260925T110000", "SUMMARY:Trip"),
    )
    const { rows, counts } = await read(later)
    expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, removed: 0 })
    expect(rows.map(({ warnings }) => warnings[0]?.message)).toEqual([
      "The calendar says something else. You edited it here, so it stays.",
      "The calendar no longer has it. It is over, so it stays.",
    ])
    await take(later)
    expect(await events()).toEqual(["Old 09-10T09:00", "Trip with Grandma 09-25T09:00"])
  })

  test("keeps the times of an event that can no longer be read", async () => {
    const { take, read, events } = await open()
    await take(wrap(...coop("21T0900")))
    const damaged = wrap(...event("UID:series", "DTSTART:20261332", "SUMMARY:Co-op"))
    expect((await read(damaged)).counts).toEqual({ new: 0, changed: 0, unchanged: 0, removed: 0, wrong: 1 })
    await take(damaged)
    expect(await events()).toHaveLength(3)
  })

  const meeting = (start: string, ...lines: string[]) =>
    event("UID:series", "RECURRENCE-ID:20260928T090000", `DTSTART:202609${start}00`, "SUMMARY:Co-op", ...lines)

  test("cancels or moves one meeting by the mail that says so, and leaves the others", async () => {
    const { take, events } = await open()
    await take(wrap(...coop("21T0900")))
    await take(wrap("METHOD:REQUEST", ...meeting("29T1000")))
    expect(await events()).toEqual(["Co-op 09-21T09:00", "Co-op 09-29T10:00", "Co-op 10-05T09:00"])
    const { removed } = await take(wrap("METHOD:CANCEL", ...meeting("28T0900"), ...meeting("28T0900")))
    expect(removed).toBe(1)
    expect(await events()).toEqual(["Co-op 09-21T09:00", "Co-op 10-05T09:00"])
  })

  test("cancels nothing where its time cannot be read", async () => {
    const { read, take, events } = await open()
    await take(wrap(...coop("21T0900")))
    const zone = ["BEGIN:VTIMEZONE", "TZID:Ours", "BEGIN:STANDARD", "DTSTART:garbage", "END:STANDARD", "END:VTIMEZONE"]
    const time = ["UID:series", "RECURRENCE-ID;TZID=Ours:20260928T090000", "DTSTART;TZID=Ours:20260928T090000"]
    const cancel = wrap("METHOD:CANCEL", ...zone, ...event(...time, "SUMMARY:Co-op"))
    expect((await read(cancel)).counts).toMatchObject({ removed: 0, wrong: 1 })
    expect(await events()).toHaveLength(3)
  })

  test("cancels all later meetings where the mail says so", async () => {
    const { take, events } = await open()
    await take(wrap(...coop("21T0900")))
    const lines = meeting("28T0900").map((line) => line.replace("RECURRENCE-ID:", "RECURRENCE-ID;RANGE=THISANDFUTURE:"))
    expect((await take(wrap("METHOD:CANCEL", ...lines))).removed).toBe(2)
    expect(await events()).toEqual(["Co-op 09-21T09:00"])
  })

  test("creates nothing where it only cancels", async () => {
    const { read, take, events } = await open()
    const cancel = wrap("METHOD:CANCEL", ...trip())
    expect((await read(cancel)).counts).toEqual({ new: 0, changed: 0, unchanged: 0, removed: 0, wrong: 0 })
    await take(wrap(...trip()))
    expect((await take(cancel)).removed).toBe(1)
    expect(await events()).toEqual([])
  })
})

describe("the whole days of a calendar", { tags: ["import.calendar-days-off"] }, () => {
  test("may become days off, also those that are here as events", async () => {
    const { parent, read, take } = await open()
    const holidays = wrap(...event("UID:1", "DTSTART:20261126", "SUMMARY:Thanksgiving"), ...trip())
    await take(holidays)
    const { id } = await read(holidays)
    const { defaults, counts } = await parent.imports.update({ id, defaults: { as: "days_off" } })
    expect({ as: defaults.as, changed: counts.changed }).toEqual({ as: "days_off", changed: 1 })
    await parent.imports.confirm({ id, leave_out_wrong: false })
    expect((await parent.events.list({})).map(({ title, event_type }) => [title, event_type])).toEqual([
      ["Trip", "other"],
      ["Thanksgiving", "holiday"],
    ])
  })
})
