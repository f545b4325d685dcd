/** The kinds of files that a table is written as. */
export const tableFormats = ["csv", "xlsx"] as const
export type TableFormat = (typeof tableFormats)[number]

/** The ways to write days: for programs, or in the date format of the person who asks. */
export const exportedDates = ["iso", "family"] as const
export type ExportedDates = (typeof exportedDates)[number]
