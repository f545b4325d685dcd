import { AppError } from "@hearthbook/core/errors/errors"
import { maxRows } from "./archive-bounds.ts"

/** The file is an archive of Hearthbook, but damaged. Nothing of it is saved. */
export function damagedArchive(what: string): AppError {
  return new AppError("VALIDATION_ERROR", `This archive is damaged: ${what}.`)
}

/** The file is something else than an archive of Hearthbook. */
export function notAnArchive(): AppError {
  return new AppError("VALIDATION_ERROR", "This is not a Hearthbook archive.")
}

/** The archive exceeds the limit of rows. */
export function tooManyRows(): AppError {
  return new AppError("VALIDATION_ERROR", `An archive can have ${maxRows} rows at most, and this one has more.`)
}

/** The archive has a format that this version cannot read. */
export function archiveTooNew(): AppError {
  return new AppError(
    "VALIDATION_ERROR",
    "This archive was made by a newer version of Hearthbook. Update this one first.",
  )
}
