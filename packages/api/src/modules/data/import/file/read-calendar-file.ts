import type { Scope } from "../../../../request/scope.ts"
import type { CalendarEntry } from "../calendar/calendar-entry.ts"
import { readCalendar } from "../calendar/read-calendar.ts"
import { decodeBytes, type Encoding } from "../table/decode-bytes.ts"
import { largestImport } from "../import-limits.ts"
import { refused } from "../../../../stored-files/refused-file.ts"
import { unpacksToTooMuch } from "./import-errors.ts"

/** The events of a calendar file, which has no delimiter. */
export type CalendarFile = { encoding: Encoding; delimiter: null; entries: CalendarEntry[] }

/**
 * Reads the events of an .ics file, by their start. VALIDATION_ERROR at `file` if it is none, has no events in the time
 * that is taken, has more than 5,000, or one that repeats without end; PAYLOAD_TOO_LARGE above 5 MB.
 */
export async function readCalendarFile(
  bytes: Uint8Array,
  { today, calendar }: Pick<Scope, "today" | "calendar">,
): Promise<CalendarFile> {
  if (bytes.length > largestImport) throw unpacksToTooMuch()
  const decoded = decodeBytes(bytes)
  // Most imports are tables, so the library is not loaded with the server.
  const { default: ical } = await import("ical.js")
  const read = readCalendar(decoded?.text ?? "", { ical, today, time_zone: calendar.time_zone })
  if ("refusal" in read) throw refused(read.refusal)
  return { encoding: decoded?.encoding ?? "utf-8", delimiter: null, entries: read.entries }
}
