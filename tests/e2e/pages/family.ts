import type { Page } from "playwright/test"
import { storedSession, newParent, register, type NewParent } from "./access.ts"

export type Records = {
  student: string
  subject: string
  provider: string
  resource: string
  curriculum: string
  assignment: string
  lesson: string
}

/** Registers a parent with one record of each kind and returns their ids. */
export async function openFamily(page: Page, parent: NewParent = newParent("Nora")): Promise<Records> {
  await register(page, parent)
  const token = (await storedSession(page))?.access_token ?? ""
  const make = async (noun: string, data: object): Promise<string> => {
    const response = await page.request.post(`/api/v1/${noun}`, { data, headers: { authorization: `Bearer ${token}` } })
    if (!response.ok()) throw new Error(`${noun}: ${await response.text()}`)
    const { id } = (await response.json()) as { id: string }
    return id
  }
  const born = { last_name: "Hall", date_of_birth: "2016-05-04", grade_level: "4" }
  const student = await make("students", { first_name: "Ben", ...born })
  const subject = await make("subjects", { name: "Science", grade_level: "4" })
  await make("subjects", { name: "Latin", grade_level: "4" })
  const provider = await make("providers", { name: "Khan Academy" })
  const resource = await make("resources", { title: "Star atlas", resource_type: "document", subject_id: subject })
  const curriculum = await make("curriculum", { student_id: student, subject_id: subject })
  // Today in the family's time zone, which can differ from today in UTC.
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"))
  const work = { curriculum_id: curriculum, title: "Moon phases", due_date: today }
  const assignment = await make("assignments", work)
  const lesson = await make("lessons", { curriculum_id: curriculum, title: "The moon", planned_date: today })
  return { student, subject, provider, resource, curriculum, assignment, lesson }
}
