/** @module-tag smoke */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { browserCookie } from "@hearthbook/api/browser-id"
import { expect, test } from "vitest"
import { report } from "../amount.ts"

// docs/data-map.md tells families what is kept of them. It is held to the schema, and to what the browser is given to keep.
const root = fileURLToPath(new URL("../../..", import.meta.url))
const document = readFileSync(path.join(root, "docs/data-map.md"), "utf8")
const schemaFolder = path.join(root, "packages/db/prisma/schema")
const schema = readdirSync(schemaFolder)
  .map((file) => readFileSync(path.join(schemaFolder, file), "utf8"))
  .join("\n")

/** In every table, and named once for all of them. */
const everywhere = ["id", "version", "created_at", "updated_at"]

/** Tables with their columns as the schema has them, without ids and what is everywhere. */
function readSchema(): Record<string, string[]> {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
  const names = new Set(models.map(([, name]) => name))
  return Object.fromEntries(
    models.map(([, name = "", body = ""]) => {
      const fields = [...body.matchAll(/^ {2}(\w+) +(\w+)(?:\[\]|\?)?(?: +(.*))?$/gm)]
      const columns = fields.filter(([, field = "", type, rest = ""]) => {
        return !names.has(type ?? "") && !rest.includes("@db.Uuid") && !everywhere.includes(field)
      })
      return [name, columns.map(([, field = ""]) => field).sort()]
    }),
  )
}

/** Rows of tables in the document, by their cells. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)

/** Tables with their columns as the document has them. */
function readMap(): Record<string, string[]> {
  const tables = rows.filter(([, , , , , how]) => how)
  return Object.fromEntries(tables.map(([, table, columns]) => [namesIn(table)[0] ?? "", namesIn(columns).sort()]))
}

test("every table and every column is in the data map, and nothing that is not there", () => {
  const there = readSchema()
  expect(readMap()).toEqual(there)
  const columns = Object.values(there).flat().length
  expect(columns).toBeGreaterThan(150)
  report("data map", { tables: Object.keys(there).length, columns })
})

test("of each it says what it is for, who sees it, and what removes it", () => {
  const silent = rows.filter((cells) => cells.slice(1, -1).some((cell) => cell === ""))
  expect(silent).toEqual([])
})

test("the days that it tells of are those of the clean-up", () => {
  const cleanUp = readFileSync(path.join(root, "packages/api/src/modules/upkeep/clean-up.service.ts"), "utf8")
  const days = (name: string) => Number(new RegExp(`${name}: (\\d+),`).exec(cleanUp)?.[1])
  const told = (table: string) => rows.find(([, name]) => name === `\`${table}\``)?.[5] ?? ""
  expect(told("auth_event")).toContain(`${days("auth_events")} days`)
  expect(days("auth_events")).toBe(180)
  expect(told("session")).toContain(`${days("ended_sessions")} days`)
  expect(told("one_time_token")).toContain(`${days("ended_links")} days`)
  expect(told("invitation")).toContain(`${days("ended_links")} days`)
  expect(told("outbox_email")).toContain(`sent: ${days("sent_mail")} days; not sent after ${days("waiting_mail")} days`)
  expect([told("rate_limit"), days("rate_limits")]).toEqual([expect.stringContaining("seven days"), 7])
  expect([told("login_attempt"), days("login_attempts")]).toEqual([expect.stringMatching(/^a day/), 1])
  expect([told("notification"), days("notices")]).toEqual([expect.stringMatching(/^a year/), 365])
  expect([told("file"), days("waiting_files")]).toEqual([expect.stringContaining("30 days"), 30])
  const pages = ["admin/auth-events-card.tsx", "site/legal/privacy-page.tsx"].map((page) =>
    readFileSync(path.join(root, "apps/web/src/features", page), "utf8"),
  )
  for (const page of pages) expect(page).toContain(`ept for ${days("auth_events")} days`)
})

test("whatever the browser keeps is named, under its key, and it keeps nothing by other means", () => {
  const web = path.join(root, "apps/web")
  const sources = ["src", "public"].flatMap((folder) =>
    readdirSync(path.join(web, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes(".test."))
      .map((file) => readFileSync(path.join(web, folder, file), "utf8")),
  )
  const text = sources.join("\n")
  const keys = [...new Set(text.match(/["`](?:hearthbook\.[a-z-]+|mantine-color-scheme-value)/g))].map((key) =>
    key.slice(1),
  )
  // Two are the names of channels between tabs, which keep nothing; one of them is a key as well.
  const kept = [...keys.filter((key) => key !== "hearthbook.writes"), browserCookie].sort()
  const told = rows.filter(([, , , , , how]) => !how).flatMap(([, key]) => namesIn(key))
  expect(told.sort()).toEqual(kept)
  expect(text).not.toMatch(/indexedDB|caches\.(open|match)|document\.cookie/)
  report("browser storage", { keys: kept.length, files: sources.length })
})
