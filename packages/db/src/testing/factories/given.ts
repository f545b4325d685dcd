import { randomUUID } from "node:crypto"
import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"

/**
 * Rows for tests. Each `create<Noun>` inserts one row and the rows it depends on, and returns the row. Its last argument sets any
 * column. An id given there must be of an existing row, whose family the new row joins.
 */
export type Given<Input> = Partial<Input>

export type Table = keyof typeof Prisma.ModelName

/** A family to make samples in. */
export type Made = {
  family_id: string
  /** The parent whose rows they are. */
  user_id: string
  /** In the texts of the family's rows and of the child's. */
  text: string
  child_text: string
  /** The rows that exist, by table. Parents are made first, so that a sample finds those that it refers to. */
  ids: Record<Table, string>
}

/** Inserts a sample of a table's rows, with the family's text in each of its texts. */
export type Sample = (db: Db, made: Made) => Promise<object>
export type Samples = Partial<Record<Table, Sample>>

// Test files may share a database and each counts from 1, so addresses also contain an id of the run.
export const run = randomUUID().slice(0, 8)
let count = 0
export const next = () => ++count

/** The Monday of an ordinary school week, for tests to which the day does not matter. */
export const someDay = new Date("2026-03-02T00:00:00.000Z")

/** Later than the clocks of tests. */
export const someFarDay = new Date("2100-01-01T00:00:00.000Z")

/** The rows that a given row belongs to. */
export type Owner = { family_id?: string; student_id?: string; curriculum_id?: string }

export function pickOwner({ family_id, student_id }: Owner): Owner {
  return { family_id, student_id }
}
