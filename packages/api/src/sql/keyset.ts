import { Prisma } from "@hearthbook/db"

/** The Postgres type of a column, to which a value of a cursor's row is cast. */
type ColumnType = "date" | "int" | "text" | "time" | "timestamp" | "timestamptz" | "uuid" | "weekday"
type Value = Date | number | string

/** The order of a list of the rows `a`, and the place in it that a page begins after. */
export type Keyset<Name extends string> = {
  /** For ORDER BY. */
  order: Prisma.Sql
  /** A condition: the row comes after `row` in this order. */
  after: (row: { [name in Name]: Value }) => Prisma.Sql
}

/**
 * Declares the order of a list that is paged by keyset: its columns, the last one unique, all in one direction. A page after a
 * row is then one comparison of rows, with which a scan of an index over these columns can begin.
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

/** Prisma answers days, times of day and wall clocks as the UTC parts of a Date. */
function textOf(value: Date, type: ColumnType): string {
  const iso = value.toISOString()
  if (type === "date") return iso.slice(0, 10)
  if (type === "time") return iso.slice(11, -1)
  return type === "timestamp" ? iso.slice(0, -1) : iso
}
