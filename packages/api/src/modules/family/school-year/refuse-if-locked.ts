import { AppError } from "@hearthbook/core/errors/errors"

/** Throws LOCKED if the school year is locked. */
export function refuseIfLocked({ locked_at }: { locked_at: Date | null }): void {
  if (locked_at) throw new AppError("LOCKED", "This school year is locked. Unlock it to change or delete it.")
}
