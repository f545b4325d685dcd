import { mostColumns } from "../table/read-table.ts"
import { mostRows } from "../import-limits.ts"
import { tooManyColumns, tooManyRows } from "./import-errors.ts"
import { attributeOf } from "./list-sheets.ts"
import { damagedWorkbook } from "./unpack-workbook.ts"

/** Rows for titles and headings beside those that are imported. */
const rowsWithTitles = mostRows + 200

/** Cells that have a style and no value, and the empty rows that are left. Some programs write them for a whole sheet. */
const emptyCell = /<(?:\w+:)?c\b[^<>]*\/>|<((?:\w+:)?c)\b[^<>]*>\s*<\/\1>/g
const emptyRow = /<(?:\w+:)?row\b[^<>]*\/>|<((?:\w+:)?row)\b[^<>]*>\s*<\/\1>/g
const address = /<(?:\w+:)?(?:c|row)\b([^<>]*)>/g
const percentCell = /<c\b([^<>]*)>\s*<v>([^<>]*)<\/v>\s*<\/c>/g

/**
 * Prepares the XML of a sheet for reading. Cells without a value are taken out, and a cell far outside is refused: the reader fills the
 * space up to it with empty cells, which would take all memory. A percentage becomes its text, '90%', because a reader of numbers
 * sees 0.9. VALIDATION_ERROR at `file` for too many rows or columns.
 */
export function prepareSheet(xml: string, percentStyles: ReadonlySet<string>): string {
  const filled = xml.replace(emptyCell, "").replace(emptyRow, "")
  for (const [, attributes = ""] of filled.matchAll(address)) checkAddress(attributes)
  if (percentStyles.size === 0) return filled
  return filled.replace(percentCell, (whole, attributes: string, value: string) => {
    const style = attributeOf(attributes, "s")
    const isNumber = ["n", null].includes(attributeOf(attributes, "t")) && Number.isFinite(Number(value))
    if (style === null || !percentStyles.has(style) || !isNumber || value.trim() === "") return whole
    const percent = Number((Number(value) * 100).toFixed(4))
    return `<c r="${attributeOf(attributes, "r") ?? ""}" t="inlineStr"><is><t>${percent}%</t></is></c>`
  })
}

function checkAddress(attributes: string): void {
  const place = attributeOf(attributes, "r")
  if (place === null) return
  const [, letters = "", digits] = /^([A-Z]{0,4})(\d{1,9})$/.exec(place) ?? []
  if (digits === undefined) throw damagedWorkbook(new Error(`The address ${place.slice(0, 20)} is not one of a cell.`))
  if (Number(digits) > rowsWithTitles) throw tooManyRows()
  if (columnOf(letters) > mostColumns) throw tooManyColumns()
}

/** 1 for 'A', 27 for 'AA'. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The numbers of the styles that show a number as a percentage. */
export function findPercentStyles(styles: string): Set<string> {
  const custom = [...styles.matchAll(/<numFmt\b([^<>]*)\/?>/g)].flatMap(([, attributes = ""]) => {
    const isPercent = attributeOf(attributes, "formatCode")?.includes("%")
    return isPercent ? (attributeOf(attributes, "numFmtId") ?? []) : []
  })
  // 9 and 10 are the percentages that every spreadsheet program knows.
  const formats = new Set(["9", "10", ...custom])
  const [, list = ""] = /<cellXfs\b[^<>]*>([\s\S]*?)<\/cellXfs>/.exec(styles) ?? []
  const used = [...list.matchAll(/<xf\b([^<>]*)>/g)].map(([, attributes = ""]) => attributeOf(attributes, "numFmtId"))
  return new Set(used.flatMap((format, index) => (format !== null && formats.has(format) ? String(index) : [])))
}
