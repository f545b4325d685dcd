import type { Scope } from "../request/scope.ts"

/** For fewer rows it makes no difference that a person would notice. */
const many = 100

/**
 * Makes the database look up rows by their indexes for the rest of a transaction that writes many, and plan each trigger and each check
 * of a reference once. A session keeps their plans: those made while a table was small read all of it, for each row, which took minutes
 * for thousands; others were made anew for each row.
 */
export async function planByKeys({ db }: Pick<Scope, "db">, rows: number): Promise<void> {
  if (rows < many) return
  await db.$queryRaw`
    SELECT set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true),
      set_config('jit', 'off', true)`
  await db.$executeRaw`DISCARD PLANS`
}
