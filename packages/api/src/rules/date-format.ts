import type { Day } from "./days.ts"

/** How a person may have dates written (S §3). */
export const dateFormats = ["YYYY-MM-DD", "MM/DD/YYYY", "DD/MM/YYYY"] as const
export type DateFormat = (typeof dateFormats)[number]

/** What is written before anybody has chosen. */
export const usualDateFormat: DateFormat = "MM/DD/YYYY"

/** '11/21/2026': a day as a person wants to read it. The same on a screen, in a file and in a mail. */
export function writeDay(day: Day, format: DateFormat): string {
  const [year = "", month = "", date = ""] = day.split("-")
  return format.replace("YYYY", year).replace("MM", month).replace("DD", date)
}

/** A format as a column holds it, which the database checks. */
export function readDateFormat(text: string | undefined): DateFormat {
  return dateFormats.find((format) => format === text) ?? usualDateFormat
}
