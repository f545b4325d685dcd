import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { flashCookie } from "@hearthbook/core/paths/flash"
import { browserCookie } from "@hearthbook/api/request/browser-id"
import { tabletCookieName } from "@hearthbook/api/request/tablet-cookie"
import { expect, test } from "vitest"
import { report } from "../amount.ts"

// docs/data-map.md lists all stored data. It must match the schema and the browser's storage.
const root = fileURLToPath(new URL("../../..", import.meta.url))
const document = readFileSync(path.join(root, "docs/data-map.md"), "utf8")
const schemaFolder = path.join(root, "packages/db/prisma/schema")
const schema = readdirSync(schemaFolder)
  .map((file) => readFileSync(path.join(schemaFolder, file), "utf8"))
  .join("\n")

/** Columns of every table, which the document names once. */
const everywhere = ["id", "version", "created_at", "updated_at"]

/** Returns the schema's tables and columns, without ids and common columns. */
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

/** The cells of table rows in the document. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)

/** Returns the document's tables and columns. */
function readMap(): Record<string, string[]> {
  const tables = rows.filter(([, , , , , how]) => how)
  return Object.fromEntries(tables.map(([, table, columns]) => [namesIn(table)[0] ?? "", namesIn(columns).sort()]))
}

test("the data map lists exactly the tables and columns of the schema", () => {
  const there = readSchema()
  expect(readMap()).toEqual(there)
  const columns = Object.values(there).flat().length
  expect(columns).toBeGreaterThan(150)
  report("data map", { tables: Object.keys(there).length, columns })
})

test("each row states purpose, visibility and deletion", () => {
  const silent = rows.filter((cells) => cells.slice(1, -1).some((cell) => cell === ""))
  expect(silent).toEqual([])
})

test("its retention periods match the clean-up job", () => {
  const cleanUp = readFileSync(path.join(root, "packages/api/src/modules/data/clean-up/clean-up.service.ts"), "utf8")
  const days = (name: string) => Number(new RegExp(`${name}: (\\d+),`).exec(cleanUp)?.[1])
  const retentionOf = (table: string) => rows.find(([, name]) => name === `\`${table}\``)?.[5] ?? ""
  expect(retentionOf("auth_event")).toContain(`${days("auth_events")} days`)
  expect(days("auth_events")).toBe(180)
  expect(retentionOf("session")).toContain(`${days("ended_sessions")} days`)
  expect(retentionOf("one_time_token")).toContain(`${days("ended_links")} days`)
  expect(retentionOf("invitation")).toContain(`${days("ended_links")} days`)
  expect(retentionOf("outbox_email")).toContain(
    `sent: ${days("sent_mail")} days; not sent after ${days("waiting_mail")} days`,
  )
  expect([retentionOf("rate_limit"), days("rate_limits")]).toEqual([expect.stringContaining("seven days"), 7])
  expect([retentionOf("login_attempt"), days("login_attempts")]).toEqual([expect.stringMatching(/^a day/), 1])
  expect([retentionOf("notification"), days("notifications")]).toEqual([expect.stringMatching(/^a year/), 365])
  expect([retentionOf("file"), days("waiting_files")]).toEqual([expect.stringContaining("30 days"), 30])
  const pages = ["admin/auth-events-card.tsx", "site/legal/privacy-page.tsx"].map((page) =>
    readFileSync(path.join(root, "apps/web/src/features", page), "utf8"),
  )
  for (const page of pages) expect(page).toContain(`ept for ${days("auth_events")} days`)
})

/** The files that use the browser's databases, which the document lists, and its cache of the app's files. */
const database = new Set(["session/sealed-box.ts", "app/offline/follow-person.ts", "service-worker/worker.ts"])
/** The file that reads and deletes the one cookie that is not HttpOnly. */
const flashReader = "session/identity/outcome.ts"

test("each key of the browser's storage is listed and no other storage is used", () => {
  const web = path.join(root, "apps/web")
  const sources = ["src", "public"].flatMap((folder) =>
    readdirSync(path.join(web, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes(".test."))
      .filter((file) => !database.has(file) && file !== flashReader)
      .map((file) => readFileSync(path.join(web, folder, file), "utf8")),
  )
  const text = sources.join("\n")
  const keys = [...new Set(text.match(/["`](?:hearthbook\.[a-z-]+|mantine-color-scheme-value)/g))].map((key) =>
    key.slice(1),
  )
  const cookies = [browserCookie, tabletCookieName, flashCookie(false)]
  // Three keys are cookies. Two are names of broadcast channels, which store nothing. One of them is also a key.
  const kept = [...keys.filter((key) => key !== "hearthbook.writes"), ...cookies].sort()
  const listed = rows.filter(([, , , , , how]) => !how).flatMap(([, key]) => namesIn(key))
  expect(listed.sort()).toEqual(kept)
  expect(text).not.toMatch(/indexedDB\.(?!deleteDatabase)|caches\.(open|match)|document\.cookie/)
  report("browser storage", { keys: kept.length, files: sources.length })
})
