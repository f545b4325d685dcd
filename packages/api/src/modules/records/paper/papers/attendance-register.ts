import { attendanceLabels } from "@hearthbook/core/names/labels"
import { fullName } from "@hearthbook/core/names/names"
import type { RegisterPaper } from "@hearthbook/paper/documents/attendance-register"
import { z } from "zod"
import type { AmendmentView } from "../../amendment/amendment.schema.ts"
import { readRecords } from "../../records/records.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, ofYear, paper, readStudentYear } from "../paper-inputs.ts"

/** A year's attendance, with what was changed under the year's lock. */
export const attendanceRegister = definePaper({
  path: "/students/{id}/attendance-register.pdf",
  what: "a year's attendance",
  listed: { label: "Attendance register", group: "Records", span: "year" },
  input: z.object({ ...ofStudent, ...ofYear, paper }),
  drawing: "attendance-register",
  load: async (scope, which): Promise<RegisterPaper> => {
    const { year, student } = await readStudentYear(scope, which)
    const { register, amendments } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
    return {
      student,
      academic_year: year.academic_year,
      register,
      amendments: amendments.filter(({ noun }) => noun === "attendance").map(toPrintedAmendment),
    }
  },
  fileName: ({ student }) => `Attendance, ${student.name}`,
})

function toPrintedAmendment({ before, after, reason, user, created_at }: AmendmentView) {
  const day = after?.["date"] ?? before?.["date"]
  return {
    day: typeof day === "string" ? day : created_at,
    changed_at: created_at,
    changed_by: user ? fullName(user) : "",
    change: `${markOf(after)}, before ${markOf(before).toLowerCase()}`,
    reason,
  }
}

function markOf(row: AmendmentView["before"]): string {
  const status = row?.["status"]
  const known = Object.entries(attendanceLabels).find(([key]) => key === status)
  if (!known) return "No mark"
  return Number(row?.["fraction"]) === 0.5 ? `${known[1]}, half a day` : known[1]
}
