import { countOf } from "@hearthbook/core/names/count-of"
import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLabels } from "@hearthbook/core/names/labels"
import type { RecordsView } from "@hearthbook/api/records/records"

export type RegisterDay = RecordsView["register"][number]["days"][number]

/** The sign of a day in the register: 'P', '½', 'A*'. Empty without a mark. */
export function cellOf({ status, fraction, recorded_late }: RegisterDay): string {
  if (status === null) return ""
  const sign = wasThere(status) && fraction === 0.5 ? "½" : attendanceLabels[status].charAt(0)
  return recorded_late ? `${sign}*` : sign
}

/** The same in words, with the name of a day off. */
export function cellWords({ status, fraction, minutes, recorded_late, is_school_day, name }: RegisterDay): string {
  if (status === null) return is_school_day ? "not marked" : (name ?? "no school")
  return [
    attendanceLabels[status],
    wasThere(status) && fraction === 0.5 && "half a day",
    minutes !== null && countOf(minutes, "minute"),
    recorded_late && "recorded more than 7 days later",
    name,
  ]
    .filter(Boolean)
    .join(", ")
}

/** The days attended: half a day is 0.5. */
export function attendedDays(days: RegisterDay[]): number {
  return days.reduce((sum, { status, fraction }) => sum + (status && wasThere(status) ? (fraction ?? 1) : 0), 0)
}
