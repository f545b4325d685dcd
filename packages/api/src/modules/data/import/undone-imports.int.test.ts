import { afterAll, expect, test } from "vitest"
import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { openTestApi } from "../../../testing/test-api.ts"
import { readCalendar } from "../calendar-feed/read-calendar.service.ts"

const api = await openTestApi()
afterAll(api.close)

const cleo = "First name,Last name,Birthday,Grade\nCleo,Byron,2017-05-01,3"

async function open() {
  const { user, parent } = await api.openFamily({})
  const caller = await api.importsOf(user)
  const read = (kind: ImportKind, text: string) =>
    caller.create({ kind, filename: "table", content: new TextEncoder().encode(text) })
  return { parent, read }
}

test("an undo takes back the calendar link of a student that was imported", { tags: ["import.undo"] }, async () => {
  const { parent, read } = await open()
  const { id } = await read("students", cleo)
  const { change_id } = await parent.imports.confirm({ id, leave_out_wrong: false })
  const student = (await parent.students.list({})).find(({ first_name }) => first_name === "Cleo")
  const { token } = await parent.calendarFeeds.create({ student_id: student?.id ?? null })
  const family = await parent.calendarFeeds.create({})
  const calendar = async (link: string) => (await readCalendar(api.facts(), link)).write()
  expect(await calendar(token)).toContain("NAME:Cleo")
  await parent.changes.undo({ id: change_id ?? "" })
  await expect(calendar(token)).rejects.toMatchObject({ reason: "NOT_FOUND" })
  expect((await parent.calendarFeeds.list()).map((feed) => feed.id)).toEqual([family.id])
  // A student who is imported again is another one.
  const again = await read("students", cleo)
  await parent.imports.confirm({ id: again.id, leave_out_wrong: false })
  await expect(calendar(token)).rejects.toMatchObject({ reason: "NOT_FOUND" })
  expect(await calendar(family.token)).not.toContain("NAME:Cleo")
})

test("an undo takes the events of a calendar out of the links", { tags: ["import.undo"] }, async () => {
  const { parent, read } = await open()
  const lines = ["BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20261003", "SUMMARY:Science fair", "END:VEVENT"]
  const { id } = await read("calendar", ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n"))
  const { change_id } = await parent.imports.confirm({ id, leave_out_wrong: false })
  const { token } = await parent.calendarFeeds.create({})
  const calendar = async () => (await readCalendar(api.facts(), token)).write()
  expect(await calendar()).toContain("Science fair")
  await parent.changes.undo({ id: change_id ?? "" })
  expect(await calendar()).not.toContain("Science fair")
})
