/** @module-tag smoke */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { report } from "../amount.ts"

// What SECURITY.md and the data map claim is shown by tests that they name. A claim whose test has gone is only a claim.
const root = fileURLToPath(new URL("../../..", import.meta.url))
const documents = ["SECURITY.md", "docs/data-map.md"].map((name) => ({
  name,
  text: readFileSync(path.join(root, name), "utf8"),
}))

test("every file and every page that is named is there", () => {
  const named = documents.flatMap(({ name, text }) => [
    ...[...text.matchAll(/`((?:apps|packages|tests|docs|scripts)\/[^`*\s]+)`/g)].map(([, file = ""]) => file),
    ...[...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = ""]) => path.join(path.dirname(name), file)),
  ])
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(named.length).toBeGreaterThan(30)
  report("files that the documents name", { files: named.length })
})

test("whoever might be after the records has a part, with what shows the protection", () => {
  const parts = (documents[0]?.text ?? "").split(/^### /m).slice(1)
  expect(parts.length).toBe(9)
  for (const part of parts) expect(part).toMatch(/Shown by `/)
})
