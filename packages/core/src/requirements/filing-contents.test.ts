import { expect, test } from "vitest"
import { sourceOf } from "./filing-contents.ts"

test("a notice of a year to come has no hours from the records", { tags: ["requirements.draft"] }, () => {
  expect(sourceOf("The hours of attendance", "notice")).toBeNull()
  expect(sourceOf("The hours of attendance", "periodic_report")).toBe("hours")
  expect(sourceOf("Name, age and residence of the child", "notice")).toBe("child")
})
