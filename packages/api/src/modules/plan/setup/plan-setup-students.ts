import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { foldText } from "@hearthbook/core/names/search-text"
import { dateToDay } from "@hearthbook/core/time/days"
import { childColors, firstFreeColor } from "@hearthbook/core/appearance/child-colors"
import { loadStudents } from "../../family/student/load-students.ts"
import { visibleTo } from "../../family/student/student.policy.ts"
import type { StudentSummary } from "../../family/student/student.schema.ts"
import type { SetupInput } from "./setup.schema.ts"

/** A student of a set-up. A new one is not saved yet. */
export type SetupStudent = StudentSummary & { date_of_birth: string; is_new: boolean }

/**
 * The students of a set-up, in the order given: those that the family has, in the grades given, and new ones with colors that no
 * sibling has. Two statements at most. NOT_FOUND for a student whom the family does not have; VALIDATION_ERROR for a new one with
 * the name and the birthday of a student whom the family has, or who is given twice.
 */
export async function planSetupStudents(scope: Scope, { students }: SetupInput): Promise<SetupStudent[]> {
  const known = await loadFamily(scope)
  const ids = students.flatMap(({ id }) => id ?? [])
  const kept = new Map((ids.length > 0 ? await loadStudents(scope, ids) : []).map((student) => [student.id, student]))
  const colors = known.map(({ color }) => color)
  const taken = new Set(known.map(keyOf))
  const seen = new Set<string>()
  return students.map(({ id, first_name, last_name, grade_level, date_of_birth }, index) => {
    const student = kept.get(id ?? "")
    if (student) {
      if (seen.has(student.id)) throw fieldError(`students.${index}.id`, "Choose each student once.")
      seen.add(student.id)
      return { ...student, grade_level, date_of_birth, is_new: false }
    }
    const key = keyOf({ first_name, date_of_birth })
    if (taken.has(key)) throw fieldError(`students.${index}.first_name`, `${first_name} is in your family already.`)
    taken.add(key)
    const color = firstFreeColor(colors) ?? childColors[colors.length % childColors.length] ?? childColors[0]
    colors.push(color)
    return { id: v7(), first_name, last_name: last_name ?? "", grade_level, date_of_birth, color, is_new: true }
  })
}

async function loadFamily(scope: Scope): Promise<{ first_name: string; date_of_birth: string; color: string }[]> {
  const select = { first_name: true, date_of_birth: true, color: true }
  const rows = await scope.db.student.findMany({ where: visibleTo(scope), select })
  return rows.map((row) => ({ ...row, date_of_birth: dateToDay(row.date_of_birth) }))
}

function keyOf({ first_name, date_of_birth }: { first_name: string; date_of_birth: string }): string {
  return `${date_of_birth} ${foldText(first_name)}`
}
