import { AppError, fieldError } from "@hearthbook/core/errors/errors"

/** A file that was left out of a restore, and the reason, a sentence that can be shown to a user. */
export type RefusedFile = { name: string; reason: string }

/** The error for a file that is not stored: VALIDATION_ERROR at `file`. */
export function refused(message: string): Error {
  return fieldError("file", message)
}

/** True for the error of a file that is not stored. Sending it again does not help. */
export function isRefused(error: unknown): error is AppError {
  return error instanceof AppError && error.reason === "VALIDATION_ERROR"
}

export function damagedPicture(): Error {
  return refused("This picture is damaged. Save it again, or take another photo.")
}
