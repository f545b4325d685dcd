import type { Scope } from "../../../request/scope.ts"
import type { Day } from "@hearthbook/core/time/days"
import { markStatus } from "../../../sql/status-conditions.ts"
import type { LeftOut } from "./lesson.schema.ts"

/** The children, of those given, who are absent or excused on a day. A sibling's tick leaves their lessons open. */
export async function awayOn({ db, family_id }: Scope, student_ids: string[], day: Day): Promise<LeftOut> {
  if (student_ids.length === 0) return []
  return db.$queryRaw<LeftOut>`
    SELECT student_id, status AS reason FROM attendance_record
    WHERE family_id = ${family_id}::uuid AND student_id = ANY(${student_ids}::uuid[]) AND date = ${day}::date
      AND ${markStatus.wasAway()}
    ORDER BY student_id`
}
