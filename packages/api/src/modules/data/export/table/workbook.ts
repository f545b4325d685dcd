import { daysBetween } from "@hearthbook/core/time/days"
import { minutesOf } from "@hearthbook/core/time/times"
import { defuse } from "@hearthbook/core/export/csv"
import type { Cell, DayStyle, When } from "../../../../tables/cells.ts"

// The smallest workbook of one sheet (ECMA-376). It is written row by row: libraries hold all cells of a sheet at once, and 50,000 rows
// of them would take more memory than a small server has.

/** The most characters of a cell that Excel opens. */
const longestText = 32_767

/** Spreadsheets count days from this one. Those before March 1900 are wrong in Excel, and are written as texts. */
const dayZero = "1899-12-30"
const firstDay = "1900-03-01"

/** The places of the formats in the workbook's list of styles. */
const styles = { head: 1, day: 2, moment: 3 } as const

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packaged = "http://schemas.openxmlformats.org/package/2006"
const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`

/** The name of the sheet's entry in the workbook, which is a zip. */
export const sheetEntry = "xl/worksheets/sheet1.xml"

/** The other entries of the workbook: name and text. `title` is on the sheet's tab. */
export function workbookEntries(title: string, style: DayStyle): [name: string, text: string][] {
  const document = "application/vnd.openxmlformats-officedocument.spreadsheetml"
  const entries = {
    "[Content_Types].xml":
      `<Types xmlns="${packaged}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${document}.sheet.main+xml"/>` +
      `<Override PartName="/${sheetEntry}" ContentType="${document}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${document}.styles+xml"/></Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/_rels/workbook.xml.rels": relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/workbook.xml":
      `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>` +
      `<sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/styles.xml": styleSheet(style),
  }
  return Object.entries(entries).map(([name, text]) => [name, declaration + text])
}

function relationships(targets: [type: string, target: string][]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packaged}/relationships">${each.join("")}</Relationships>`
}

function styleSheet(style: DayStyle): string {
  const day = (style === "iso" ? "YYYY-MM-DD" : style).toLowerCase()
  const formats = [day, `${day} hh:mm`].map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const xf = (format: number, font: number, rest: string) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" ${rest}/>`
  const cells = [xf(0, 0, ""), xf(0, 1, `applyFont="1"`), ...[164, 165].map((id) => xf(id, 0, `applyNumberFormat="1"`))]
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
  return (
    `<styleSheet xmlns="${spreadsheet}"><numFmts count="2">${formats.join("")}</numFmts>` +
    `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`
  )
}

/** The beginning of the sheet, with the names of the columns, which stay in view. */
export function sheetHead(columns: string[]): string {
  const pane = `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>`
  return (
    `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols>` +
    `<sheetData>${rowOf(
      1,
      columns.map((name) => textCell(name, styles.head)),
    )}`
  )
}

/** A row of the sheet, which is number 1 below the head. Texts are defused, numbers are numbers and days are days. */
export function sheetRow(cells: Cell[], number: number): string {
  return rowOf(number + 1, cells.map(writeCell))
}

/** Excel needs no addresses of cells, but other readers do. */
function rowOf(number: number, cells: WrittenCell[]): string {
  const written = cells.map((write, index) => write(`r="${columnName(index)}${number}"`))
  return `<row r="${number}">${written.join("")}</row>`
}

/** The name of a column by its place: A for 0, Z for 25, AA for 26. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

export const sheetTail = "</sheetData></worksheet>"

type WrittenCell = (address: string) => string

function writeCell(cell: Cell): WrittenCell {
  if (cell === null) return () => ""
  if (typeof cell === "string") return textCell(defuse(cell))
  if (typeof cell === "number") return (address) => `<c ${address}><v>${cell}</v></c>`
  if (typeof cell === "boolean") return (address) => `<c ${address} t="b"><v>${cell ? 1 : 0}</v></c>`
  return whenCell(cell)
}

function whenCell({ day, time, iso }: When): WrittenCell {
  if (day < firstDay) return textCell(iso)
  const days = daysBetween(dayZero, day) + (time === null ? 0 : minutesOf(time) / 1440)
  return (address) => `<c ${address} s="${time === null ? styles.day : styles.moment}"><v>${days}</v></c>`
}

function textCell(text: string, style: number = 0): WrittenCell {
  const shown = escapeXml(text.slice(0, longestText))
  return (address) => `<c ${address} t="inlineStr" s="${style}"><is><t xml:space="preserve">${shown}</t></is></c>`
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" }

/** Escapes a text, without the characters that XML cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\r\n\x7f-\x9f]|[\ufffe\uffff]|\p{Cs}/gu, "")
    .replace(/[&<>"\r]/g, (mark) => marks[mark] ?? mark)
}
