import { Prisma, type Db } from "@hearthbook/db"
import { gradeLevel, type GradeLevel } from "@hearthbook/core/fields/fields"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import { shownRecords, type StoredRecord } from "@hearthbook/core/requirements/record-kinds"
import type { SchoolYear } from "@hearthbook/core/planning/school-days"
import type { Opening } from "@hearthbook/core/requirements/target-pace"
import { shownTargets, type StoredTarget } from "@hearthbook/core/requirements/targets"
import { allOf, type Condition } from "../../../sql/statement.ts"
import { openingView, storedRecords, storedTargets, type RequirementView } from "./requirement.schema.ts"

export const requirementSelect = {
  id: true,
  student_id: true,
  school_year_id: true,
  pack_id: true,
  pack_version: true,
  grade_level: true,
  targets: true,
  records: true,
  opening: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.requirementSelect

type Row = Prisma.requirementGetPayload<{ select: typeof requirementSelect }>

/** The requirements of a family with their school year. Raw SQL, because the dashboard waits for it. Conditions are for `a` and its year `y`. */
export async function selectInYear(
  { db, family_id }: { db: Db; family_id: string },
  where: Condition[],
): Promise<(Row & { school_year: SchoolYear })[]> {
  return db.$queryRaw`
    SELECT ${requirementColumns},
      jsonb_build_object('start_date', y.start_date, 'end_date', y.end_date, 'school_days', y.school_days) AS school_year
    FROM requirement a
    JOIN school_year y ON y.family_id = ${family_id}::uuid AND y.id = a.school_year_id
    WHERE ${allOf(Prisma.sql`a.family_id = ${family_id}::uuid`, where)}
    ORDER BY a.id`
}

const requirementColumns = Prisma.raw(
  Object.keys(requirementSelect)
    .map((column) => `a.${column}`)
    .join(", "),
)

/** A requirement with what the family removed. */
export type StoredRequirement = Omit<Row, "grade_level" | "targets" | "records" | "opening"> & {
  grade_level: GradeLevel
  targets: StoredTarget[]
  records: StoredRecord[]
  opening: Opening | null
}

export function readStored(row: Row): StoredRequirement {
  return {
    ...row,
    grade_level: gradeLevel.parse(row.grade_level),
    targets: storedTargets.parse(row.targets),
    records: storedRecords.parse(row.records),
    opening: openingView.nullable().parse(row.opening),
  }
}

export function toRequirementView(stored: StoredRequirement): RequirementView {
  return {
    ...stored,
    newer_version: newerVersion(stored),
    targets: shownTargets(stored.targets),
    records: shownRecords(stored.records),
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  }
}

/** The version of the pack of today, if it is newer than the copy; else null. */
export function newerVersion({ pack_id, pack_version }: { pack_id: string; pack_version: number }): number | null {
  const today = rulePackOf(pack_id)?.version ?? 0
  return today > pack_version ? today : null
}
