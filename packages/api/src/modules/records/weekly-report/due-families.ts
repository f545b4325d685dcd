import { Prisma } from "@hearthbook/db"
import type { Log } from "../../../request/log.ts"
import type { Client } from "../../../request/request.ts"
import { dueWeek, type ReportWeek } from "./report-week.ts"

export type DueFamily = { id: string; time_zone: string; created_at: Date }

/** The weeks that are due now, with their time zones. It is the same week wherever one is due. */
export async function readDueWeeks(client: Client, now: Date, log: Log): Promise<[ReportWeek, string[]][]> {
  const rows = await client.$queryRaw<{ time_zone: string }[]>`
    SELECT DISTINCT time_zone FROM family WHERE expires_at IS NULL`
  const weeks = new Map<string, [ReportWeek, string[]]>()
  for (const { time_zone } of rows) {
    const week = readDueWeek(time_zone, now, log)
    if (!week) continue
    const [, zones] = weeks.get(week.name) ?? [week, []]
    weeks.set(week.name, [week, [...zones, time_zone]])
  }
  return [...weeks.values()]
}

/** Null for a time zone that this server does not know, which affects only its own families. */
function readDueWeek(time_zone: string, now: Date, log: Log): ReportWeek | null {
  try {
    return dueWeek(time_zone, now)
  } catch (err) {
    log.error({ err, time_zone }, "unknown time zone")
    return null
  }
}

type DueQuery = { week: ReportWeek; zones: string[]; after: string | undefined; limit: number }

/** Families that have not had this week's report yet, by id. Demo families get none. */
export async function listDueFamilies(client: Client, { week, zones, after, limit }: DueQuery): Promise<DueFamily[]> {
  const further = after ? Prisma.sql`AND f.id > ${after}::uuid` : Prisma.empty
  return client.$queryRaw<DueFamily[]>`
    SELECT f.id, f.time_zone, f.created_at
    FROM family f
    WHERE f.expires_at IS NULL AND f.restoring_at IS NULL AND f.time_zone = ANY(${zones}) ${further}
      AND NOT EXISTS (
        SELECT 1 FROM job_run j WHERE j.job = 'weekly' AND j.period = ${week.name} || ' ' || f.id::text
      )
    ORDER BY f.id
    LIMIT ${limit}`
}
