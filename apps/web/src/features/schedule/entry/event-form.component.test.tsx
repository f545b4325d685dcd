import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView } from "../../../testing/sample-family.ts"
import { sampleEvent } from "../../../testing/sample-schedule.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { defaultSlot } from "../../../entities/schedule/entry/slot.ts"
import { ScheduleDialogs } from "../../../entities/schedule/entry/schedule-dialogs.tsx"

const ada = { ...benView, id: "0190a0a0-0000-7000-8000-000000000777", first_name: "Ada" }
const dialog = page.getByRole("dialog", { name: "New entry" })
const change_id = "0190a0a0-0000-7000-8000-000000000779"

async function open() {
  stopDate()
  const slot = { ...defaultSlot("2026-11-23"), kind: "event" as const, student_id: benView.id }
  const screen = await renderScreen(
    <ScheduleDialogs opened={{ as: "new", slot }} onSchoolDaysChange={() => undefined} onClose={() => undefined} />,
    {
      ...schoolYearServer().answers,
      "students.list": () => [ada, benView],
      "subjects.list": () => [],
      "curriculum.list": () => [],
      "schedule.list": () => [],
      "events.create": () => sampleEvent(),
      "events.update": () => sampleEvent({ version: 2, title: "Zoo" }),
      "events.delete": ({ id }) => ({ id, change_id, summary: "" }),
      "planning.addItems": () => ({
        lessons: [],
        assignments: [],
        events: [sampleEvent(), sampleEvent()],
        change_id,
        summary: "Added 2 events",
      }),
    },
  )
  await dialog.getByLabelText("Title").fill("Museum")
  return screen
}

test("an event for several children is one call with one Undo", { tags: ["schedule.events-several"] }, async () => {
  const { callsOf } = await open()
  await expect.element(dialog.getByRole("checkbox", { name: "Ben" })).toBeChecked()
  await dialog.getByText("Ada", { exact: true }).click()
  await dialog.getByRole("button", { name: "Add 2 Events" }).click()
  await expect
    .poll(() => callsOf("planning.addItems"))
    .toMatchObject([
      {
        events: [
          { title: "Museum", student_id: ada.id },
          { title: "Museum", student_id: benView.id },
        ],
      },
    ])
  await expect.element(page.getByText("2 events added.")).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Undo/ })).toBeVisible()
  expect(callsOf("events.create")).toEqual([])
})

test("an event without a child is for everyone", { tags: ["schedule.events-several"] }, async () => {
  const { callsOf } = await open()
  await dialog.getByText("Ben", { exact: true }).click()
  await dialog.getByRole("button", { name: "Add Event" }).click()
  await expect.poll(() => callsOf("events.create")).toMatchObject([{ title: "Museum", student_id: null }])
})

test("a new event can be undone", { tags: ["schedule.event-undo"] }, async () => {
  const { callsOf } = await open()
  await dialog.getByRole("button", { name: "Add Event" }).click()
  await expect.element(page.getByText("“Dentist” added.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("events.delete")).toEqual([{ id: "e", version: 1 }])
})

async function openStored() {
  stopDate()
  return renderScreen(
    <ScheduleDialogs
      opened={{ as: "event", row: sampleEvent() }}
      onSchoolDaysChange={() => undefined}
      onClose={() => undefined}
    />,
    {
      ...schoolYearServer().answers,
      "students.list": () => [benView],
      "subjects.list": () => [],
      "curriculum.list": () => [],
      "schedule.list": () => [],
      "events.update": () => sampleEvent({ version: 2, title: "Zoo" }),
      "events.delete": ({ id }) => ({ id, change_id, summary: "" }),
      "changes.undo": () => ({
        change: { id: change_id, kind: "delete", summary: "", user: null, created_at: at, undone_at: at },
        count: 1,
        changed: [],
      }),
    },
  )
}
const at = "2026-11-23T00:00:00.000Z"
const stored = page.getByRole("dialog", { name: "Edit Dentist" })

test("a changed event can be undone", { tags: ["schedule.event-undo"] }, async () => {
  const { callsOf } = await openStored()
  await stored.getByLabelText("Title").fill("Zoo")
  await stored.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByText("“Zoo” changed.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect
    .poll(() => callsOf("events.update").at(-1))
    .toMatchObject({ id: "e", version: 2, title: "Dentist", start_date: "2026-11-02T09:00" })
})

test("a deleted event can be undone", { tags: ["schedule.event-undo"] }, async () => {
  const { callsOf } = await openStored()
  await stored.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Dentist" }).click()
  await expect.element(page.getByText("“Dentist” deleted.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
})
