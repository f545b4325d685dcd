import { expect, test } from "vitest"
import { rulePackOf } from "../rule-packs/rule-packs.ts"
import { missingReports, ownReports } from "./own-reports.ts"

const recordsOf = (pack: string) => rulePackOf(pack)?.records ?? []

test("the records to keep ask for their reports, each once", { tags: ["requirements.own-report"] }, () => {
  expect(missingReports(recordsOf("us-pa"), [])).toEqual(["log", "portfolio"])
  expect(missingReports(recordsOf("us-mo"), [])).toEqual(["portfolio", "summary"])
  expect(missingReports(recordsOf("us-mo"), [ownReports.summary.title])).toEqual(["portfolio"])
  expect(missingReports([], [])).toEqual([])
})
