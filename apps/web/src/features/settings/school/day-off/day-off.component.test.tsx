import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { ben, benView } from "../../../../testing/sample-family.ts"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

const dialog = page.getByRole("dialog")
const count = page.getByRole("status", { name: "School days" })
const dayButton = (name: string) => page.getByRole("button", { name, exact: true })
const toast = (text: string) => page.getByRole("alert").filter({ hasText: text })
const breakOf = (first: string, last: string) =>
  sampleEvent(1, { event_type: "holiday", student_id: null, title: "Winter break", start_date: first, end_date: last })

beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

test("dragging over days adds a day off, and Undo deletes it", { tags: ["settings.day-off"] }, async () => {
  const { callsOf } = await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await expect.element(count).toHaveTextContent("260 school days")
  await dayButton("Thursday, December 31: school day").dropTo(dayButton("Monday, December 21: school day"))
  await expect.element(dialog.getByLabelText("Name")).toHaveFocus()
  await userEvent.keyboard("Winter break{Enter}")
  await expect.element(count).toHaveTextContent("251 school days")
  expect(callsOf("events.create")).toEqual([
    {
      title: "Winter break",
      student_id: null,
      event_type: "holiday",
      start_date: "2026-12-21",
      end_date: "2026-12-31",
      all_day: true,
    },
  ])
  await expect.element(toast("“Winter break” added. 251 school days.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.element(count).toHaveTextContent("260 school days")
})

test("arrow keys, Shift and Enter add a day off for one child", { tags: ["settings.day-off", "slow"] }, async () => {
  const cleo = { ...benView, id: "0190a0a0-0000-7000-8000-000000000012", first_name: "Cleo" }
  const { callsOf } = await renderScreen(<SchoolTab />, {
    ...schoolYearServer().answers,
    "students.list": () => [benView, cleo],
  })
  const start = dayButton("Monday, March 15: school day")
  await expect.element(start).toBeVisible()
  ;(start.element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}")
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Day off")
  await dialog.getByRole("combobox", { name: "For" }).click()
  await page.getByRole("option", { name: "Ben" }).click()
  await dialog.getByRole("button", { name: "Add day off" }).click()
  await expect
    .poll(() => callsOf("events.create"))
    .toMatchObject([{ student_id: ben.id, start_date: "2027-03-16", end_date: "2027-03-24" }])
})

test("a tap on the first and one on the last day add a day off", { tags: ["settings.day-off"] }, async () => {
  await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await tap("Tuesday, September 1: school day")
  await expect.element(page.getByText("From Sep 1: tap the last day.")).toBeVisible()
  await tap("Friday, September 4: school day")
  await expect.element(dialog.getByLabelText("First day")).toHaveValue("09/01/2026")
  await expect.element(dialog.getByLabelText("Last day")).toHaveValue("09/04/2026")
})

test(
  "a click on a day off opens it to change it, and Undo restores it",
  { tags: ["settings.day-off", "slow"] },
  async () => {
    await renderScreen(<SchoolTab />, schoolYearServer([sampleYear], [breakOf("2026-12-21", "2026-12-31")]).answers)
    await dayButton("Friday, December 25: Winter break, day off").click()
    await dialog.getByLabelText("Last day").fill("01/01/2027")
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect.element(toast("“Winter break” changed. 250 school days.")).toBeVisible()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect.element(count).toHaveTextContent("251 school days")
  },
)

test("a day off is deleted, and Undo adds it again", { tags: ["settings.day-off", "slow"] }, async () => {
  await renderScreen(<SchoolTab />, schoolYearServer([sampleYear], [breakOf("2026-12-21", "2026-12-31")]).answers)
  await dayButton("Friday, December 25: Winter break, day off").click()
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.element(toast("“Winter break” deleted. 260 school days.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.element(count).toHaveTextContent("251 school days")
})

test("a weekend day becomes an extra school day", { tags: ["settings.day-off", "slow"] }, async () => {
  const { callsOf } = await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await dayButton("Saturday, December 5: no school").click()
  await dialog.getByRole("button", { name: "Add school day" }).click()
  await expect.element(count).toHaveTextContent("261 school days")
  expect(callsOf("events.create")).toMatchObject([{ event_type: "school_day", title: "Extra school day" }])
})

test("a refused day off stays in its dialog", { tags: ["settings.day-off", "slow"] }, async () => {
  const message = "Title is too long."
  await renderScreen(<SchoolTab />, {
    ...schoolYearServer().answers,
    "events.create": () => {
      throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "title", message }] })
    },
  })
  await dayButton("Tuesday, September 1: school day").click()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog.getByText(message).first()).toBeVisible()
})

/** Taps a day with a finger, of which a browser on a desktop only has the events. */
async function tap(name: string) {
  await expect.element(dayButton(name)).toBeVisible()
  const day = dayButton(name).element()
  day.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))
  day.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
}
