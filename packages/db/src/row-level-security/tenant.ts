import type { Db } from "../driver/db.ts"
import type { LoginRole } from "./login-role.ts"

/** The id of the family whose rows a statement may see; null for every family's rows. */
export type Tenant = string | null

/** The transaction's setting that holds a family's id. Every policy reads it (policies.ts). */
export const familySetting = "hearthbook.family_id"

/** The transaction's setting that is `on` for work that concerns all families. Without either, a bound role sees no row. */
export const allFamiliesSetting = "hearthbook.all_families"

/** Opens every family's rows to the rest of a transaction, in a script. */
export const openAllFamilies = `SET LOCAL ${allFamiliesSetting} = 'on'`

export type TenantStatement = { text: string; values: string[] }

const settings = `set_config('${familySetting}', $1, true), set_config('${allFamiliesSetting}', $2, true)`
const asBoundRole = `SELECT ${settings}`
const asBypassingRole = `SELECT ${settings}, set_config('role', $3, true)`

/**
 * The statement that gives the rest of a transaction its tenant. A login role that policies bind needs the settings alone;
 * one that bypasses them also takes on its family role, or leaves it.
 */
export function tenantStatement(tenant: Tenant, { role, bypasses_rls, family_role }: LoginRole): TenantStatement {
  const values = [tenant ?? "", tenant === null ? "on" : ""]
  if (!bypasses_rls) return { text: asBoundRole, values }
  return { text: asBypassingRole, values: [...values, tenant === null ? role : family_role] }
}

type BypassRls = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Tenancy = { setTenant?: (tenant: Tenant) => Promise<void>; bypassRls: BypassRls }
const tenancies = new WeakMap<Db, Tenancy>()

/** Registers how `db`, which reads for one family, reaches every family's rows. */
export function allowBypass(db: Db, bypassRls: BypassRls): void {
  tenancies.set(db, { bypassRls })
}

/** Registers how the tenant of the transaction `db` is set; until then it is every family. */
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
      // After a failed statement the server refuses this one too, and the transaction can only be rolled back.
      await setTenant(tenant).catch(() => undefined)
    }
  }
  tenancies.set(db, { setTenant, bypassRls })
}

/** From here to its end, the transaction `db` sees only this tenant's rows, and writing another family's row fails. */
export async function setTenant(db: Db, tenant: Tenant): Promise<void> {
  const set = tenancies.get(db)?.setTenant
  if (!set) throw new Error("Only a transaction can be given a tenant.")
  await set(tenant)
}

/**
 * Runs a part of a family's work with every family's rows in sight, such as the check whether an address has an account.
 * Nothing else of the same transaction may run meanwhile.
 */
export function bypassRls<T>({ db }: { db: Db }, work: (db: Db) => Promise<T>): Promise<T> {
  const tenancy = tenancies.get(db)
  return tenancy ? tenancy.bypassRls(work) : work(db)
}
