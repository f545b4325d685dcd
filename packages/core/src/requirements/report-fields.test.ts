import { expect, test } from "vitest"
import { coveredPercent, refillFields, reportFields } from "./report-fields.ts"

test("a share just under 80% asks for its reason", { tags: ["requirements.covered"] }, () => {
  const shares = [
    [43, 54, 79],
    [4, 5, 80],
    [199, 200, 99],
    [0, 3, 0],
  ] as const
  for (const [done, planned, percent] of shares) expect(coveredPercent(planned, done)).toBe(percent)
  expect(coveredPercent(0, 0)).toBeNull()

  const contents = [{ text: "A reason for each subject of which less than 80% of the plan was covered", value: null }]
  const draft = { contents, subjects: [{ name: "Science", percent_covered: coveredPercent(54, 43) }] }
  expect(reportFields(null, draft)[0]?.text).toBe("Science (79%): ")
})

test("filling in again keeps what only the parent can say", { tags: ["requirements.report-days"] }, () => {
  const contents = [
    { text: "Hours", value: "12 hours" },
    { text: "Test results", value: null },
  ]
  const written = [
    { label: "Hours", text: "10 hours, and a bit" },
    { label: "Test results", text: "Passed" },
  ]
  expect(refillFields(written, { contents, subjects: [] })).toEqual([
    { label: "Hours", text: "12 hours" },
    { label: "Test results", text: "Passed" },
  ])
})
