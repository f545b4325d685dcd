import { wasThere, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { minutesWords } from "../day/minutes-labels.ts"
import { attendanceLooks } from "./attendance-style.ts"

/** A mark as it shows: whole or half a day, with the minutes of the whole day for a family that counts by the day. */
export type ShownMark = { status: AttendanceStatus; fraction: number; minutes: number | null }

/** The optional parts of a mark: half a day, and minutes. */
export type MarkParts = { fraction?: 1 | 0.5; minutes?: number | null }

/** 'Present', 'Present ½' or 'Present ½, 2 h 30 min'. */
export function markWords({ status, fraction, minutes }: ShownMark): string {
  const { word } = attendanceLooks[status]
  const half = fraction < 1 ? `${word} ½` : word
  return minutes ? `${half}, ${minutesWords(minutes)}` : half
}

/**
 * The mark after a status and parts are set. The same status keeps the other parts, and so does late in place of present; another one is
 * a whole day.
 */
export function afterSet(before: ShownMark | null, status: AttendanceStatus, parts: MarkParts): ShownMark {
  const isKept = before && (before.status === status || (wasThere(before.status) && wasThere(status)))
  const kept = isKept ? before : { fraction: 1, minutes: null }
  const { fraction = kept.fraction, minutes = kept.minutes } = parts
  return { status, fraction, minutes }
}
