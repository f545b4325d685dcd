import { randomUUID } from "node:crypto"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { createCurriculum, createParent, createStudent, createSubject } from "@hearthbook/db/testing/factories"

const open = 1200
const graded = 800
const day = (offset: number) => new Date(Date.UTC(2030, 0, 1 + offset))

/** Writes a family with 2,000 assignments of one child into a data folder, for a server that opens it afterwards. */
export async function seedMany(data_folder: string, email: string): Promise<void> {
  const database = await createDb(undefined, { data_folder })
  const db = database.client
  await applyMigrations(database)
  const { family_id } = await createParent(db, { email, first_name: "Mona" })
  const student = await createStudent(db, { family_id, first_name: "Ada", last_name: "Many" })
  const subject = await createSubject(db, { family_id, name: "Everything", grade_level: student.grade_level })
  const curriculum = await createCurriculum(db, { family_id, student_id: student.id, subject_id: subject.id })
  const owner = { family_id, student_id: student.id }

  const work = Array.from({ length: open + graded }, (_, index) => ({
    id: randomUUID(),
    ...owner,
    curriculum_id: curriculum.id,
    title: `Work ${String(index + 1).padStart(4, "0")}`,
    instructions: "Read the chapter, then answer in whole sentences. ".repeat(1 + (index % 6)),
    status: index < open ? (["assigned", "in_progress", "submitted"] as const)[index % 3] : ("graded" as const),
    assigned_date: day(-30),
    due_date: day(index),
  }))
  await db.assignment.createMany({ data: work })
  const mark = { points_earned: 93, percentage: 93, letter_grade: "A" }
  await db.grade.createMany({ data: work.slice(open).map(({ id }) => ({ ...mark, ...owner, assignment_id: id })) })
  await database.close()
}
