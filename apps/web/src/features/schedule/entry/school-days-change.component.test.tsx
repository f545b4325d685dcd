import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView } from "../../../testing/sample-family.ts"
import { sampleEvent, schoolYearServer } from "../../../testing/sample-year.ts"
import type { Opened } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { ScheduleDialogs } from "../../../entities/schedule/entry/schedule-dialogs.tsx"

const dialog = page.getByRole("dialog")
const breakDays = {
  event_type: "holiday" as const,
  student_id: null,
  title: "Winter break",
  start_date: "2026-12-21",
  end_date: "2026-12-31",
}
const row = sampleEvent(1, breakDays)

/** Opens a dialog of the schedule. Returns the function that is called when school days have changed. */
async function open(opened: Opened) {
  const onSchoolDaysChange = vi.fn<() => void>()
  const server = schoolYearServer()
  server.add(breakDays)
  await renderScreen(
    <ScheduleDialogs opened={opened} onSchoolDaysChange={onSchoolDaysChange} onClose={() => undefined} />,
    {
      ...server.answers,
      "students.list": () => [benView],
      "subjects.list": () => [],
      "curriculum.list": () => [],
      "schedule.list": () => [],
      "events.update": ({ id, version, minutes, ...patch }) => ({
        ...row,
        ...patch,
        id,
        minutes: minutes || null,
        version: (version ?? 1) + 1,
      }),
    },
  )
  return onSchoolDaysChange
}

test("a changed day off looks for lessons on days off", { tags: ["schedule.day-off"] }, async () => {
  const onSchoolDaysChange = await open({ as: "event", row })
  await dialog.getByLabelText("Title").fill("Christmas")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => onSchoolDaysChange).toHaveBeenCalledOnce()
})

test("another event does not look for lessons on days off", { tags: ["schedule.day-off", "slow"] }, async () => {
  const onSchoolDaysChange = await open({ as: "event", row: { ...row, event_type: "other" } })
  await dialog.getByRole("combobox", { name: "Kind" }).click()
  await page.getByRole("option", { name: "Day off" }).click()
  await dialog.getByRole("combobox", { name: "Kind" }).click()
  await page.getByRole("option", { name: "Other" }).click()
  await dialog.getByLabelText("Title").fill("Trip")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByText("“Trip” changed.")).toBeInTheDocument()
  expect(onSchoolDaysChange).not.toHaveBeenCalled()
})
