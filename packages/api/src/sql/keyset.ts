import { Prisma } from "@hearthbook/db"

/** The Postgres type of a column. The values of a cursor's row are cast to it. */
type ColumnType = "date" | "int" | "text" | "time" | "timestamp" | "timestamptz" | "uuid" | "weekday"
type Value = Date | number | string

/** The order of a list of the rows `a`, and the condition for the rows of the next page. */
export type Keyset<Name extends string> = {
  /** For ORDER BY. */
  order: Prisma.Sql
  /** A condition for the rows that come after `row` in this order. */
  after: (row: { [name in Name]: Value }) => Prisma.Sql
}

/**
 * Declares the order of a list that is paged by keyset: its columns, the last one unique, all in one direction. The rows of the
 * next page then match one row comparison, which an index over these columns supports.
 */
export function keyset<const Name extends string>(
  direction: "asc" | "desc",
  columns: readonly (readonly [name: Name, type: ColumnType])[],
): Keyset<Name> {
  const names = columns.map(([name]) => Prisma.raw(`a.${name}`))
  const isAfter = Prisma.raw(direction === "asc" ? ">" : "<")
  return {
    order: Prisma.raw(columns.map(([name]) => `a.${name} ${direction.toUpperCase()}`).join(", ")),
    after: (row) => {
      const values = columns.map(([name, type]) => castValue(row[name], type))
      return Prisma.sql`(${Prisma.join(names)}) ${isAfter} (${Prisma.join(values)})`
    },
  }
}

function castValue(value: Value, type: ColumnType): Prisma.Sql {
  return Prisma.sql`${value instanceof Date ? textOf(value, type) : value}::${Prisma.raw(type)}`
}

/** Prisma returns days, times of day and local times as the UTC parts of a Date. */
function textOf(value: Date, type: ColumnType): string {
  const iso = value.toISOString()
  if (type === "date") return iso.slice(0, 10)
  if (type === "time") return iso.slice(11, -1)
  return type === "timestamp" ? iso.slice(0, -1) : iso
}
