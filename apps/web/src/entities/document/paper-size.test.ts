import { expect, test } from "vitest"
import { paperOf } from "./paper-size.ts"

test.each([
  ["en-US", "letter"],
  ["es-MX", "letter"],
  ["en", "letter"],
  ["en-GB", "a4"],
  ["de-AT", "a4"],
])("%s prints on %s", { tags: ["paper.size"] }, (language, paper) => {
  expect(paperOf(language)).toBe(paper)
})
