import { AppError } from "../../../errors/errors.ts"
import { mostRows } from "./archive-bounds.ts"

/** The archive is ours, and something is wrong with it: nothing of it is kept. */
export function damaged(what: string): AppError {
  return new AppError("VALIDATION_ERROR", `This archive is damaged: ${what}.`)
}

export function foreign(): AppError {
  return new AppError("VALIDATION_ERROR", "This is not an archive of Hearthbook.")
}

export function tooManyRows(): AppError {
  return new AppError("VALIDATION_ERROR", `An archive can have ${mostRows} rows at most, and this one has more.`)
}

export function tooNew(): AppError {
  return new AppError("VALIDATION_ERROR", "This archive was made by a newer Hearthbook. Update this one first.")
}
