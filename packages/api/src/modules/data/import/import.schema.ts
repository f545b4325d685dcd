import { z } from "zod"
import { day, dayView, flag, id, momentView, version } from "@hearthbook/core/fields/fields"
import { delimiters, encodings, sheetFacts } from "@hearthbook/core/import/file-content"
import { dateOrders, importKinds } from "@hearthbook/core/import/import-kinds"
import { mostRows } from "./import-limits.ts"
import { limits } from "@hearthbook/core/limits/limits"
import { changeId } from "../../../recording/change-id.ts"

export const rowStatuses = ["new", "changed", "unchanged", "removed", "wrong"] as const
const rowStatus = z.enum(rowStatuses, "Choose new, changed, unchanged, removed or wrong.")

/** The bytes of a spreadsheet, and what its rows are. */
export const importUpload = z.object({
  kind: z.enum(importKinds, "Choose what to import."),
  filename: z.string().max(limits.given_file_name).optional(),
  content: z.instanceof(Uint8Array),
})

const dateOrder = z.enum(dateOrders, "Choose YMD, MDY or DMY.")

const defaults = z
  .object({
    student_id: id.nullable().optional(),
    curriculum_id: id.nullable().optional(),
    subject_id: id.nullable().optional(),
    date: day("Date").nullable().optional(),
    as: z
      .enum(["events", "days_off"], "Choose events or days_off.")
      .optional()
      .meta({ description: "What the all-day events of a calendar become" }),
  })
  .meta({ description: "For rows that do not say it themselves; null for none" })

const columnAsked = "A column is its number, from 0."

/** A change of the person's decisions about an import. */
export const importUpdate = z.object({
  id,
  version,
  mapping: z
    .record(z.string().max(limits.label), z.int(columnAsked).min(0, columnAsked).max(1000, columnAsked).nullable())
    .optional()
    .meta({ description: "The columns of fields, from 0; null for none. Other fields keep theirs" }),
  encoding: z
    .enum(encodings, "Choose an encoding.")
    .optional()
    .meta({ description: "Reads the file again in this encoding" }),
  sheet: z
    .int("A sheet is its number.")
    .min(0, "A sheet is its number.")
    .optional()
    .meta({ description: "Reads this sheet of a workbook, from 0; the columns are found again" }),
  date_order: dateOrder.optional(),
  has_header: flag("Having headings must be true or false.").optional(),
  defaults: defaults.optional(),
})

export const importConfirm = z.object({
  id,
  leave_out_wrong: flag("Leaving out wrong rows must be true or false.").meta({
    description: "True imports the other rows; false refuses an import with wrong rows",
  }),
  leave_out_rows: z
    .array(z.int("A row is its number."), "Rows to leave out must be a list.")
    .max(mostRows, "Leave out 5,000 rows at most.")
    .optional()
    .meta({ description: "The numbers of more rows that are not imported" }),
})

export const importRowFilter = z.object({
  id,
  status: rowStatus.optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.int().min(0).optional().meta({ description: "The row number of the last row seen" }),
})

const cellValue = z.union([z.string(), z.number()]).nullable()

const rowIssue = z.object({
  field: z.string(),
  column: z.int().nullable().meta({ description: "Null for the row as a whole" }),
  value: z.string().nullable().meta({ description: "The cell as it came" }),
  message: z.string(),
})

export const importRowView = z.object({
  row: z.int().meta({ description: "The line of the file in which it begins, from 1" }),
  status: rowStatus,
  values: z.record(z.string(), cellValue).meta({ description: "By field, as they were read; days as YYYY-MM-DD" }),
  issues: z.array(rowIssue).meta({ description: "Why it is wrong" }),
  warnings: z.array(rowIssue).meta({ description: "What should be looked at; the row is imported" }),
})

export const questionKinds = ["date_order", "column", "student"] as const

/** A question that must be answered before the import can be confirmed. */
const question = z.object({
  kind: z.enum(questionKinds),
  field: z.string(),
  options: z.array(z.string()).meta({ description: "Orders of dates, names of columns, or names of students" }),
})

const count = z.int()

/** The stored result of reading a table. */
export const importReading = z.object({
  has_header: z.boolean(),
  columns: z.array(
    z.object({
      index: z.int(),
      name: z.string(),
      field: z.string().nullable(),
      sample: z.string().nullable().meta({ description: "Its first cell" }),
    }),
  ),
  date_order: dateOrder.nullable(),
  questions: z.array(question),
  counts: z.object({ new: count, changed: count, unchanged: count, removed: count, wrong: count }),
})

export const importView = importReading.extend({
  id,
  kind: z.enum(importKinds),
  status: z.enum(["preview", "done"]),
  filename: z.string(),
  encoding: z.enum(encodings),
  broken_lines: z.int().meta({ description: "How many lines have letters that could not be read" }),
  delimiter: z.enum(delimiters).nullable(),
  sheets: z.array(sheetFacts).meta({ description: "The sheets of a workbook" }),
  sheet: z.int().nullable().meta({ description: "The sheet that was read; null for a text" }),
  defaults: z.object({
    student_id: id.nullable(),
    curriculum_id: id.nullable(),
    subject_id: id.nullable(),
    date: dayView.nullable(),
    as: z.enum(["events", "days_off"]),
  }),
  rows: z.array(importRowView).meta({ description: "The first 200" }),
  change_id: changeId,
  expires_at: momentView,
  version: z.int(),
})

export const importResult = z.object({
  created: count,
  changed: count,
  unchanged: count,
  removed: count.meta({ description: "Events that their calendar no longer has" }),
  left_out: count,
  change_id: changeId.meta({ description: "For POST /changes/{id}/undo; null if nothing was written" }),
  summary: z.string().meta({ description: "What was done, such as 'Imported 36 lessons'" }),
})

/** The stored decisions of the person. */
export const importDecisions = importUpdate.omit({ id: true, version: true, encoding: true, sheet: true })

export type ImportUpload = z.output<typeof importUpload>
export type ImportUpdate = z.output<typeof importUpdate>
export type ImportDecisions = z.output<typeof importDecisions>
export type ImportConfirm = z.output<typeof importConfirm>
export type ImportRowFilter = z.output<typeof importRowFilter>
export type ImportRowView = z.output<typeof importRowView>
export type ImportReading = z.output<typeof importReading>
export type ImportQuestion = ImportReading["questions"][number]
export type ImportView = z.output<typeof importView>
export type ImportResult = z.output<typeof importResult>
