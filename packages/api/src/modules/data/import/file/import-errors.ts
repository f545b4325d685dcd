import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { tooLargeImport } from "../import-limits.ts"

/** PAYLOAD_TOO_LARGE, for a file that is above the limit once it is unpacked. */
export function unpacksToTooMuch(): AppError {
  return new AppError("PAYLOAD_TOO_LARGE", tooLargeImport)
}

export function tooManyRows(): AppError {
  return fieldError("file", "An import can have 5,000 rows at most. Split the table into several files.")
}

export function tooManyColumns(): AppError {
  return fieldError("file", "This table has more than 400 columns. Delete those that are not needed, and try again.")
}
