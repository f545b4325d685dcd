import type { Db } from "../driver/db.ts"

/**
 * Describes everything that migrations create, one line each, so that two databases can be compared. The order of columns is left out, and
 * so are the names of NOT NULL constraints, which Postgres 18 derives from the first name of a table.
 */
export async function describeSchema(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ line: string }[]>`
    SELECT format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl) AS line
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION ALL SELECT format('column %s.%s %s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        attcollation::regcollation, attstorage, attgenerated, pg_get_expr(adbin, adrelid))
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('type %s %s', typname, string_agg(enumlabel, ',' ORDER BY enumsortorder))
      FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname
    UNION ALL SELECT format('function %s %s', pg_get_functiondef(oid), proacl)
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('policy %s %s %s %s %s %s', polrelid::regclass, polname, polcmd, polroles::regrole[],
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      FROM pg_policy`
  return rows.map(({ line }) => line).sort()
}
