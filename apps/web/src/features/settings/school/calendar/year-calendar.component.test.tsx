import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

const forAll = { student_id: null }

beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

test("each month of the year shows what its days are", { tags: ["settings.year-calendar"] }, async () => {
  const events = [
    sampleEvent(1, {
      ...forAll,
      event_type: "holiday",
      title: "Thanksgiving",
      start_date: "2026-11-26",
      end_date: "2026-11-27",
    }),
    sampleEvent(2, {
      ...forAll,
      event_type: "school_day",
      title: "Museum",
      start_date: "2026-11-28",
      end_date: "2026-11-28",
    }),
  ]
  const terms = [
    { id: "1", name: "Fall", start_date: "2026-08-01T00:00:00.000Z", end_date: "2026-12-31T00:00:00.000Z" },
  ]
  await renderScreen(<SchoolTab />, schoolYearServer([{ ...sampleYear, terms }], events).answers)
  await expect.poll(() => page.getByRole("table").elements()).toHaveLength(12)
  const november = page.getByRole("table", { name: "November 2026" })
  await expect.element(november.getByLabelText("Thursday, November 26: Thanksgiving, day off")).toBeVisible()
  await expect.element(november.getByLabelText("Saturday, November 28: Museum, extra school day")).toBeVisible()
  await expect.element(november.getByLabelText("Sunday, November 29: no school")).toBeVisible()
  await expect.element(november.getByLabelText("Monday, November 30: school day")).toBeVisible()
  await expect.element(page.getByText("Fall, Aug 1 to Dec 31")).toBeVisible()
})

test(
  "a phone shows the months around today, and all of them on request or by keyboard",
  { tags: ["settings.year-calendar"] },
  async () => {
    await page.viewport(390, 844)
    await renderScreen(<SchoolTab />, schoolYearServer().answers)
    const months = page.getByRole("table")
    await expect.poll(() => months.elements()).toHaveLength(3)
    await expect.element(months.first()).toHaveAccessibleName("November 2026")
    const first = page.getByRole("button", { name: /^Sunday, November 1:/ })
    ;(first.element() as HTMLElement).focus()
    await userEvent.keyboard("{ArrowLeft}")
    await expect.poll(() => months.elements()).toHaveLength(12)
    await expect.element(page.getByRole("button", { name: /^Saturday, October 31:/ })).toHaveFocus()
  },
)
