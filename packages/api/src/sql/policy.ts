import { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../request/scope.ts"

/** One id or several. Null matches rows without one, undefined matches all rows. */
type Ids = string | null | undefined | readonly (string | null)[]

/** The ids that a row must have, by column. */
export type IdColumns<Column extends string = string> = { readonly [name in Column]?: Ids }

type Model = keyof Prisma.TypeMap["model"]
type Column<M extends Model> = keyof Prisma.TypeMap["model"][M]["payload"]["scalars"] & string

/** The part of a scope that a policy reads. */
type Visitor = Pick<Scope, "actor" | "family_id">

/** The child that a student's login is bound to; undefined for adults. */
type Caller = { child: string | undefined; sees_grades: boolean }

/** A column of the row that a table's column of the same name plus `_id` refers to, and the values that it may have. */
type Related<M extends Model> = {
  [R in Model]: `${R}_id` extends Column<M> ? { table: R; column: Column<R>; values: readonly string[] } : never
}[Model]

/** The rows of a table that a caller may see, in the two forms that queries take. */
type Policy = {
  /** A Prisma filter. Use it in `AND`: a spread would be overridden by a key of the same name. */
  visibleTo: (scope: Visitor) => { family_id: string; AND: object[] }
  /** SQL for the rows `a`. */
  visibleRows: (scope: Visitor) => Prisma.Sql
}

/**
 * Declares which rows of a table a caller may see: those of the caller's family whose ids match the rule. `childrenOnly` is a
 * further condition for a child's login, on a row that the rows refer to.
 */
export function policy<M extends Model>(
  _model: M,
  rule: (caller: Caller) => IdColumns<Column<M>> = () => ({}),
  childrenOnly?: Related<M>,
): Policy {
  const read = ({ actor, family_id }: Visitor) => {
    const child = boundChild(actor) ?? undefined
    return { family_id, ids: rule({ child, sees_grades: actor.sees_grades }), also: child ? childrenOnly : undefined }
  }
  return {
    visibleTo: (scope) => {
      const { family_id, ids, also } = read(scope)
      return {
        family_id,
        AND: [
          ...listIds(ids).map(toWhere),
          ...(also ? [{ [also.table]: { [also.column]: { in: [...also.values] } } }] : []),
        ],
      }
    },
    visibleRows: (scope) => {
      const { family_id, ids, also } = read(scope)
      const own = Prisma.sql`a.family_id = ${family_id}::uuid`
      return Prisma.join([own, ...rowsWithIds(ids), ...(also ? [relatedRows(also)] : [])], " AND ")
    },
  }
}

/**
 * SQL for the rows `a` whose related row has one of these values. A subquery per row, because the planner would turn an EXISTS into a join with
 * all related rows of the family even if only the newest few rows are needed.
 */
export function relatedRows({ table, column, values }: { table: string; column: string; values: readonly string[] }) {
  const [related, key, compared] = [table, `${table}_id`, column].map((name) => Prisma.raw(name))
  return Prisma.sql`(
    SELECT x.${compared} IN (${Prisma.join(values)}) FROM ${related} x WHERE x.family_id = a.family_id AND x.id = a.${key}
  )`
}

/** SQL conditions for the rows `a`, one for each column. */
export function rowsWithIds(ids: IdColumns): Prisma.Sql[] {
  return listIds(ids).map(toRows)
}

type NamedIds = { name: string; ids: (string | null)[] }

function listIds(columns: IdColumns): NamedIds[] {
  return Object.entries(columns).flatMap(([name, ids]) => {
    if (ids === undefined) return []
    return [{ name, ids: typeof ids === "string" || ids === null ? [ids] : [...ids] }]
  })
}

function toWhere({ name, ids }: NamedIds): object {
  return { OR: ids.map((id) => ({ [name]: id })) }
}

function toRows({ name, ids }: NamedIds): Prisma.Sql {
  const column = Prisma.raw(`a.${name}`)
  const each = ids.map((id) => (id === null ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${id}::uuid`))
  const [first = Prisma.sql`FALSE`] = each
  return each.length < 2 ? first : Prisma.sql`(${Prisma.join(each, " OR ")})`
}
