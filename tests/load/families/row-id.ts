/** A digit of the id for each kind of row, so that ids of different kinds do not collide. */
const kinds = {
  family: 0,
  user: 1,
  session: 2,
  student: 3,
  subject: 4,
  provider: 5,
  curriculum: 6,
  assignment: 7,
  grade: 8,
  submission: 9,
  resource: 10,
  lesson: 11,
  attendance_record: 12,
  schedule_entry: 13,
  event: 14,
  notification: 15,
} as const
type Kind = keyof typeof kinds

export type Place = { family: number; child?: number; serial?: number }

/**
 * Computes a row's id from its kind and place, so that references can compute it again instead of storing it. Like the product's
 * ids, it is a version 7 UUID of the row's creation time, so that rows of the same time are adjacent in the index.
 */
export function rowId(kind: Kind, milliseconds: number, { family, child = 0, serial = 0 }: Place): string {
  const time = hex(milliseconds, 12)
  const where = hex(family, 5)
  const digits = `${hex(serial, 5)}${hex(Math.imul(family + 1, serial + 7) & 0xfffff, 5)}`
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kinds[kind], 1)}${hex(child, 2)}-8${where.slice(0, 3)}-${where.slice(3)}${digits}`
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, "0")
}
