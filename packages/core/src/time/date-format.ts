import type { Day } from "./days.ts"

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

/** Reads a format from its column, whose values the database checks. */
export function readDateFormat(text: string | undefined): DateFormat {
  return dateFormats.find((format) => format === text) ?? defaultDateFormat
}
