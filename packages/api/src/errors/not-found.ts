import { AppError } from "./errors.ts"

/** The row, or NOT_FOUND naming the noun: an id of another family answers exactly as one that does not exist. */
export function found<Row>(row: Row | null, noun: string): Row {
  if (row === null) throw new AppError("NOT_FOUND", `That ${noun} could not be found. It may have been removed.`)
  return row
}

/** Answers the id of what was removed, or NOT_FOUND where nothing was. */
export function removedId(id: string, { count }: { count: number }, noun: string): { id: string } {
  found(count === 0 ? null : count, noun)
  return { id }
}
