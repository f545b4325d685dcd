import { createEvent, createImport, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const bytes = (text: string) => new TextEncoder().encode(text)

async function open() {
  const { user, parent, family_id } = await api.openFamily({})
  const caller = await api.importsOf(user)
  const read = (text: string) => caller.create({ kind: "calendar", filename: "co-op.ics", content: bytes(text) })
  return { user, parent, family_id, caller, read }
}

const wrap = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n")

const coop = (title = "Co-op") =>
  wrap(
    "BEGIN:VEVENT",
    "UID:coop@example.org",
    "DTSTART;TZID=America/New_York:20260921T090000",
    "DTEND;TZID=America/New_York:20260921T120000",
    "RRULE:FREQ=WEEKLY;COUNT=2",
    `SUMMARY:${title}`,
    "LOCATION:Church hall",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:fair@example.org",
    "DTSTART;VALUE=DATE:20261003",
    "DTEND;VALUE=DATE:20261005",
    "SUMMARY:Science fair",
    "END:VEVENT",
  )

describe("a calendar", { tags: ["import.calendar"] }, () => {
  test("is shown first, becomes events as one change, and is taken back", async () => {
    const { parent, read } = await open()
    const preview = await read(coop())
    expect(preview).toMatchObject({
      kind: "calendar",
      questions: [],
      columns: [],
      counts: { new: 3, changed: 0, unchanged: 0, removed: 0, wrong: 0 },
    })
    expect(preview.rows[2]).toMatchObject({
      row: 3,
      status: "new",
      values: { title: "Science fair", start_date: "2026-10-03", end_date: "2026-10-04", all_day: "yes" },
    })
    expect(await parent.events.list({})).toEqual([])
    const { change_id, summary } = await parent.imports.confirm({ id: preview.id, leave_out_wrong: false })
    expect(summary).toBe("Imported 3 events")
    const events = await parent.events.list({})
    expect(events).toMatchObject([
      { title: "Co-op", location: "Church hall", all_day: false, student_id: null, event_type: "other" },
      { title: "Co-op" },
      {
        title: "Science fair",
        all_day: true,
        start_date: "2026-10-03T00:00:00.000Z",
        end_date: "2026-10-04T00:00:00.000Z",
      },
    ])
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.events.list({})).toEqual([])
  })

  test(
    "that is imported again makes no doubles, and changes what has changed",
    { tags: ["import.calendar-again"] },
    async () => {
      const { parent, read } = await open()
      await parent.imports.confirm({ id: (await read(coop())).id, leave_out_wrong: false })
      const again = await read(coop())
      expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, removed: 0, wrong: 0 })
      expect(await parent.imports.confirm({ id: again.id, leave_out_wrong: false })).toMatchObject({ change_id: null })
      const renamed = await read(coop("Co-op day"))
      expect(renamed.counts).toEqual({ new: 0, changed: 2, unchanged: 1, removed: 0, wrong: 0 })
      const { change_id } = await parent.imports.confirm({ id: renamed.id, leave_out_wrong: false })
      const titles = async () => (await parent.events.list({})).map(({ title }) => title)
      expect(await titles()).toEqual(["Co-op day", "Co-op day", "Science fair"])
      await parent.changes.undo({ id: change_id ?? "" })
      expect(await titles()).toEqual(["Co-op", "Co-op", "Science fair"])
    },
  )

  test(
    "is imported without rows that are left out, for one student",
    { tags: ["import.calendar-choose"] },
    async () => {
      const { parent, family_id, read } = await open()
      const ada = await createStudent(api.db, { family_id, first_name: "Ada" })
      const { id } = await read(coop())
      await parent.imports.update({ id, defaults: { student_id: ada.id } })
      const result = await parent.imports.confirm({ id, leave_out_wrong: false, leave_out_rows: [1, 2] })
      expect(result).toMatchObject({ created: 1, left_out: 2 })
      expect(await parent.events.list({})).toMatchObject([{ title: "Science fair", student_id: ada.id }])
    },
  )

  test("does not see the events of another family", { tags: ["import.calendar-again"] }, async () => {
    const { read, parent } = await open()
    const other = await open()
    await createEvent(api.db, { family_id: other.family_id, calendar_uid: "fair@example.org" })
    const preview = await read(coop())
    expect(preview.counts).toMatchObject({ new: 3 })
    await parent.imports.confirm({ id: preview.id, leave_out_wrong: false })
    expect(await other.parent.events.list({})).toMatchObject([{ version: 1 }])
    await expect(other.parent.imports.byId({ id: preview.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("comes back as CSV where an event cannot be saved, with the reason", { tags: ["import.calendar"] }, async () => {
    const { caller, read } = await open()
    const endless = wrap("BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20261003", "DTEND:20261001", "END:VEVENT")
    const { id, counts } = await read(endless)
    expect(counts).toMatchObject({ new: 0, wrong: 1 })
    const { csv } = await caller.wrongRows({ id })
    expect(csv.split("\r\n").map((line) => line.replace("\uFEFF", ""))).toEqual([
      "UID,Title,Start,End,All day,Location,Description,What is wrong",
      "a,Busy,,,no,,,It ends before it begins.",
      "",
    ])
  })

  test("has no columns to choose", async () => {
    const { parent, family_id, user } = await open()
    const { id } = await createImport(api.db, {
      family_id,
      user_id: user.id,
      kind: "calendar",
      calendar: { entries: [], series: [] },
    })
    await expect(parent.imports.update({ id, mapping: { title: 0 } })).rejects.toMatchObject({
      message: "A calendar has no columns.",
    })
  })

  test("is refused in words if it is something else", { tags: ["import.calendar-refused"] }, async () => {
    const { read } = await open()
    await expect(read("Title,Date")).rejects.toMatchObject({ code: "BAD_REQUEST" })
    await expect(read("x".repeat(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" })
  })
})
