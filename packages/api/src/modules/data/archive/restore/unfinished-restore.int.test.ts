import { createParent } from "@hearthbook/db/testing/factories"
import { describe, expect, test } from "vitest"
import { undoAbandonedRestores } from "../../../../archiving/undo-restore.ts"
import { openArchiveTests, registerFamily, reseal, toLines, linesOf, zipOf } from "../../../../testing/archives.ts"
import { testNow } from "../../../../testing/test-api.ts"
import { countRecords } from "../count-records.ts"

const { api, archive } = await openArchiveTests()
const minute = 60_000

const countsOf = (family_id: string) => countRecords({ db: api.db, family_id })
const yearsOf = (family_id: string) =>
  api.db.school_year.findMany({ where: { family_id }, include: { terms: true }, orderBy: { id: "asc" } })

describe("while an archive is restored", { tags: ["records.while-restoring"] }, () => {
  test("its family is closed and says when to ask again, and others are open", async () => {
    const { family_id, parent } = await registerFamily(api)
    const other = await api.openFamily()
    await api.db.family.update({ where: { id: family_id }, data: { restoring_at: testNow, updated_at: testNow } })
    await expect(parent.students.list({})).rejects.toMatchObject({
      message: "An archive is being restored into your family. Your records are here in a few minutes.",
      cause: { reason: "BUSY", details: { retry_after: 15 } },
    })
    expect(await other.parent.students.list({})).toEqual([])
    await api.db.family.update({ where: { id: family_id }, data: { restoring_at: null } })
    expect(await parent.students.list({})).toEqual([])
  })

  test("another one waits for its turn", async () => {
    const { family_id } = await createParent(api.db)
    await api.db.family.update({ where: { id: family_id }, data: { restoring_at: testNow, updated_at: testNow } })
    const account = await registerFamily(api)
    const before = await countsOf(account.family_id)
    const id = await account.send(await zipOf(archive))
    await expect(account.archive.restore({ id })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      cause: { details: { retry_after: 60 } },
    })
    expect(await countsOf(account.family_id)).toEqual(before)
    // Its server was ended: it has written nothing for a while.
    api.clock.now = new Date(testNow.getTime() + 2 * minute)
    expect((await account.archive.restore({ id })).counts.students).toBe(3)
    await api.db.family.update({ where: { id: family_id }, data: { restoring_at: null } })
  })
})

describe("an unfinished restore", { tags: ["records.crash"] }, () => {
  test("that fails at its last kind leaves the family as it was, with its school years", async () => {
    const account = await registerFamily(api)
    const years = await yearsOf(account.family_id)
    const [counts, avatar] = [
      await countsOf(account.family_id),
      { family_id: account.family_id, user_id: account.user.id },
    ]
    const [first, ...rest] = linesOf(archive, "files")
    const files = toLines([...rest, { ...first, size: Number(first?.["size"]) + 1 }])
    await expect(account.restore(await zipOf(reseal(archive, { "data/files.jsonl": files })))).rejects.toThrow(
      "does not have its declared size",
    )
    expect(await countsOf(account.family_id)).toEqual(counts)
    expect(await yearsOf(account.family_id)).toEqual(years)
    expect(await api.db.file.count({ where: avatar })).toBe(0)
    expect(await api.db.time_entry.count({ where: { family_id: account.family_id } })).toBe(0)
    expect((await account.restore(await zipOf(archive))).counts.students).toBe(3)
  })

  test("whose server was ended is taken back once it has been silent", async () => {
    const account = await registerFamily(api)
    const { family_id } = account
    const years = await yearsOf(family_id)
    await account.restore(await zipOf(archive))
    // As a server leaves it that is ended before the last transaction.
    await api.db.school_year.updateMany({ where: { family_id }, data: { locked_at: null } })
    const before_restore = { school_years: years.map(({ terms: _terms, ...year }) => year), terms: [] }
    const closed = { restoring_at: testNow, updated_at: testNow, before_restore }
    await api.db.family.update({ where: { id: family_id }, data: closed })
    const database = { client: api.db, settings: api.settings }
    expect(await undoAbandonedRestores(database, new Date(testNow.getTime() - minute))).toBe(0)
    expect(await undoAbandonedRestores(database, testNow)).toBe(1)
    expect(await yearsOf(family_id)).toEqual(years)
    const { files: _picture, school_years: _years, ...counts } = await countsOf(family_id)
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
    expect(await account.parent.students.list({})).toEqual([])
  })
})
