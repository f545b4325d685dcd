import type { Scope } from "../../../../request/scope.ts"
import { readCalendar } from "../calendar/read-calendar.ts"
import { decodeBytes } from "../table/decode-bytes.ts"
import { largestImport } from "../import-limits.ts"
import { refused } from "../../../../stored-files/refused-file.ts"
import { unpacksToTooMuch } from "./import-errors.ts"
import type { ImportFile } from "./read-import-file.ts"

/** The cells of an event, as its row is kept. */
export const calendarColumns = ["UID", "Title", "Start", "End", "All day", "Location", "Description"]

/**
 * Reads an .ics file as rows of `calendarColumns`, by their start. VALIDATION_ERROR at `file` if it is none, has no events in the time
 * that is taken, has more than 5,000, or one that repeats without end; PAYLOAD_TOO_LARGE above 5 MB.
 */
export async function readCalendarFile(
  bytes: Uint8Array,
  { today, calendar }: Pick<Scope, "today" | "calendar">,
): Promise<ImportFile> {
  if (bytes.length > largestImport) throw unpacksToTooMuch()
  const decoded = decodeBytes(bytes)
  // Most imports are tables, so the library is not loaded with the server.
  const { default: ical } = await import("ical.js")
  const read = readCalendar(decoded?.text ?? "", { ical, today, time_zone: calendar.time_zone })
  if ("refusal" in read) throw refused(read.refusal)
  const rows = read.entries.map(({ uid, title, start_date, end_date, all_day, location, description }, index) => ({
    row: index + 1,
    cells: [uid, title, start_date, end_date, all_day ? "yes" : "no", location, description],
  }))
  return { encoding: decoded?.encoding ?? "utf-8", delimiter: null, rows }
}
