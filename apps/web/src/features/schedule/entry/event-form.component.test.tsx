import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView } from "../../../testing/sample-family.ts"
import { sampleEvent } from "../../../testing/sample-schedule.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { defaultSlot } from "../../../entities/entry/slot.ts"
import { ScheduleDialogs } from "../../../entities/entry/schedule-dialogs.tsx"

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
