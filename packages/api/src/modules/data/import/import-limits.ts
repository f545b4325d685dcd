/** The size limit of an imported file in bytes, also of what a workbook unpacks to. */
export const largestImport = 5 * 1024 * 1024

/** The most rows of an import, without the headings. */
export const mostRows = 5_000

export const tooLargeImport = "A spreadsheet can have 5 MB at most. Split it into several files."
