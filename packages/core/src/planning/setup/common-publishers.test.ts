import { expect, test } from "vitest"
import { subjectKey } from "../copy/matching-subject.ts"
import { isWebLink } from "../../fields/web-link.ts"
import { commonPublishers } from "./common-publishers.ts"

test("the common publishers are sorted, each once, with web addresses", { tags: ["planning.publishers"] }, () => {
  const keys = commonPublishers.map(({ name }) => subjectKey(name))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(keys.toSorted((one, other) => one.localeCompare(other)))
  expect(keys.length).toBeGreaterThanOrEqual(55)
  for (const { website } of commonPublishers) expect(website === null || isWebLink(website)).toBe(true)
})
