import { expect, test } from "vitest"
import { decodeBytes } from "./decode-bytes.ts"
import { readTable } from "./read-table.ts"

const utf8 = (text: string) => new TextEncoder().encode(text)

test(
  "bytes are read as their byte order mark says, else as UTF-8, else as Windows does",
  { tags: ["import.files"] },
  () => {
    expect(decodeBytes(utf8("\ufeffZoë"))).toEqual({ text: "Zoë", encoding: "utf-8", broken_lines: 0 })
    expect(decodeBytes(utf8("Zoë"))).toEqual({ text: "Zoë", encoding: "utf-8", broken_lines: 0 })
    expect(decodeBytes(Uint8Array.of(0x5a, 0x6f, 0xeb))).toEqual({
      text: "Zoë",
      encoding: "windows-1252",
      broken_lines: 0,
    })
    expect(decodeBytes(Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xeb, 0))).toEqual({
      text: "Zë",
      encoding: "utf-16",
      broken_lines: 0,
    })
    expect(decodeBytes(Uint8Array.of(0xfe, 0xff, 0, 0x5a, 0, 0xeb))).toEqual({
      text: "Zë",
      encoding: "utf-16",
      broken_lines: 0,
    })
  },
)

test("bytes of something else are no text", { tags: ["import.files"] }, () => {
  expect(decodeBytes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0))).toBeNull()
  expect(decodeBytes(utf8("a\0b"))).toBeNull()
  expect(decodeBytes(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a))).toBeNull()
})

test.each([
  [",", "Name,Grade\nAda,4\nBen,2", ","],
  ["a semicolon beside decimal commas", "Name;Score\nAda;1,5\nBen;2,5", ";"],
  ["a tab", "Name\tNotes\nAda\tLikes a, b; c", "\t"],
  ["a bar", "Name|Grade\nAda|4", "|"],
  ["nothing", "Read chapters 1, 2 and 3\nRest\nReview", null],
])("cells are separated by %s", { tags: ["import.files"] }, (_, text, delimiter) => {
  expect(readTable(text)?.delimiter).toBe(delimiter)
})

test(
  "a row has the number of the line in which it begins, also after a cell of several lines",
  { tags: ["import.files"] },
  () => {
    const table = readTable('Title,Notes\r\n"One\r\nand more","a ""b"""\r\n\r\n,\r\nTwo,c')
    expect(table?.rows).toEqual([
      { row: 1, cells: ["Title", "Notes"] },
      { row: 2, cells: ["One\nand more", 'a "b"'] },
      { row: 6, cells: ["Two", "c"] },
    ])
  },
)

test("a quotation mark that is never closed takes no other rows with it", { tags: ["import.files"] }, () => {
  const table = readTable('Title,Notes\n"Nails, 5"\nTwo,"open\nThree,c')
  expect(table?.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4])
})

test("a table has 400 columns at most, enough for the days of a year", { tags: ["import.files"] }, () => {
  expect(readTable(`${"a,".repeat(366)}b\n${"a,".repeat(366)}b`)).not.toBeNull()
  expect(readTable(`${"a,".repeat(400)}b\n${"a,".repeat(400)}b`)).toBeNull()
})
