import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView } from "../../../testing/sample-family.ts"
import { bensDraft, bensReport, bensRequirement } from "../../../testing/sample-records.ts"
import { sampleYear, stopDate } from "../../../testing/sample-year.ts"
import FilingPage from "./filing-page.tsx"

beforeEach(() => {
  stopDate()
  window.history.replaceState(null, "", `/records/filings/${bensReport.id}`)
})

test(
  "a report begins with what the records say, is changed, printed and saved",
  { tags: ["requirements.draft", "requirements.report"] },
  async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined)
    const { callsOf } = await renderScreen(<FilingPage />, {
      "filings.byId": () => bensReport,
      "filings.draft": () => bensDraft,
      "students.byId": () => benView,
      "requirements.byId": () => bensRequirement,
      "schoolYears.byId": () => sampleYear,
      "filings.update": ({ report }) => ({ ...bensReport, report: report ?? null, version: 2 }),
    })
    const hours = page.getByLabelText("Hours of instruction in the quarter")
    await expect.element(hours).toHaveValue("115.5 hours")
    await page.getByLabelText("Material covered").fill("Math: Fractions, and a play about them")
    await page.getByRole("button", { name: "Print" }).click()
    expect(print).toHaveBeenCalledOnce()
    await page.getByRole("button", { name: "Save" }).click()
    await expect.element(page.getByText("Saved.")).toBeVisible()
    const report = [
      { label: "Hours of instruction in the quarter", text: "115.5 hours" },
      { label: "Material covered", text: "Math: Fractions, and a play about them" },
    ]
    expect(callsOf("filings.update")).toMatchObject([{ id: bensReport.id, version: 1, report, done_on: null }])
    vi.restoreAllMocks()
  },
)

test(
  "a report shows its days, is filled in again from the records of others, and keeps them",
  { tags: ["requirements.report-days", "requirements.no-subject"] },
  async () => {
    const months = [{ text: "Hours of instruction in the quarter", source: "hours" as const, value: "12 hours" }]
    const { callsOf } = await renderScreen(<FilingPage />, {
      "filings.byId": () => bensReport,
      "filings.draft": ({ end_date }) =>
        end_date ? { ...bensDraft, contents: months } : { ...bensDraft, other_minutes: 90 },
      "students.byId": () => benView,
      "requirements.byId": () => bensRequirement,
      "schoolYears.byId": () => sampleYear,
      "filings.update": ({ report }) => ({ ...bensReport, report: report ?? null, version: 2 }),
    })
    await expect.element(page.getByRole("row", { name: /^No subject/ })).toHaveTextContent("1.5 h")
    const until = page.getByLabelText("Period to")
    await expect.element(page.getByLabelText("Period from")).toHaveValue("10/16/2026")
    await until.fill("10/31/2026")
    await page.getByRole("button", { name: "Fill in again" }).click()
    await expect.element(page.getByLabelText("Hours of instruction in the quarter")).toHaveValue("12 hours")
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.element(page.getByLabelText("Hours of instruction in the quarter")).toHaveValue("115.5 hours")
    await page.getByRole("button", { name: "Fill in again" }).click()
    await expect.element(page.getByLabelText("Hours of instruction in the quarter")).toHaveValue("12 hours")
    const days = { start_date: "2026-10-16", end_date: "2026-10-31" }
    expect(callsOf("filings.draft").at(-1)).toMatchObject(days)
    await page.getByRole("button", { name: "Save" }).click()
    await expect.element(page.getByText("Saved.")).toBeVisible()
    const report = [{ label: "Hours of instruction in the quarter", text: "12 hours" }]
    expect(callsOf("filings.update")).toMatchObject([{ id: bensReport.id, report, ...days }])
  },
)
