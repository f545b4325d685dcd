import { AppError } from "./errors.ts"

/**
 * Returns the row, or throws NOT_FOUND with the noun. A row of another family is reported exactly like one that does not exist.
 */
export function found<Row>(row: Row | null, noun: string): Row {
  if (row === null) throw new AppError("NOT_FOUND", `This ${noun} could not be found. It may have been deleted.`)
  return row
}

/** Returns the id of a deleted row, or throws NOT_FOUND if no row was deleted. */
export function removedId(id: string, { count }: { count: number }, noun: string): { id: string } {
  found(count === 0 ? null : count, noun)
  return { id }
}
