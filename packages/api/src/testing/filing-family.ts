import * as rows from "@hearthbook/db/testing/factories"
import type { Caller, TestApi } from "./test-api.ts"

/** A family with Ada in grade 4, in the school year 2026-2027 only. */
export async function openFilings(api: TestApi) {
  const { parent, family_id, user } = await api.openFamily()
  const ada = { grade_level: "4", first_name: "Ada", last_name: "Bell" } as const
  const student = await rows.createStudent(api.db, { family_id, ...ada })
  await api.db.school_year.deleteMany({ where: { family_id } })
  const days = { start_date: new Date("2026-07-01"), end_date: new Date("2027-06-30") }
  const year = await rows.createSchoolYear(api.db, { family_id, academic_year: "2026-2027", ...days })
  return { parent, family_id, user, student_id: student.id, school_year_id: year.id }
}

/** The filing whose title begins with these words. */
export async function findFiling(parent: Caller, title: string) {
  const filing = (await parent.filings.list({})).find((one) => one.title.startsWith(title))
  if (!filing) throw new Error(`no filing ${title}`)
  return filing
}
