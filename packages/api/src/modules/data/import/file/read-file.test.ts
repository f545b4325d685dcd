import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { describe, expect, test } from "vitest"
import { readFile } from "./read-file.ts"

const days = { today: "2026-11-28", time_zone: "America/Chicago" }
const read = (content: Uint8Array | string, kind: ImportKind = "students") =>
  readFile({ content: typeof content === "string" ? Buffer.from(content) : content, kind, ...days })
const latin = (text: string) => Buffer.from(text, "latin1")

/** The cells of a table, joined. */
async function table(content: Uint8Array | string, kind?: ImportKind) {
  const file = await read(content, kind)
  if (!("cells" in file)) throw new Error("This is a calendar.")
  return file.cells.map(({ row, cells }) => `${row}: ${cells.join("|")}`)
}

describe("a text", () => {
  test.each([
    ["Windows", latin("Name\nZo\xeb N\xfa\xf1ez"), "windows-1252", "Zoë Núñez"],
    ["a Mac", latin("Name\nZo\x91 N\x9c\x96ez"), "macintosh", "Zoë Núñez"],
    ["UTF-8", Buffer.from("Name\nZoë Núñez"), "utf-8", "Zoë Núñez"],
    ["UTF-16 without a mark", Buffer.from("Name\nZoë Núñez", "utf16le"), "utf-16", "Zoë Núñez"],
    ["UTF-16 the other way around", Buffer.from("Name\nZoë Núñez", "utf16le").swap16(), "utf-16", "Zoë Núñez"],
  ])("of %s is read in its encoding", { tags: ["import.encoding"] }, async (_, bytes, encoding, name) => {
    expect(await read(bytes)).toMatchObject({ encoding, broken_lines: 0 })
    expect((await table(bytes))[1]).toBe(`2: ${name}`)
  })

  test("of UTF-8 may have a few letters that are broken", { tags: ["import.encoding"] }, async () => {
    const lines = Array.from({ length: 150 }, (_, at) => `Zoë ${at}`)
    const bytes = Buffer.concat([Buffer.from(`Name\n${lines.join("\n")}\nB`), latin("\xff"), Buffer.from("n")])
    expect(await read(bytes)).toMatchObject({ encoding: "utf-8", broken_lines: 1 })
    expect((await table(bytes)).at(-1)).toBe("152: B\ufffdn")
  })

  test("is read in the encoding that a person chose", { tags: ["import.encoding"] }, async () => {
    const file = await readFile({
      content: latin("Name\n\xc8\xe2\xe0\xed"),
      kind: "students",
      encoding: "windows-1251",
      ...days,
    })
    expect(file).toMatchObject({ encoding: "windows-1251", cells: [{}, { cells: ["Иван"] }] })
  })

  test("has its separator though the last cells of rows are left out", { tags: ["import.quotes"] }, async () => {
    const text = "Student,Date,Status\nAnn,2026-11-02\nAnn,2026-11-03,P\nAnn,2026-11-04,A\nAnn,2026-11-05\n"
    expect(await read(text, "attendance")).toMatchObject({ delimiter: "," })
    expect((await table(text, "attendance"))[1]).toBe("2: Ann|2026-11-02")
  })

  test(
    "finds the columns of a short table whose quotation marks are never closed",
    { tags: ["import.quotes"] },
    async () => {
      const text = 'First name,Last name\n"Ann,Reed\nBen,Reed\n'
      expect(await read(text, "students")).toMatchObject({ delimiter: "," })
      expect(await table(text, "students")).toEqual(["1: First name|Last name", "2: Ann|Reed", "3: Ben|Reed"])
    },
  )

  test("loses only the row whose quotation mark is never closed", { tags: ["import.quotes"] }, async () => {
    const text = 'Title,Note\nOne,"so\nTwo,"a ""b"""\n"Three\n3",x\nFour,5" wide\nFive,"end'
    expect(await table(text, "lessons")).toEqual([
      "1: Title|Note",
      "2: One|so",
      '3: Two|a "b"',
      "4: Three\n3|x",
      '6: Four|5" wide',
      "7: Five|end",
    ])
  })
})

describe("a file", { tags: ["import.recognized"] }, () => {
  test("is a calendar whatever kind was chosen", async () => {
    const text = "\ufeff\r\n\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261203\r\nEND:VEVENT\r\n"
    expect(await read(text, "lessons")).toMatchObject({ kind: "calendar" })
  })

  test.each([
    ["a table sent as a calendar", "Title,Date\nPlay,2026-12-01", "This is a table or a text, not a calendar."],
    ["a web page", "<html><table><tr><td>Ann</td></tr></table></html>", "This is a web page."],
    [
      "a spreadsheet in XML",
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      "This is a spreadsheet in XML.",
    ],
    [
      "an OpenDocument file",
      "PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaamimetypeapplication/vnd.oasis.opendocument.spreadsheet",
      "This is an OpenDocument file.",
    ],
    ["an old Excel file", latin("\xd0\xcf\x11\xe0\xa1"), "This is an old Excel file."],
    ["a PDF", "%PDF-1.7", "This is a PDF."],
  ])("is named where it cannot be read: %s", async (_, content, words) => {
    await expect(read(content, "calendar")).rejects.toThrow(words)
  })
})
