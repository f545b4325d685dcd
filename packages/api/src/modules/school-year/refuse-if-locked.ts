import { AppError } from "../../errors/errors.ts"

/** LOCKED for a year whose days or whole row would change while it is locked. */
export function refuseIfLocked({ locked_at }: { locked_at: Date | null }): void {
  if (locked_at) throw new AppError("LOCKED", "This school year is locked. Unlock it to change or delete it.")
}
