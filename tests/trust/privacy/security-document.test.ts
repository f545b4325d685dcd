import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { report } from "../amount.ts"

// SECURITY.md and the data map name the tests that prove their claims. Those files must exist.
const root = fileURLToPath(new URL("../../..", import.meta.url))
const documents = ["SECURITY.md", "docs/data-map.md"].map((name) => ({
  name,
  text: readFileSync(path.join(root, name), "utf8"),
}))

test("every named file and page exists", () => {
  const named = documents.flatMap(({ name, text }) => [
    ...[...text.matchAll(/`((?:apps|packages|tests|docs|scripts)\/[^`*\s]+)`/g)].map(([, file = ""]) => file),
    ...[...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = ""]) => path.join(path.dirname(name), file)),
  ])
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(named.length).toBeGreaterThan(30)
  report("files that the documents name", { files: named.length })
})

test("each kind of attacker has a section with the tests that prove the protection", () => {
  const parts = (documents[0]?.text ?? "").split(/^### /m).slice(1)
  expect(parts.length).toBe(9)
  for (const part of parts) expect(part).toMatch(/Shown by `/)
})
