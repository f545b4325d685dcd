import type { SqlDriverAdapter, Transaction } from "@prisma/driver-adapter-utils"
import type { Queryable } from "../driver/queryable.ts"
import { forgetArguments } from "../driver/forget-arguments.ts"
import { turnBetween } from "../driver/turn-between.ts"
import { deferBegin } from "./deferred-begin.ts"
import { loginRoleOf, loginRoleQuery, toLoginRole, type LoginRole } from "./login-role.ts"
import { rlsPool, type Connection, type Pool } from "./rls-pool.ts"
import { tenantStatement, type Tenant } from "./tenant.ts"

type Query = (...args: unknown[]) => Promise<unknown>
/** The embedded database. */
type Embedded = { query: Query; transaction: <T>(work: (transaction: { query: Query }) => Promise<T>) => Promise<T> }
// Prisma's adapters do not declare the driver that they wrap.
type WrappingAdapter = SqlDriverAdapter & { client: Pool | Embedded }
type WrappingTransaction = Transaction & { client: Connection }

export type RlsConnections = {
  /** Returns access that sends each statement in a separate transaction, which sees only the tenant's rows. */
  of: (tenant: Tenant) => Queryable
  /**
   * Returns access for reads of one family. Those that start at the same moment share a transaction, which cannot write, and equal ones
   * are sent once.
   */
  readsOf: (family_id: string) => Queryable
  startTransaction: SqlDriverAdapter["startTransaction"]
  loginRoleOf: (transaction: Transaction) => LoginRole
}

/** Opens the adapter's connections with a tenant for each statement. Values are converted by the adapter as usual. */
export async function openRlsConnections(adapter: SqlDriverAdapter): Promise<RlsConnections> {
  const { client: driver } = adapter as WrappingAdapter
  const isEmbedded = "transaction" in driver
  const { send, read, opener, roleOf } = isEmbedded ? await overEmbedded(driver) : overPool(driver)
  const prepare = <One extends Queryable>(queryable: One) =>
    isEmbedded ? turnBetween(forgetArguments(queryable)) : forgetArguments(queryable)
  const through = (client: object) => prepare(Object.assign(Object.create(adapter) as SqlDriverAdapter, { client }))
  const opening = through(opener)
  return {
    of: (tenant) => through({ query: send(tenant) }),
    readsOf: (family_id) => through({ query: read(family_id) }),
    startTransaction: async (level) => prepare(await opening.startTransaction(level)),
    loginRoleOf: roleOf,
  }
}

/** Reads the login role first, because a transaction on the only connection would block the query. */
async function overEmbedded(embedded: Embedded) {
  const { rows } = (await embedded.query(loginRoleQuery)) as { rows: unknown[] }
  const role = toLoginRole(rows[0])
  const send =
    (tenant: Tenant): Query =>
    async (...statement) => {
      if (tenant === null && role.bypasses_rls) return embedded.query(...statement)
      const { text, values } = tenantStatement(tenant, role)
      return embedded.transaction(async (transaction) => {
        await transaction.query(text, values)
        return transaction.query(...statement)
      })
    }
  // The only connection runs one statement after another anyway.
  return { send, read: send, opener: embedded, roleOf: () => role }
}

function overPool(pool: Pool) {
  const { send, read } = rlsPool(pool)
  return {
    send,
    read,
    opener: deferBegin(pool),
    roleOf: (transaction: Transaction) => loginRoleOf((transaction as WrappingTransaction).client),
  }
}
