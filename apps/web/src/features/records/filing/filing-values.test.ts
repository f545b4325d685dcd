import type { FilingDraftView, FilingView } from "@hearthbook/api/records/filing"
import { expect, test } from "vitest"
import { toFiling, valuesOfFiling } from "./filing-values.ts"

const days = { start_date: "2026-09-01", end_date: "2026-11-15" }
const filing = {
  title: "Quarterly report",
  to: "School district",
  due_date: "2026-11-15T00:00:00.000Z",
  done_on: null,
  note: null,
  report: null,
} as FilingView
const subject = { name: "Math", percent_covered: 62 } as FilingDraftView["subjects"][number]
const draft = {
  start_date: "2026-09-01T00:00:00.000Z",
  end_date: "2026-11-15T00:00:00.000Z",
  contents: [
    { text: "Hours of instruction in the quarter", source: "hours", value: "231 hours" },
    { text: "A reason for each subject of which less than 80% of the plan was covered", source: null, value: null },
  ],
  subjects: [
    subject,
    { ...subject, name: "Art", percent_covered: 90 },
    { ...subject, name: "Gym", percent_covered: null },
  ],
} as FilingDraftView

test("a report begins with what the records say", { tags: ["requirements.draft"] }, () => {
  expect(valuesOfFiling(filing, draft).fields.map(({ text }) => text)).toEqual(["231 hours", "Math (62%): "])
})

test("what was written stays, with its days", { tags: ["requirements.report", "requirements.report-days"] }, () => {
  const report = [{ label: "Hours of instruction in the quarter", text: "230 hours" }]
  const values = valuesOfFiling({ ...filing, report }, draft)
  expect(values.fields).toEqual(report)
  expect(toFiling(values)).toMatchObject({ due_date: "2026-11-15", done_on: null, report, ...days })
})

test("a filing without a report keeps no days", { tags: ["requirements.report-days"] }, () => {
  expect(toFiling({ ...valuesOfFiling(filing, draft), fields: [] })).not.toHaveProperty("start_date")
})
