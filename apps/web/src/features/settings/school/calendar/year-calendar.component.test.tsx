import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

const forAll = { student_id: null }

beforeEach(stopDate)

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
