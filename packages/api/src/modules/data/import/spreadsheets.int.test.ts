import { createStudent } from "@hearthbook/db/testing/factories"
import { readdirSync, readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { importKinds } from "@hearthbook/core/import/import-kinds"
import { openTestApi } from "../../../testing/test-api.ts"

/** Made-up spreadsheets as parents keep them, each with what is expected of it beside it. */
const folder = new URL("../../../../../../tests/spreadsheets/", import.meta.url)
const names = readdirSync(folder).filter((name) => !name.endsWith(".json"))

/** The reading that is expected: columns by field, and rows with what they say and why they are wrong. */
const expected = z.object({
  kind: z.enum(importKinds),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  date_order: z.string().nullable(),
  questions: z.array(z.string()),
  columns: z.record(z.string(), z.string()),
  rows: z.array(z.string()),
})

const api = await openTestApi()
afterAll(api.close)

let read: (kind: (typeof importKinds)[number], filename: string, content: Uint8Array<ArrayBuffer>) => Promise<object>

beforeAll(async () => {
  const { user, family_id } = await api.openFamily({})
  await createStudent(api.db, { family_id, first_name: "Ada", last_name: "Byron", grade_level: "4" })
  await createStudent(api.db, { family_id, first_name: "Ben", last_name: "Byron", grade_level: "2" })
  const caller = await api.importsOf(user)
  read = async (kind, filename, content) => {
    // A family imports thirty files in ten minutes at most.
    await api.db.rate_limit.deleteMany({})
    const view = await caller.create({ kind, filename, content })
    const { encoding, delimiter, date_order, questions, columns, rows } = view
    return {
      kind,
      encoding,
      delimiter,
      date_order,
      questions: questions.map((one) => `${one.kind} ${one.field}: ${one.options.join(", ")}`),
      columns: Object.fromEntries(columns.flatMap(({ field, name }) => (field ? [[field, name]] : []))),
      rows: rows.map(({ row, status, values, issues }) => {
        const texts = Object.entries(values).flatMap(([field, value]) => (value === null ? [] : `${field}=${value}`))
        const wrong = issues.map(({ field, value, message }) => `${field} ${JSON.stringify(value)}: ${message}`)
        return `${row} ${status} | ${texts.join(" | ")}${wrong.length > 0 ? ` || ${wrong.join(" || ")}` : ""}`
      }),
    }
  }
})

test("there are thirty spreadsheets and more", { tags: ["import.spreadsheets"] }, () => {
  expect(names.length).toBeGreaterThanOrEqual(30)
})

test.each(names)("%s is read as it is meant", { tags: ["import.spreadsheets", "import.workbook"] }, async (name) => {
  const answer = expected.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")))
  expect(await read(answer.kind, name, new Uint8Array(readFileSync(new URL(name, folder))))).toEqual(answer)
})
