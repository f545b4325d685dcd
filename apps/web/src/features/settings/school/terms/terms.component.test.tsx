import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { sampleYear, schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

beforeEach(stopDate)

const dialog = page.getByRole("dialog")
const term = (number: number) => dialog.getByRole("group", { name: `Term ${number}` })

test("a year is split by school days into terms, which the calendar shows", { tags: ["settings.terms"] }, async () => {
  const { callsOf } = await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await page.getByRole("button", { name: "Terms" }).click()
  await dialog.getByText("2 semesters").click()
  await expect.element(term(2).getByLabelText("First day")).toHaveValue("02/01/2027")
  await term(1).getByLabelText("Name").fill("Autumn")
  await dialog.getByRole("button", { name: "Save terms" }).click()
  await expect.element(page.getByText("Autumn, Aug 1 to Jan 31")).toBeVisible()
  expect(callsOf("schoolYears.update")).toMatchObject([
    {
      version: 1,
      terms: [{ name: "Autumn", start_date: "2026-08-01", end_date: "2027-01-31" }, { name: "Spring semester" }],
    },
  ])
})

test("own terms that overlap are refused at their field", { tags: ["settings.terms", "slow"] }, async () => {
  const { callsOf } = await renderScreen(<SchoolTab />, schoolYearServer().answers)
  await page.getByRole("button", { name: "Terms" }).click()
  await dialog.getByText("Own").click()
  await dialog.getByRole("button", { name: "Add a term" }).click()
  await dialog.getByRole("button", { name: "Save terms" }).click()
  await expect.element(term(2).getByText("Terms must not overlap: Term 1 ends on 07/31/2027.")).toBeVisible()
  await dialog.getByRole("button", { name: "Remove Term 2" }).click()
  await dialog.getByRole("button", { name: "Save terms" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf("schoolYears.update")).toMatchObject([{ terms: [{ name: "Term 1" }] }])
})

test("a refusal of the server is shown", { tags: ["settings.terms", "slow"] }, async () => {
  const message = "Terms must be in order."
  await renderScreen(<SchoolTab />, {
    ...schoolYearServer([sampleYear]).answers,
    "schoolYears.update": () => {
      throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "terms.1.start_date", message }] })
    },
  })
  await page.getByRole("button", { name: "Terms" }).click()
  await dialog.getByText("3 trimesters").click()
  await dialog.getByRole("button", { name: "Save terms" }).click()
  await expect.element(dialog.getByText(message).first()).toBeVisible()
})
