import { readMinutes } from "@hearthbook/core/time/read-minutes"

/** The minutes of a day. */
const most = 1440

/** Reads a duration in minutes: '45', '1:30', '1:30:00' as spreadsheets write it, '1.5 h', '1h 30'. */
export function readDuration(text: string): number | null {
  const typed = text.trim()
  const clock = /^(\d{1,2}:\d{2}):\d{2}$/.exec(typed)?.[1]
  return readMinutes(clock ?? typed.replace(/^(\d+)\.0+$/, "$1"))
}

/** Reads a duration in a column of hours: '1.5', '0,75', '1:30', '45 min'. In minutes, rounded half up. */
export function readHours(text: string): number | null {
  const typed = text.trim()
  if (!/^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(typed)) return readDuration(typed)
  const [whole = "", decimals = ""] = typed.split(/[.,]/)
  // In whole numbers, because 0.7 × 60 in binary fractions may lie a hair below 42.
  const scale = 10 ** decimals.length
  const minutes = Math.floor((Number(`${whole}${decimals}`) * 60) / scale + 0.5)
  return decimals.length <= 6 && minutes >= 1 && minutes <= most ? minutes : null
}
