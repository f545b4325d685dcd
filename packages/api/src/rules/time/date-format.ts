import { isDay, type Day } from "./days.ts"

/** The date formats that a person can choose. */
export const dateFormats = ["YYYY-MM-DD", "MM/DD/YYYY", "DD/MM/YYYY"] as const
export type DateFormat = (typeof dateFormats)[number]

/** The format until a person chooses one. */
export const defaultDateFormat: DateFormat = "MM/DD/YYYY"

/** Writes a day in a person's date format: '11/21/2026'. Used on screens, in files and in mails. */
export function writeDay(day: Day, format: DateFormat): string {
  const [year = "", month = "", date = ""] = day.split("-")
  return format.replace("YYYY", year).replace("MM", month).replace("DD", date)
}

/**
 * Reads a day that a person typed: '11/2/2026', '11.2.26', '11 2 2026' or '11022026' in the order of their format, or
 * '2026-11-02'. Null for an invalid date, such as 02/30/2026.
 */
export function readDay(typed: string, format: DateFormat): Day | null {
  const text = typed.trim()
  const parts = /^\d{8}$/.test(text) ? splitDigits(text, format) : text.split(/[\s./-]+/)
  const order = /^\d{4}\D/.test(text) ? "YYYY-MM-DD" : format
  const at = (part: string) => parts[order.split(/[/-]/).indexOf(part)] ?? ""
  const [year, month, date] = [at("YYYY"), at("MM").padStart(2, "0"), at("DD").padStart(2, "0")]
  const day = `${year.length === 2 ? `20${year}` : year}-${month}-${date}`
  return parts.length === 3 && isDay(day) ? day : null
}

/** Splits '11022026', typed without separators, which the number pad of a phone does not offer. */
function splitDigits(digits: string, format: DateFormat): string[] {
  const lengths = format.split(/[/-]/).map((part) => part.length)
  return lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, before) => sum + before, 0)
    return digits.slice(start, start + length)
  })
}

/** Reads a format from its column, whose values the database checks. */
export function readDateFormat(text: string | undefined): DateFormat {
  return dateFormats.find((format) => format === text) ?? defaultDateFormat
}
