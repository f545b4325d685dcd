import type { Db } from "../driver/db.ts"
import type { LoginRole } from "./login-role.ts"

/** The id of the family whose rows a statement sees; null for every family's rows. */
export type Tenant = string | null

/** The transaction's setting that holds a family's id. Every policy reads it (policies.ts). */
export const familySetting = "hearthbook.family_id"

/** The transaction's setting that is `on` for work on all families. Without either setting, a bound role sees no rows. */
export const allFamiliesSetting = "hearthbook.all_families"

/** Makes every family's rows visible to the rest of a transaction, as a statement in a script. */
export const openAllFamilies = `SET LOCAL ${allFamiliesSetting} = 'on'`

/** `name` is that of the prepared statement. */
export type TenantStatement = { name: string; text: string; values: string[] }

const settings = `set_config('${familySetting}', $1, true), set_config('${allFamiliesSetting}', $2, true)`
const asBoundRole = `SELECT ${settings}`
const asBypassingRole = `SELECT ${settings}, set_config('role', $3, true)`
const readOnly = "set_config('transaction_read_only', 'on', true)"
// Planning a read with its values takes longer than the read. tests/load/explain.test.ts checks both plans.
const withGeneralPlans = "set_config('plan_cache_mode', 'force_generic_plan', true)"

/**
 * Returns the statement that sets the tenant for the rest of a transaction. If the login role bypasses policies, the statement
 * also sets the family role, or resets it. With `isReadOnly`, the rest of the transaction cannot write.
 */
export function tenantStatement(
  tenant: Tenant,
  { role, bypasses_rls, family_role }: LoginRole,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): TenantStatement {
  const name = `hearthbook tenant${bypasses_rls ? " and role" : ""}${isReadOnly ? ", read only" : ""}`
  const text = `${bypasses_rls ? asBypassingRole : asBoundRole}${isReadOnly ? `, ${readOnly}, ${withGeneralPlans}` : ""}`
  const values = [tenant ?? "", tenant === null ? "on" : ""]
  if (!bypasses_rls) return { name, text, values }
  return { name, text, values: [...values, tenant === null ? role : family_role] }
}

/** Returns true for the statement of a tenant. */
export function isTenantStatement(text: string): boolean {
  return text.startsWith(asBoundRole)
}

type BypassRls = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Tenancy = { setTenant?: (tenant: Tenant) => Promise<void>; bypassRls: BypassRls }
const tenancies = new WeakMap<Db, Tenancy>()

/** Registers how the reads `db` of one family bypass row-level security. */
export function allowBypass(db: Db, bypassRls: BypassRls): void {
  tenancies.set(db, { bypassRls })
}

/** Registers how the tenant of the transaction `db` is set. Until it is set, every family's rows are visible. */
export function allowTenants(db: Db, set: (tenant: Tenant) => Promise<void>): void {
  let current: Tenant = null
  const setTenant = async (tenant: Tenant) => {
    await set(tenant)
    current = tenant
  }
  const bypassRls: BypassRls = async (work) => {
    const tenant = current
    if (tenant === null) return work(db)
    await setTenant(null)
    try {
      return await work(db)
    } finally {
      // After a failed statement the server refuses this one too, and the transaction is rolled back.
      await setTenant(tenant).catch(() => undefined)
    }
  }
  tenancies.set(db, { setTenant, bypassRls })
}

/**
 * Limits the rest of the transaction `db` to one tenant's rows; writing another family's row then fails. Throws if `db` is
 * not a transaction.
 */
export async function setTenant(db: Db, tenant: Tenant): Promise<void> {
  const set = tenancies.get(db)?.setTenant
  if (!set) throw new Error("Only a transaction can be given a tenant.")
  await set(tenant)
}

/**
 * Runs part of a family's transaction with every family's rows visible, for example to check if an address has an account.
 * No other statement of the transaction may run meanwhile.
 */
export function bypassRls<T>({ db }: { db: Db }, work: (db: Db) => Promise<T>): Promise<T> {
  const tenancy = tenancies.get(db)
  return tenancy ? tenancy.bypassRls(work) : work(db)
}
