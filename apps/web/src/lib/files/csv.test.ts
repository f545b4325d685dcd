import fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, test } from "vitest"
import { toCsv } from "./csv.ts"

const read = (csv: string) => Papa.parse<string[]>(csv, { delimiter: "," }).data

/** Texts with characters that have a meaning in CSV files. */
const cell = fc
  .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(",", '"', "\r\n", "\n", "=", "@", "'", ";", " ")))
  .map((parts) => parts.join(""))
const table = fc.integer({ min: 2, max: 8 }).chain((columns) =>
  fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
    minLength: 1,
    maxLength: 12,
  }),
)

describe("a table written as CSV", () => {
  test("reads back unchanged, except for the apostrophe before a formula", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const back = read(toCsv(rows)).map((row, at) =>
          row.map((text, column) => (text === `'${rows[at]?.[column]}` ? text.slice(1) : text)),
        )
        expect(back).toEqual(rows)
      }),
    )
  })

  test("has no cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const text of read(toCsv(rows)).flat()) expect(text.trimStart()).not.toMatch(/^[=+\-@]/)
      }),
    )
  })
})

test("names that look like formulas are written as text", () => {
  const names = ["=1+1", "@x", "-3", "+49", " =cmd", "\t=1", '=HYPERLINK("http://x")', "=1\n2", "＝1"]
  expect(read(toCsv(names.map((name) => [name, "Present"]))).map(([name]) => name)).toEqual(
    names.map((name) => `'${name}`),
  )
})

test("quotes, commas and line breaks stay in their cell, and lines end with CRLF", () => {
  expect(
    toCsv([
      ["Student", "Mon 2026-11-16"],
      ['Ada "Bee", O’Neill', "Present"],
    ]),
  ).toBe('\ufeffStudent,Mon 2026-11-16\r\n"Ada ""Bee"", O’Neill",Present')
})
