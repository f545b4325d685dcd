import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import type { Db } from "../driver/db.ts"
import { Prisma } from "../generated/client.ts"
import { openTestDatabase } from "../testing/database.ts"
import * as create from "../testing/factories/index.ts"

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test("deleting a provider keeps its curricula and resources, without a provider", async () => {
  const db = database.client
  const { id: provider_id, family_id } = await create.createProvider(db)
  const student = await create.createStudent(db, { family_id })
  const curriculum = await create.createCurriculum(db, { student_id: student.id, provider_id })
  const resource = await create.createResource(db, { family_id, provider_id })
  await db.provider.delete({ where: { id: provider_id } })
  const kept = { family_id, provider_id: null }
  expect(await db.curriculum.findUnique({ where: { id: curriculum.id } })).toMatchObject(kept)
  expect(await db.resource.findUnique({ where: { id: resource.id } })).toMatchObject(kept)
})

test("deleting a student deletes the student's work and login, and no sibling's", async () => {
  const db = database.client
  const { family_id, id, student } = await createFamilyWithEverything(db)
  const sibling = await create.createStudent(db, { family_id })
  await create.createGrade(db, { assignment_id: (await create.createAssignment(db, { student_id: sibling.id })).id })
  await db.student.delete({ where: { id: student.id } })
  const where = { student_id: student.id }
  const left = [
    db.assignment.count({ where }),
    db.grade.count({ where }),
    db.curriculum.count({ where }),
    db.user.count({ where }),
  ]
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0])
  expect(await db.grade.count({ where: { student_id: sibling.id } })).toBe(1)
  await db.family.delete({ where: { id } })
})

test("deleting a family deletes all of its rows in every table", async () => {
  const db = database.client
  const other = await createFamilyWithEverything(db)
  const before = await countRows(db, other.id)
  const { id } = await createFamilyWithEverything(db)
  const full = await countRows(db, id)
  // Otherwise the test would prove nothing about an empty table.
  expect(Object.entries(full).filter(([, rows]) => rows === 0)).toEqual([])
  await db.family.delete({ where: { id } })
  const left = Object.entries(await countRows(db, id)).filter(([, rows]) => rows > 0)
  expect(left).toEqual([])
  expect(await countRows(db, other.id)).toEqual(before)
})

/**
 * Counts the family's rows in each table with a family_id. auth_event outlives the family (prisma/schema/identity.prisma), and so does
 * the list of objects that the bucket has yet to delete (prisma/schema/family.prisma).
 */
async function countRows(db: Db, family_id: string): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ table_name: string }[]>`
    SELECT table_name::text FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'family_id'
      AND table_name NOT IN ('auth_event', 'unused_object') ORDER BY table_name`
  const counts = tables.map(
    ({ table_name }) => Prisma.sql`
    SELECT ${table_name} AS name, count(*)::int AS rows FROM ${Prisma.raw(`"${table_name}"`)} WHERE family_id = ${family_id}::uuid`,
  )
  const rows = await db.$queryRaw<{ name: string; rows: number }[]>(Prisma.join(counts, " UNION ALL "))
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

/** Creates a family with at least one row in every table with a family_id. */
async function createFamilyWithEverything(db: Db) {
  const { id: user_id, family_id } = await create.createParent(db)
  const student = await create.createStudent(db, { family_id })
  const ids = await create.createSamples(db, { family_id, user_id, ids: { student: student.id } })
  const content = { create: { bytes: new Uint8Array([0]) } }
  const picture = { family_id, name: "boat.png", content_type: "image/png", size: 1, content }
  await db.file.create({ data: { submission_id: ids.submission, ...picture } })
  await db.file.create({ data: { student_id: student.id, ...picture } })
  await db.file.create({ data: { user_id, ...picture } })
  return { id: family_id, family_id, student }
}
