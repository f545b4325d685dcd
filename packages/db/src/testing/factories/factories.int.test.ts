import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../../connect/client.ts"
import type { Db } from "../../driver/db.ts"
import { verifyPassword } from "../../password.ts"
import { openTestDatabase } from "../database.ts"
import * as make from "./index.ts"

type Create = (db: Db) => Promise<{ id: string }>

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test("every factory creates the rows it depends on, each time it is called", { tags: ["slow"] }, async () => {
  const db = database.client
  for (const [name, create] of Object.entries(make as object as Record<string, Create>)) {
    if (!name.startsWith("create") || name === "createSamples") continue
    const [first, second] = [await create(db), await create(db)]
    expect(first.id).not.toBe(second.id)
  }
})

test("a row joins the family of the rows it is given", async () => {
  const db = database.client
  const { id: family_id } = await make.createFamily(db)
  const student = await make.createStudent(db, { family_id, grade_level: "9" })
  const curriculum = await make.createCurriculum(db, { student_id: student.id })
  const subject = await db.subject.findUniqueOrThrow({ where: { id: curriculum.subject_id } })
  const assignment = await make.createAssignment(db, { curriculum_id: curriculum.id, points_possible: 40 })
  const grade = await make.createGrade(db, {
    assignment_id: assignment.id,
    points_earned: 37,
    percentage: 92.5,
    letter_grade: "A-",
  })
  const event = await make.createEvent(db, { student_id: student.id })
  expect([subject, curriculum, assignment, grade, event].map((row) => row.family_id)).toEqual(Array(5).fill(family_id))
  expect(subject.grade_level).toBe("9")
  expect(grade.student_id).toBe(student.id)
})

test("a login has the test password unless it is given another", async () => {
  const db = database.client
  const child = await make.createStudentLogin(db)
  const parent = await make.createParent(db, { family_id: child.family_id, password: "Other-Meadow-7!" })
  expect(child.student_id).not.toBeNull()
  expect(await verifyPassword(child.password_hash ?? "", make.testPassword)).toBe(true)
  expect(await verifyPassword(parent.password_hash ?? "", make.testPassword)).toBe(false)
  expect(await verifyPassword(parent.password_hash ?? "", "Other-Meadow-7!")).toBe(true)
})
