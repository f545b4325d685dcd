import { existsSync, readFileSync } from "node:fs"
import { listRestRoutes } from "@hearthbook/api/rest-routes"
import { errorCodes } from "@hearthbook/api/errors"
import { describe, expect, test } from "vitest"
import { paths } from "../../apps/web/src/lib/paths.ts"

// docs/specification-coverage.md says of each thing the specification asks for which test shows it.
const root = new URL("../../", import.meta.url)
const rows = readRows(readFileSync(new URL("docs/specification-coverage.md", root), "utf8"))

type Row = { what: string; shownBy: string }

/** The rows of the document's tables: what is asked for, and in the last column what shows it. */
function readRows(document: string): Row[] {
  return document
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.at(-1) !== "shown by")
    .map((cells) => ({ what: cells[0] ?? "", shownBy: cells.at(-1) ?? "" }))
}

const shown = rows.filter(({ shownBy }) => !shownBy.startsWith("not yet: "))

test("there is a table to hold to", () => expect(rows.length).toBeGreaterThan(100))

describe("each row names a test that exists", () => {
  test.each(shown.map(({ what, shownBy }) => [what, shownBy]))("%s", (_, shownBy) => {
    const named = [...shownBy.matchAll(/`([^`]+)`: (.*?)(?=; `|$)/g)]
    expect(named.length, `'${shownBy}' is not of the shape \`file\`: name of the test`).toBeGreaterThan(0)
    for (const [, file = "", name = ""] of named) {
      expect(existsSync(new URL(file, root)), `${file} does not exist`).toBe(true)
      const source = readFileSync(new URL(file, root), "utf8")
      expect(hasTest(source, name.trim()), `${file} has no test '${name.trim()}'`).toBe(true)
    }
  })
})

/** Whether a source has a test or a group of tests of that name: a call's first argument. */
function hasTest(source: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`\\(\\s*(["'\`])${escaped}\\1,`).test(source)
}

const asked = rows.map(({ what }) => what).join("\n")

test.each(Object.values(paths).map((path) => path.replace(/:(\w+)/g, "{$1}")))("the route %s has a row", (path) => {
  expect(asked).toContain(`\`${path}\``)
})

test.each(listRestRoutes().map(({ method, path }) => `${method} ${path}`))("the call %s has a row", (row) =>
  expect(asked).toContain(`\`${row}\``),
)

test.each(errorCodes)("the error %s has a row", (code) => expect(asked).toContain(code))
