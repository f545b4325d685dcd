import { AppError } from "../../../errors/errors.ts"
import { maxRows } from "./archive-bounds.ts"

/** The archive is ours, and something is wrong with it: nothing of it is kept. */
export function damagedArchive(what: string): AppError {
  return new AppError("VALIDATION_ERROR", `This archive is damagedArchive: ${what}.`)
}

export function notAnArchive(): AppError {
  return new AppError("VALIDATION_ERROR", "This is not an archive of Hearthbook.")
}

export function tooManyRows(): AppError {
  return new AppError("VALIDATION_ERROR", `An archive can have ${maxRows} rows at most, and this one has more.`)
}

export function archiveTooNew(): AppError {
  return new AppError("VALIDATION_ERROR", "This archive was made by a newer Hearthbook. Update this one first.")
}
