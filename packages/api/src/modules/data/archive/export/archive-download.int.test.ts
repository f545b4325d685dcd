import { randomBytes } from "node:crypto"
import type { Db } from "@hearthbook/db"
import { createStudent, createStudentLogin, createTeacher } from "@hearthbook/db/testing/factories"
import { describe, expect, test } from "vitest"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { testNow } from "../../../../testing/test-api.ts"
import {
  archivistOf,
  linesOf,
  openArchiveTests,
  openFullFamily,
  registerFamily,
  zipOf,
} from "../../../../testing/archives.ts"

const { api, full, archive } = await openArchiveTests()

test("only the heads of a family can move its data", { tags: ["records.heads-only"] }, async () => {
  const { family_id } = full
  const { id: student_id } = await api.db.student.findFirstOrThrow({ where: { family_id, user: null } })
  const people = [await createTeacher(api.db, { family_id }), await createStudentLogin(api.db, { student_id })]
  for (const { email } of people) {
    const password = "Sunny-Meadow-42!"
    const { access_token } = await api.callerWith(null).auth.login({ email, password })
    const other = archivistOf(api, access_token)
    const id = "0199a000-0000-7000-8000-000000000000"
    const refused = { code: "FORBIDDEN" }
    await expect(other.make()).rejects.toMatchObject(refused)
    await expect(other.ticket()).rejects.toMatchObject(refused)
    await expect(other.archive.begin({ size: 1 })).rejects.toMatchObject(refused)
    await expect(other.archive.upload({ id })).rejects.toMatchObject(refused)
    await expect(other.archive.cancel({ id })).rejects.toMatchObject(refused)
    await expect(other.archive.restore({ id })).rejects.toMatchObject(refused)
    await expect(other.uploadPart({ id, position: 0, content: new Uint8Array(1) })).rejects.toMatchObject(refused)
  }
})

describe("an archive", () => {
  test("is named after the family and the day, and describes itself", { tags: ["records.content"] }, async () => {
    const { name, stream } = await full.make()
    expect(name).toMatch(/^hearthbook-[a-z-]+-2026-09-15\.zip$/)
    stream.destroy()
    expect(JSON.parse(String(archive.get("manifest.json")))).toMatchObject({
      format: "hearthbook-family",
      version: 3,
      app_version: "1.2.3",
      made_at: testNow.toISOString(),
      counts: { students: 3 },
    })
    expect(String(archive.get("README.txt"))).toContain("logins of children and of")
  })

  test(
    "has tables for people, with names in place of ids and dates in their format",
    { tags: ["records.content"] },
    async () => {
      const students = String(archive.get("csv/students.csv"))
      const columns = "First name,Last name,Grade,Date of birth,Legal name,Graduation date,Test scores"
      expect(students.startsWith(`\ufeff${columns}\r\n`)).toBe(true)
      const born = linesOf(archive, "students")[0]?.["date_of_birth"]
      const [year, month, day] = String(born).split("-")
      expect(students).toContain(`${day}/${month}/${year}`)
      expect(String(archive.get("csv/assignments.csv"))).toContain("Points earned,Percent,Grade,Feedback")
      expect(String(archive.get("README.txt"))).toContain("on 15/09/2026.")
      for (const [name, content] of archive) {
        if (name.startsWith("csv/"))
          expect(String(content), name).not.toMatch(/,[a-z]+_[a-z]+,|,(graded|homework|monday|present),/)
        if (name.startsWith("csv/")) expect(String(content), name).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
      }
    },
  )

  test("contains nothing that a spreadsheet would execute", { tags: ["records.no-formulas"] }, async () => {
    const account = await registerFamily(api)
    await account.parent.subjects.create({ name: "=1+1", description: " @SUM(A1)" })
    expect(String((await account.download()).get("csv/subjects.csv"))).toContain(`"'=1+1",K,"'@SUM(A1)"`)
  })

  test("contains no data of another family and no secrets", { tags: ["records.own-family"] }, async () => {
    const account = await registerFamily(api)
    await account.parent.subjects.create({ name: "Marker of another family" })
    const sessions = await api.db.session.findMany({ where: { family_id: full.family_id } })
    const people = await api.db.user.findMany({ where: { family_id: full.family_id } })
    const secrets = [
      ...sessions.map(({ refresh_hash }) => refresh_hash),
      ...people.flatMap(({ id, email, password_hash }) => [id, email, password_hash ?? id]),
      account.family_id,
      full.family_id,
      "Marker of another family",
    ]
    const text = [...(await full.download()).values()].map(String).join()
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  // The embedded database has one connection, so nothing can happen in between.
  test.skipIf(api.driver === "pglite")("is a snapshot, whatever is entered while it is read", async () => {
    const { family_id, parent } = await registerFamily(api)
    const count = (db: Db) => db.subject.count({ where: { family_id } })
    const seen = await openTransaction(api.db, "snapshot", async (db) => {
      const before = await count(db)
      await parent.subjects.create({ name: "Latin" })
      return [before, await count(db)]
    })
    expect([...seen, await count(api.db)]).toEqual([0, 0, 1])
  })

  test("of a family without records can be created and restored", async () => {
    const empty = await registerFamily(api)
    const account = await registerFamily(api)
    expect(await account.restore(await zipOf(await empty.download()))).toMatchObject({ counts: { students: 0 } })
  })

  test("stops being read when the client disconnects", { tags: ["records.failed-download", "slow"] }, async () => {
    const account = await registerFamily(api)
    const { family_id } = account
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const { id: student_id } = await createStudent(api.db, { family_id })
      // Random, so that one file exceeds the stream's buffer.
      const bytes = Uint8Array.from(randomBytes(500_000))
      const data = {
        name: `face ${n}.jpg`,
        content_type: "image/jpeg",
        size: bytes.length,
        content: { create: { bytes } },
      }
      await api.db.file.create({ data: { family_id, student_id, ...data } })
    }
    const filesRead = () => api.statements.filter((sql) => sql.includes("FROM file_content")).length
    const before = filesRead()
    const { stream } = await account.make()
    for await (const _ of stream) if (filesRead() > before) break
    expect(stream.destroyed).toBe(true)
    await account.parent.students.list({})
    // One more may already be in progress.
    expect(filesRead() - before).toBeLessThanOrEqual(2)
  })

  test("fails if it cannot be read completely", { tags: ["slow"] }, async () => {
    const errors: object[] = []
    const log = { ...api.facts().log, error: (fields: object) => void errors.push(fields) }
    const broken = await openFullFamily({ ...api, facts: () => ({ ...api.facts(), log }) })
    await api.db.$executeRaw`ALTER TABLE file_content RENAME TO file_content_elsewhere`
    try {
      await expect(broken.download()).rejects.toThrow(/file_content/)
    } finally {
      await api.db.$executeRaw`ALTER TABLE file_content_elsewhere RENAME TO file_content`
    }
    expect(errors).toMatchObject([{ file_id: expect.any(String), err: expect.any(Error) }])
  })

  test("can be created thirty times an hour", async () => {
    const key = `archive:${full.family_id}`
    await api.db.rate_limit.create({ data: { key, count: 30, window_start: testNow } })
    await expect(full.make()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  })
})
