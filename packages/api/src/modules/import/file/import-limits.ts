import { AppError } from "../../../errors/errors.ts"
import { refused } from "../../../stored-files/refused-file.ts"

const megabyte = 1024 * 1024

/** The size limit of an imported file in bytes, also of what a workbook unpacks to. */
export const largestImport = 5 * megabyte

/** The most rows of an import. */
export const mostRows = 5_000

export const tooLargeImport = "A spreadsheet can have 5 MB at most. Split it into several files."

/** PAYLOAD_TOO_LARGE, for a file that is above the limit once it is unpacked. */
export function unpacksToTooMuch(): AppError {
  return new AppError("PAYLOAD_TOO_LARGE", tooLargeImport)
}

export function tooManyRows(): AppError {
  return refused("An import can have 5,000 rows at most. Split the table into several files.")
}

export function tooManyColumns(): AppError {
  return refused("This table has more than 100 columns. Delete those that are not needed, and try again.")
}
