import { Prisma } from "@hearthbook/db"
import { idOf, openRest } from "./rest-client.ts"

/** Creates a family with one assignment of 50 points. Returns its client, its ids and a way to detect changes. */
export async function openFamilyWithAssignment() {
  const rest = await openRest()
  const token = await rest.register("ada@example.com")
  const ask = rest.as(token)
  const child = { last_name: "Byron", date_of_birth: "2017-03-04" }
  const student = idOf(await ask("POST", "/students", { ...child, first_name: "Ben", grade_level: "4" }))
  const older = idOf(await ask("POST", "/students", { ...child, first_name: "Cleo", grade_level: "9" }))
  const subject = idOf(await ask("POST", "/subjects", { name: "Science", grade_level: "4" }))
  const curriculum = idOf(await ask("POST", "/curriculum", { student_id: student, subject_id: subject }))
  const work = { curriculum_id: curriculum, title: "Bees", due_date: "2026-10-01", points_possible: 50 }
  const assignment = idOf(await ask("POST", "/assignments", work))

  /** Counts the rows of every table. */
  const countRows = async () => {
    const tables = Object.values(Prisma.ModelName)
    const rows = await Promise.all(
      tables.map((name) => rest.db.$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM "${name}"`)),
    )
    return JSON.stringify(rows.flat())
  }
  const ids = { student, older, subject, curriculum, assignment }
  return { rest, token, ask, ids, countRows, before: await countRows() }
}
