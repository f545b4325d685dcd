import { beginsCalendar } from "../calendar/content-lines.ts"

/** The type of a file by its content: a workbook, a calendar or a table; or another type, with advice for the parent. */
export type Recognized = { is: "workbook" | "calendar" | "table" } | { is: "other"; words: string }

const saveAs = "Save it as XLSX or CSV, and choose that one."
const picture = "This is a picture. Choose a spreadsheet, or paste the table."

/** The first bytes of files that are often chosen by mistake. */
const starts: [number[], string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], `This is an old Excel file. ${saveAs}`],
  [[0x25, 0x50, 0x44, 0x46], "This is a PDF. Choose the spreadsheet it was made of, or paste the table."],
  [[0xff, 0xd8, 0xff], picture],
  [[0x89, 0x50, 0x4e, 0x47], picture],
  [[0x47, 0x49, 0x46, 0x38], picture],
]

/** The first words of texts that some programs write in place of a spreadsheet. */
const markup: [RegExp, string][] = [
  [/urn:schemas-microsoft-com:office:spreadsheet/i, `This is a spreadsheet in XML. ${saveAs}`],
  [
    /^<(?:!doctype html|html|table|meta|head|style|\?xml[^>]{0,99}>\s{0,9}<html)/i,
    `This is a web page. Open it in a spreadsheet program. ${saveAs}`,
  ],
]

const zip = [0x50, 0x4b]
/** An OpenDocument file has its type in its first entry, which is not compressed. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument"

/** Recognizes a file by its bytes, and by its text where it is one. Its name and what a person said it is do not count. */
export function recognize(bytes: Uint8Array, text: string | null): Recognized {
  const other = starts.find(([start]) => beginsWith(bytes, start))
  if (other) return { is: "other", words: other[1] }
  if (beginsWith(bytes, zip)) {
    const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1")
    return head.includes(openDocument)
      ? { is: "other", words: `This is an OpenDocument file. ${saveAs}` }
      : { is: "workbook" }
  }
  const written = text?.slice(0, 2000).trimStart() ?? ""
  const page = markup.find(([words]) => words.test(written))
  if (page && written.startsWith("<")) return { is: "other", words: page[1] }
  return { is: text !== null && beginsCalendar(text) ? "calendar" : "table" }
}

function beginsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
