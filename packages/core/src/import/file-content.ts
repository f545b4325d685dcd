import { z } from "zod"
import type { Day } from "../time/days.ts"
import type { ImportKind, TableKind } from "./import-kinds.ts"

/** The encodings of texts that families have. Those after the first four are read only where a person chooses them. */
export const encodings = [
  "utf-8",
  "utf-16",
  "windows-1252",
  "macintosh",
  "shift_jis",
  "iso-8859-2",
  "windows-1251",
] as const
export type Encoding = (typeof encodings)[number]

export const delimiters = ["\t", ";", "|", ","] as const
export type Delimiter = (typeof delimiters)[number]

/** A row of a table that is not empty. `row` is the number of the line of the file in which it begins, from 1. */
export type SheetRow = { row: number; cells: string[] }

/** A sheet of a workbook, and how many rows it has. */
export const sheetFacts = z.object({ index: z.int(), name: z.string(), hidden: z.boolean(), rows: z.int() })
export type SheetFacts = z.output<typeof sheetFacts>

/** An event of a calendar file at one of its times, in the family's time zone. */
export const calendarEntry = z.object({
  /** The UID; for an event that repeats with the time that the rule gives to it. */
  uid: z.string(),
  /** The UID alone, which all times of an event share. */
  series: z.string(),
  title: z.string(),
  /** YYYY-MM-DD of an all-day event, else YYYY-MM-DDTHH:MM; empty if it cannot be read. */
  start_date: z.string(),
  /** The last day of an all-day event. */
  end_date: z.string(),
  all_day: z.boolean(),
  location: z.string(),
  description: z.string(),
  /** Why it cannot be read; null for an event that can. */
  problem: z.string().nullable(),
})
export type CalendarEntry = z.output<typeof calendarEntry>

/** A time of an event that is cancelled in a file which does not have the event itself, as calendar programs mail it. */
export const cancelledTime = z.object({
  uid: z.string(),
  series: z.string(),
  /** Its start, as in `calendarEntry`. */
  start_date: z.string(),
  /** True if all later times are cancelled with it. */
  is_onward: z.boolean(),
})
export type CancelledTime = z.output<typeof cancelledTime>

/**
 * The content of a calendar file: its events at their times, the UIDs of all events that it has whole, including cancelled ones, and the
 * single times that it cancels of others.
 */
export const calendarContent = z.object({
  entries: z.array(calendarEntry),
  series: z.array(z.string()),
  // Imports that were read before this was known, and are not confirmed yet, have none.
  cancelled: z.array(cancelledTime).default([]),
})
export type CalendarContent = z.output<typeof calendarContent>

/** The content of an import: the cells of a table, or the events of a calendar. */
export type ImportContent = { kind: TableKind; cells: SheetRow[] } | { kind: "calendar"; content: CalendarContent }

/** How a file was read. A workbook has no encoding of its own: its text is UTF-8. */
export type FileFacts = {
  encoding: Encoding
  delimiter: Delimiter | null
  /** How many lines have letters that could not be read. */
  broken_lines: number
  /** The sheets of a workbook, and the one that was read; none and null for a text. */
  sheets: SheetFacts[]
  sheet: number | null
}

/** A file, what a person says of it, and the day and the zone in which it is read. */
export type FileToRead = {
  content: Uint8Array
  kind: ImportKind
  encoding?: Encoding | undefined
  sheet?: number | undefined
  today: Day
  time_zone: string
}

/** Reads a file that somebody else wrote, which may take long. */
export type ReadFile = (file: FileToRead) => Promise<FileFacts & ImportContent>
