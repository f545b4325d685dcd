import { expect, test } from "vitest"
import { judge } from "../../../scripts/audit.mjs"
import { steps } from "../../../scripts/steps.mjs"
import { readManifest, readText } from "./lock.ts"

const answer = (counts: object) => JSON.stringify({ metadata: { vulnerabilities: counts } })

test("a high or critical vulnerability fails the audit and a lower one is only reported", () => {
  expect(judge(answer({ low: 2, moderate: 1, high: 0, critical: 0 }))).toEqual({
    code: 0,
    summary: "audit: 2 low, 1 moderate, 0 high, 0 critical",
  })
  expect(judge(answer({ low: 0, moderate: 0, high: 1, critical: 0 })).code).toBe(1)
  expect(judge(answer({ low: 0, moderate: 0, high: 0, critical: 1 })).code).toBe(1)
})

test("a registry without audits is distinguished from one that found nothing", () => {
  for (const text of ["", "not json", JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405 })]) {
    expect(judge(text)).toEqual({ code: 0, summary: expect.stringContaining("audit: no report") })
  }
})

test("the audit is a separate script and unused code is checked before each commit", () => {
  const { scripts = {} } = readManifest("") ?? {}
  expect(scripts["audit:packages"]).toBe("node scripts/audit.mjs")
  expect(scripts.unused).toBe("knip")
  expect(scripts.check).toBe("node scripts/test.mjs check")
  expect(steps.find(({ name }) => name === "unused")?.tier).toBe("check")
  expect(readText("knip.json")).not.toMatch(/"ignore"|"exclude"/)
})
