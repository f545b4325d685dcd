import { createStudent } from "@hearthbook/db/testing/factories"
import { buffer } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ZipFile } from "yazl"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

let create: Awaited<ReturnType<typeof api.importsOf>>["create"]
let family_id: string

beforeAll(async () => {
  const family = await api.openFamily({})
  ;({ family_id } = family)
  await createStudent(api.db, { family_id, first_name: "Ada" })
  create = (await api.importsOf(family.user)).create
})

const read = (content: Uint8Array<ArrayBuffer>) => create({ kind: "time", filename: "table.xlsx", content })
const bytes = (text: string) => new TextEncoder().encode(text)

type Entries = Record<string, string | Buffer>

async function zip(entries: Entries): Promise<Uint8Array<ArrayBuffer>> {
  const file = new ZipFile()
  // The lowest level, because some entries have hundreds of megabytes.
  for (const [name, content] of Object.entries(entries)) {
    file.addBuffer(Buffer.from(content), name, { compressionLevel: 1 })
  }
  file.end()
  return new Uint8Array(await buffer(file.outputStream))
}

const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`

/** A workbook whose first sheet has this XML. */
function workbook(sheet: string | Buffer, more: Entries = {}) {
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  return zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheet,
    ...more,
  })
}

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

/** The refusal of a file, which must come within a second: counted is this process, and not others on the same cores. */
async function refusalOf(content: Uint8Array<ArrayBuffer>) {
  const before = process.cpuUsage()
  const error: unknown = await read(content).then(
    () => null,
    (cause: unknown) => cause,
  )
  return { error, took: process.cpuUsage(before).user / 1000 }
}

test("a workbook of this test is read", { tags: ["import.refused-files"] }, async () => {
  const rows = `<row r="1">${cell("A1", "Date")}${cell("B1", "Minutes")}</row><row r="2">${cell("A2", "2026-09-01")}<c r="B2"><v>45</v></c></row>`
  expect(await read(await workbook(sheetOf(rows)))).toMatchObject({ counts: { new: 1 }, delimiter: null })
})

test(
  "cells with a style and no value, which programs write for whole sheets, are nothing",
  { tags: ["import.refused-files"] },
  async () => {
    const rows = `<row r="1">${cell("A1", "Date")}${cell("B1", "Minutes")}<c r="XFD1" s="1"/></row><row r="2">${cell("A2", "2026-09-01")}<c r="B2"><v>45</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row>`
    expect(await read(await workbook(sheetOf(rows)))).toMatchObject({ counts: { new: 1 } })
  },
)

test.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, string]>([
  ["nothing", () => new Uint8Array(), "There is nothing to read here: the table is empty."],
  ["empty lines", () => bytes("\r\n ,\t\r\n"), "There is nothing to read here: the table is empty."],
  [
    "5,002 rows",
    () => bytes("a\n".repeat(5002)),
    "An import can have 5,000 rows at most. Split the table into several files.",
  ],
  [
    "401 columns",
    () => bytes(`${"a,".repeat(400)}b`),
    "This table has more than 400 columns. Delete those that are not needed, and try again.",
  ],
  [
    "a picture",
    () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10),
    "This is a picture. Choose a spreadsheet, or paste the table.",
  ],
  [
    "an old Excel file",
    () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1),
    "This is an old Excel file. Save it as XLSX or CSV, and choose that one.",
  ],
  ["a PDF", () => bytes("%PDF-1.7 …"), "This is a PDF. Choose the spreadsheet it was made of, or paste the table."],
  [
    "a program",
    () => Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0),
    "This is not a spreadsheet. Save it as XLSX or CSV, and choose that one, or paste the table.",
  ],
  [
    "a zip of something else",
    () => zip({ "a.xml": "<a/>" }),
    "This spreadsheet is damaged or protected. Open it, save it as a new XLSX or CSV file, and try that one.",
  ],
  [
    "a cut zip",
    async () => (await workbook(sheetOf(""))).slice(0, 300),
    "This spreadsheet is damaged or protected. Open it, save it as a new XLSX or CSV file, and try that one.",
  ],
  [
    "a cell far below",
    () => workbook(sheetOf(`<row r="1048576">${cell("A1048576", "x")}</row>`)),
    "An import can have 5,000 rows at most. Split the table into several files.",
  ],
  [
    "a cell far right",
    () => workbook(sheetOf(`<row r="1">${cell("XFD1", "x")}</row>`)),
    "This table has more than 400 columns. Delete those that are not needed, and try again.",
  ],
  [
    "an address in disguise",
    () => workbook(sheetOf(`<row r="1">${cell("&#88;FD1048576", "x")}</row>`)),
    "This spreadsheet is damaged or protected. Open it, save it as a new XLSX or CSV file, and try that one.",
  ],
])("%s is refused in words", { tags: ["import.refused-files"] }, async (_, content, message) => {
  const { error } = await refusalOf(await content())
  expect(error).toMatchObject({ code: "BAD_REQUEST", message })
})

const tooLarge = {
  code: "PAYLOAD_TOO_LARGE",
  message: "A spreadsheet can have 5 MB at most. Split it into several files.",
}

test("a file above 5 MB is refused", { tags: ["import.refused-files"] }, async () => {
  expect((await refusalOf(new Uint8Array(5 * 1024 * 1024 + 1))).error).toMatchObject(tooLarge)
})

test("a sheet of 200 MB in a small zip is refused within a second", { tags: ["import.refused-files"] }, async () => {
  const content = await workbook(Buffer.alloc(200 * 1024 * 1024, "<row/>"))
  expect(content.length).toBeLessThan(1024 * 1024)
  const { error, took } = await refusalOf(content)
  expect(error).toMatchObject(tooLarge)
  expect(took).toBeLessThan(1000)
})

test(
  "a zip that declares less than it unpacks to is refused within a second",
  { tags: ["import.refused-files"] },
  async () => {
    const content = await workbook(Buffer.alloc(50 * 1024 * 1024, "<row/>"))
    const lying = Buffer.from(content)
    // The sizes of the list of entries, at its 24th byte, made 1 kB each.
    for (let at = lying.indexOf("PK\x01\x02"); at !== -1; at = lying.indexOf("PK\x01\x02", at + 1))
      lying.writeUInt32LE(1024, at + 24)
    const { error, took } = await refusalOf(new Uint8Array(lying))
    expect(error).toMatchObject({ code: "BAD_REQUEST" })
    expect(took).toBeLessThan(1000)
  },
)

test("nothing is kept of what is refused", { tags: ["import.refused-files"] }, async () => {
  const before = await api.db.data_import.count({ where: { family_id } })
  await refusalOf(bytes("%PDF-1.7"))
  expect(await api.db.data_import.count({ where: { family_id } })).toBe(before)
})
