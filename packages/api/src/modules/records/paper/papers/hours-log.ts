import { timeSourceLabels } from "@hearthbook/core/names/labels"
import { Prisma } from "@hearthbook/db"
import type { HoursPaper } from "@hearthbook/paper/documents/hours-log"
import { z } from "zod"
import { readRecords } from "../../records/records.service.ts"
import { selectTime } from "../../time/time.select.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, ofYear, paper, readStudentYear } from "../paper-inputs.ts"

/** A year's hours with each counted entry. */
export const hoursLog = definePaper({
  path: "/students/{id}/hours-log.pdf",
  what: "a year's hours",
  listed: { label: "Hours log", group: "Records", span: "year" },
  input: z.object({ ...ofStudent, ...ofYear, paper }),
  drawing: "hours-log",
  load: async (scope, which): Promise<HoursPaper> => {
    const { year, student } = await readStudentYear(scope, which)
    const { hours, opening } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
    const entries = await selectTime(scope, [
      Prisma.sql`a.student_id = ${which.id}::uuid`,
      Prisma.sql`a.date BETWEEN ${year.start_date}::date AND ${year.end_date}::date`,
      Prisma.sql`a.status = 'counted'`,
    ])
    const subjects = new Map(hours.by_subject.map((subject) => [subject.subject_id, subject]))
    return {
      student,
      academic_year: year.academic_year,
      hours,
      opening,
      entries: entries.map(({ date, subject_id, description, source, place, minutes }) => {
        const subject = subjects.get(subject_id)
        const activity = description ?? timeSourceLabels[source]
        return { date, subject: subject?.name ?? null, activity, place, core: subject?.core ?? false, minutes }
      }),
    }
  },
  fileName: ({ student }) => `Hours, ${student.name}`,
})
