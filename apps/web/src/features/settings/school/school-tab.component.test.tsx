import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { SchoolTab } from "./school-tab.tsx"

const nextYear = {
  ...sampleYear,
  id: "0190a0a0-0000-7000-8000-000000000202",
  academic_year: "2027-2028",
  start_date: "2027-08-01T00:00:00.000Z",
  end_date: "2028-05-31T00:00:00.000Z",
}
const count = page.getByRole("status", { name: "School days" })
const dialog = page.getByRole("dialog")

beforeEach(stopDate)

test(
  "the number of school days follows the chosen year",
  { tags: ["settings.school-years", "settings.school-day-count", "slow"] },
  async () => {
    const winter = sampleEvent(1, {
      event_type: "holiday",
      student_id: null,
      title: "Winter break",
      start_date: "2026-12-21",
      end_date: "2027-01-01",
    })
    await renderScreen(<SchoolTab />, schoolYearServer([sampleYear, nextYear], [winter]).answers)
    await page.getByRole("combobox", { name: "School year" }).click()
    await page.getByRole("option", { name: "2026-2027" }).click()
    await expect.element(count).toHaveTextContent(/^250 school days\s*until today 84$/)
    await page.getByRole("combobox", { name: "School year" }).click()
    await page.getByRole("option", { name: "2027-2028" }).click()
    await expect.element(count).toHaveTextContent("218 school days")
  },
)

test(
  "other days of the year are saved, and counted at once",
  { tags: ["settings.school-years", "settings.school-day-count", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<SchoolTab />, schoolYearServer().answers)
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await dialog.getByLabelText("Last day").fill("05/31/2027")
    await dialog.getByText("Fri").click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect.element(count).toHaveTextContent("173 school days")
    expect(callsOf("schoolYears.update")).toMatchObject([
      { version: 1, start_date: "2026-08-01", end_date: "2027-05-31" },
    ])
  },
)

test(
  "a school day that is removed and added again is no change",
  { tags: ["settings.no-change", "slow"] },
  async () => {
    await renderScreen(<SchoolTab />, schoolYearServer().answers)
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await dialog.getByText("Mon").click()
    await dialog.getByText("Mon").click()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test("a school week needs a day", { tags: ["settings.school-years", "slow"] }, async () => {
  await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await dialog.getByText(day).click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog.getByText("A school week needs at least one day.").first()).toBeVisible()
})

test(
  "the next year is suggested, and a refusal is shown at its field",
  { tags: ["settings.school-years", "slow"] },
  async () => {
    const message = "The school year 2027-2028 exists already."
    const { callsOf } = await renderScreen(<SchoolTab />, {
      ...schoolYearServer().answers,
      "schoolYears.create": () => {
        throw new Refusal("CONFLICT", { issues: [{ field: "academic_year", message }] })
      },
    })
    await page.getByRole("button", { name: "Add a year" }).click()
    await expect.element(dialog.getByLabelText("Academic year")).toHaveValue("2027-2028")
    await dialog.getByRole("button", { name: "Add year" }).click()
    await expect.element(dialog.getByText(message).first()).toBeVisible()
    expect(callsOf("schoolYears.create")).toMatchObject([{ start_date: "2027-08-01", end_date: "2028-07-31" }])
  },
)

test("the refusal to delete a year with courses is shown", { tags: ["settings.school-years", "slow"] }, async () => {
  await renderScreen(<SchoolTab />, {
    ...schoolYearServer().answers,
    "schoolYears.delete": () => {
      throw new Refusal("CONFLICT", { issues: [{ field: "id", message: "4 courses are in this year." }] })
    },
  })
  await page.getByRole("button", { name: "More about the school year 2026-2027" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await dialog.getByRole("button", { name: "Delete 2026-2027" }).click()
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("4 courses are in this year.")
})

test("a family without a school year is offered to add one", { tags: ["settings.school-years"] }, async () => {
  await renderScreen(<SchoolTab />, schoolYearServer([]).answers)
  await page.getByRole("button", { name: "Add a year" }).click()
  await expect.element(dialog).toBeVisible()
})

test("a failure to load the years is shown", { tags: ["settings.school-years"] }, async () => {
  await renderScreen(<SchoolTab />, {
    "schoolYears.list": () => {
      throw new Refusal("NOT_FOUND")
    },
  })
  await expect.element(page.getByRole("alert")).toBeVisible()
})
