import type { FilingView } from "@hearthbook/api/records/filing"
import type { RequirementView } from "@hearthbook/api/records/requirement"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, sampleFamily, sampleSubject } from "../../testing/sample-family.ts"
import {
  bensPace,
  bensRecords,
  bensReport,
  bensRequirement,
  newYork,
  ownNumbers,
  texas,
} from "../../testing/sample-records.ts"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import RecordsPage from "./records-page.tsx"

// stopDate: Thursday, November 26, 2026.
beforeEach(async () => {
  stopDate()
  window.history.replaceState(null, "", "/records")
  await page.viewport(1280, 900)
})
afterEach(() => vi.restoreAllMocks())

const section = (name: string) => page.getByRole("region", { name })

async function open(requirement: RequirementView | null, answers: Answers = {}) {
  let asked = requirement
  let filing: FilingView = bensReport
  const records = () => ({
    ...bensRecords,
    filings: asked ? [filing] : [],
    pace: asked ? bensPace : [],
    requirement_id: asked?.id ?? null,
  })
  return renderScreen(<RecordsPage />, {
    "students.list": () => [benView],
    "schoolYears.list": () => [sampleYear],
    "subjects.list": () => [sampleSubject],
    "family.get": () => sampleFamily,
    "rulePacks.list": () => [newYork, texas, ownNumbers],
    "rulePacks.byId": () => newYork,
    "requirements.list": () => (asked ? [asked] : []),
    "requirements.createMany": () => {
      asked = bensRequirement
      return [bensRequirement]
    },
    "family.update": () => ({ ...sampleFamily, rule_pack_id: "us-ny" }),
    "records.ofYear": records,
    "filings.update": ({ id: _id, version: _version, ...change }) => {
      const { done_on = null } = change
      filing = { ...filing, done_on: done_on && `${done_on}T00:00:00.000Z`, version: filing.version + 1 }
      return filing
    },
    ...answers,
  })
}

test(
  "says how far a child is with each number, and which are the family's",
  { tags: ["requirements.shown"] },
  async () => {
    await open(bensRequirement)
    const asked = section("Requirements")
    await expect.element(asked.getByText("120 of 950 hours · 27.1 hours a week needed · behind")).toBeVisible()
    await expect.element(asked.getByText("Yours, the state’s is 900 hours")).toBeVisible()
    await expect
      .element(asked.getByText("80 of 180 days · at this pace met on May 14 · 4.2 days a week needed"))
      .toBeVisible()
    await expect
      .element(asked.getByRole("link", { name: newYork.title }))
      .toHaveAttribute("href", "/requirements#us-ny")
  },
)

describe("a child of whom nothing is asked yet", { tags: ["requirements.choose"] }, () => {
  test("gets what its state asks, with all other children", async () => {
    const { callsOf } = await open(null)
    await page.getByRole("combobox", { name: "Your state" }).click()
    await page.getByRole("option", { name: newYork.title }).click()
    await expect.element(page.getByText("900 hours.")).toBeVisible()
    await page.getByRole("button", { name: "Use for all children" }).click()
    await expect.element(section("Filings")).toBeVisible()
    expect(callsOf("requirements.createMany")).toEqual([{ school_year_id: sampleYear.id, pack_id: "us-ny" }])
    expect(callsOf("family.update")).toEqual([{ rule_pack_id: "us-ny" }])
  })

  test("can have two numbers of its family's own", async () => {
    const { callsOf } = await open(null)
    await page.getByRole("combobox", { name: "Your state" }).click()
    await page.getByRole("option", { name: "My own numbers" }).click()
    await page.getByLabelText("Days a year").fill("170")
    await page.getByRole("button", { name: "Only for Ben" }).click()
    await expect
      .poll(() => callsOf("requirements.createMany"))
      .toMatchObject([{ pack_id: "own", student_ids: [benView.id], targets: [{ measure: "days", min: 170 }] }])
  })

  test("keeps the choice with the reason if it cannot be saved", async () => {
    await open(null, {
      "requirements.createMany": () => {
        throw new Refusal("LOCKED")
      },
    })
    await page.getByRole("combobox", { name: "Your state" }).click()
    await page.getByRole("option", { name: "Texas: home school (draft)" }).click()
    await page.getByRole("button", { name: "Use for all children" }).click()
    await expect.element(page.getByRole("alert").first()).toBeVisible()
    await expect.element(page.getByRole("combobox", { name: "Your state" })).toHaveValue("Texas: home school (draft)")
  })
})

test("what was sent is ticked, with Undo", { tags: ["requirements.tick"] }, async () => {
  const { callsOf } = await open(bensRequirement)
  await expect.element(page.getByText("Due Dec 8 · in 12 days")).toBeVisible()
  await page.getByRole("checkbox", { name: `Done: ${bensReport.title}` }).click()
  await expect.element(page.getByText("Done Nov 26")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.element(page.getByText("Due Dec 8 · in 12 days")).toBeVisible()
  expect(callsOf("filings.update")).toMatchObject([{ done_on: "2026-11-26" }, { done_on: null }])
})

test("a parent changes the grade of what is asked", { tags: ["requirements.grade"] }, async () => {
  const { callsOf } = await open(bensRequirement, {
    "requirements.update": () => ({ ...bensRequirement, grade_level: "5", version: 2 }),
  })
  await page.getByRole("button", { name: "More about the requirements" }).click()
  await page.getByRole("menuitem", { name: "Change grade" }).click()
  await page.getByRole("combobox", { name: "Grade" }).click()
  await page.getByRole("option", { name: "5th grade" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  expect(callsOf("requirements.update")).toEqual([{ id: bensRequirement.id, version: 1, grade_level: "5" }])
})

test("the records to keep offer their reports", { tags: ["requirements.own-report"] }, async () => {
  const records = [{ kind: "samples" as const, label: "Samples", retain_years: null, changed: false }]
  const { callsOf } = await open(
    { ...bensRequirement, records },
    {
      "filings.create": ({ report_kind }) => ({ ...bensReport, pack_filing_id: null, title: report_kind ?? "" }),
    },
  )
  await page.getByRole("button", { name: "Write “Portfolio list”" }).click()
  await expect.poll(() => window.location.pathname).toBe(`/records/filings/${bensReport.id}`)
  expect(callsOf("filings.create")).toEqual([{ requirement_id: bensRequirement.id, report_kind: "portfolio" }])
})

test(
  "a family without such records writes a report from 'Add a filing'",
  { tags: ["requirements.own-report"] },
  async () => {
    const { callsOf } = await open(bensRequirement, { "filings.create": () => bensReport })
    await page.getByRole("button", { name: "Add a filing" }).click()
    await page.getByRole("combobox", { name: "Kind" }).click()
    await page.getByRole("option", { name: "Summary of the log" }).click()
    await page.getByRole("button", { name: "Add", exact: true }).click()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    expect(callsOf("filings.create")).toMatchObject([{ requirement_id: bensRequirement.id, report_kind: "summary" }])
  },
)

test("the log has each day, the hours and the lessons", { tags: ["requirements.log"] }, async () => {
  await open(bensRequirement)
  const november = section("Attendance").getByRole("row", { name: /^Nov 2026/ })
  await expect.element(november).toHaveTextContent("Nov 2026P½A1.5")
  await expect.element(page.getByRole("table", { name: "Hours by subject" })).toHaveTextContent("Math core2.25 h1.75 h")
  await expect.element(section("Lessons done").getByText("Fractions")).toBeVisible()
})

test("the hours say what was done before, which counts too", { tags: ["requirements.records-opening"] }, async () => {
  const opening = { days: 0, minutes: 6000, core_minutes: 3600, core_home_minutes: 3000, note: null }
  await open(bensRequirement, { "records.ofYear": () => ({ ...bensRecords, opening }) })
  const words = "Plus 100 h from earlier this year (60 h core, 50 h core at home): 102.25 h together."
  await expect.element(section("Hours").getByText(words)).toBeVisible()
})

test("the register of the month prints with one click", { tags: ["requirements.print"] }, async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined)
  await open(bensRequirement)
  await page.getByRole("button", { name: "Print November" }).click()
  expect(print).toHaveBeenCalledOnce()
})

test("a parent locks the year, and reads what was changed since", { tags: ["requirements.lock-page"] }, async () => {
  const change = {
    id: sampleYear.id,
    school_year_id: sampleYear.id,
    student_id: benView.id,
    noun: "attendance" as const,
    row_id: benView.id,
    before: { status: "present" },
    after: { status: "absent" },
    reason: "He was ill.",
    user: null,
    created_at: "2027-07-01T12:00:00.000Z",
  }
  const { callsOf } = await open(bensRequirement, {
    "schoolYears.lock": () => ({ ...sampleYear, locked_at: "2027-07-01T12:00:00.000Z" }),
    "records.ofYear": () => ({ ...bensRecords, amendments: [change] }),
  })
  const row = page.getByRole("table", { name: "Changes since the lock" }).getByRole("row").nth(1)
  await expect.element(row).toHaveTextContent("Attendance: status: present → absentHe was ill.")
  await section("Lock of the year").getByRole("button", { name: "Download" }).click()
  await expect.element(page.getByRole("menu").getByText("Changes since the lock")).toBeVisible()
  await expect.element(page.getByRole("menuitem", { name: "CSV" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await page.getByRole("button", { name: "Lock 2026-2027" }).click()
  await expect.poll(() => callsOf("schoolYears.lock")).toEqual([{ id: sampleYear.id }])
})
