import fc from "fast-check"
import Papa from "papaparse"
import { expect, test } from "vitest"
import { byteOrderMark, defuse } from "@hearthbook/core/export/csv"
import { csvCell, type Cell } from "./cells.ts"

/** Slow and obvious: looks at the first character after the blanks, and at each of those that begin a formula. */
function isDangerous(text: string): boolean {
  if (["\t", "\r", "\n"].includes(text.charAt(0))) return true
  const first = text.trimStart().charAt(0)
  if (["=", "+", "-", "@", "＝", "＋", "－", "＠"].includes(first) && first !== "") return true
  const blanks = text.slice(0, text.length - text.trimStart().length)
  return ["\t", "\r", "\n"].some((mark) => blanks.includes(mark))
}

const tricky = fc.string({
  unit: fc.constantFrom("=", "+", "-", "@", "＝", "\t", "\r", "\n", " ", "'", "a", "1", ",", '"'),
})

test("a text that a spreadsheet would run gets an apostrophe, any other stays", { tags: ["export.defused"] }, () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string({ unit: "grapheme" })), (text) => {
      expect(defuse(text)).toBe(isDangerous(text) ? `'${text}` : text)
    }),
  )
})

test("numbers stay numbers, and days are written as asked", { tags: ["export.defused", "export.dates"] }, () => {
  expect(csvCell(-5.25, "iso")).toBe("-5.25")
  expect(csvCell("-5.25", "iso")).toBe("'-5.25")
  const moment = { day: "2026-09-15", time: "12:05", iso: "2026-09-15T16:05:00.000Z" }
  expect(csvCell(moment, "iso")).toBe("2026-09-15T16:05:00.000Z")
  expect(csvCell(moment, "DD/MM/YYYY")).toBe("15/09/2026 12:05")
  expect(csvCell({ day: "2026-09-15", time: null, iso: "2026-09-15" }, "MM/DD/YYYY")).toBe("09/15/2026")
  expect([null, true].map((cell) => csvCell(cell, "iso"))).toEqual(["", "true"])
})

test("whatever is in a cell, the file is read back as it was written", { tags: ["export.csv"] }, () => {
  const cell = fc.oneof(fc.string(), tricky, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean())
  const table = fc.array(fc.tuple(cell, cell, fc.string({ minLength: 1 })), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows: Cell[][]) => {
      const written = rows.map((row) => row.map((one) => csvCell(one, "iso")))
      const text = byteOrderMark + Papa.unparse(written, { newline: "\r\n" })
      expect(Papa.parse(text.slice(1), { delimiter: ",", newline: "\r\n" }).data).toEqual(written)
    }),
  )
})
