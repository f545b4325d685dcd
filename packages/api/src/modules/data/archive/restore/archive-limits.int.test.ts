import { buffer } from "node:stream/consumers"
import { createAssignment, createCurriculum, createParent, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { archiveBounds, isRestorable } from "../../../../archiving/format/archive-bounds.ts"
import { manifestOf, openFullFamily, registerFamily, unzip } from "../../../../testing/archives.ts"
import { largestArchive } from "@hearthbook/core/limits/file-limits"
import { measureArchive } from "./measure-archive.ts"

const api = await openTestApi()
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.rate_limit.deleteMany()
  await api.db.upload.deleteMany()
})
afterAll(api.close)

describe("of all archives that are being uploaded to this installation", () => {
  const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000)
  const diskFullMessage = {
    code: "TOO_MANY_REQUESTS",
    message: "Too many archives are being uploaded right now. Please try again later.",
  }
  /** Other people, each with an upload of the maximum size. */
  const begunByOthers = async (count: number, created_at = hoursAgo(1)) => {
    for (let n = 0; n < count; n++) {
      const { id: user_id, family_id } = await createParent(api.db)
      await api.db.upload.create({ data: { purpose: "archive", user_id, family_id, size: largestArchive, created_at } })
    }
  }

  test("ten of the largest have space, and the next one must wait", { tags: ["records.room"] }, async () => {
    await begunByOthers(8)
    await begunByOthers(1, hoursAgo(3))
    const { archive } = await registerFamily(api)
    await archive.begin({ size: largestArchive })
    const late = await registerFamily(api)
    // The first one to expire was started three hours ago.
    const retry = { cause: { details: { retry_after: 21 * 3600 } } }
    await expect(late.archive.begin({ size: 1 })).rejects.toMatchObject({ ...diskFullMessage, ...retry })
    expect(await api.db.upload.count()).toBe(10)
    // A person with an upload replaces it.
    await archive.begin({ size: largestArchive - 1 })
    expect(await late.archive.begin({ size: 1 })).toMatchObject({ received: [] })
  })

  test("expired ones are deleted first", async () => {
    await begunByOthers(9)
    await begunByOthers(1, hoursAgo(24))
    const { archive } = await registerFamily(api)
    await archive.begin({ size: largestArchive })
    expect(await api.db.upload.count({ where: { created_at: { lte: hoursAgo(24) } } })).toBe(0)
  })

  test("the last space is given to one of two people who ask at once", async () => {
    await begunByOthers(9)
    const people = [await registerFamily(api), await registerFamily(api)]
    const begun = await Promise.allSettled(people.map(({ archive }) => archive.begin({ size: largestArchive })))
    expect(begun.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  })
})

describe("before a download", () => {
  const mb = 1024 * 1024
  /** Photos, according to their rows: their bytes are not read for an estimate. */
  const addPhotos = async (family_id: string, count: number, size: number) => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const { id: assignment_id } = await createAssignment(api.db, { curriculum_id })
    const photo = { family_id, assignment_id, name: "map.jpg", content_type: "image/jpeg", size }
    await api.db.file.createMany({ data: Array.from({ length: count }, (_, position) => ({ ...photo, position })) })
  }

  test("it says if there is more than a restore can read", { tags: ["records.size-warning"] }, async () => {
    const { parent, family_id } = await registerFamily(api)
    // The school year in progress, which registration makes, is a row.
    expect((await parent.account.read()).archive).toEqual({ megabytes: 1, rows: 1, is_restorable: true })
    await addPhotos(family_id, 61, 8 * mb)
    expect((await parent.account.read()).archive).toMatchObject({ megabytes: 489, is_restorable: true })
    await addPhotos(family_id, 2, 8 * mb)
    expect((await parent.account.read()).archive).toMatchObject({ megabytes: 505, is_restorable: false })
  })

  test("other families and pictures of other people are not counted", async () => {
    const { parent, user, family_id } = await registerFamily(api)
    const other = await registerFamily(api)
    await addPhotos(other.family_id, 64, 8 * mb)
    const { id: user_id } = await createParent(api.db, { family_id })
    const { id: student_id } = await createStudent(api.db, { family_id })
    const picture = { family_id, name: "face.jpg", content_type: "image/jpeg", size: 100 * mb }
    await api.db.file.create({ data: { ...picture, user_id } })
    expect((await parent.account.read()).archive).toEqual({ megabytes: 1, rows: 2, is_restorable: true })
    await api.db.file.create({ data: { ...picture, user_id: user.id } })
    await api.db.file.create({ data: { ...picture, student_id } })
    expect((await parent.account.read()).archive).toEqual({ megabytes: 201, rows: 4, is_restorable: true })
  })

  test("the estimate is close, and rather too high", { tags: ["records.size-warning", "slow"] }, async () => {
    const family = await openFullFamily(api)
    const { family_id } = family
    const [work] = await api.db.assignment.findMany({ where: { family_id }, select: { id: true }, take: 1 })
    const prose = Array.from({ length: 3000 }, (_, n) => `${n}. Draw what you saw at the pond number ${n * n}.`).join(
      "\n",
    )
    await api.db.assignment.update({ where: { id: work?.id }, data: { instructions: prose } })
    const actor = {
      user_id: family.user.id,
      role: "parent",
      student_id: null,
      sees_grades: true,
      tablet_id: null,
      session_id: "",
    } as const
    const said = await measureArchive({ db: api.db, family_id, actor })
    const zip = await buffer((await family.make()).stream)
    const entries = await unzip(zip)
    const { counts } = manifestOf(entries)
    const unpacked = [...entries.values()].reduce((sum, { length }) => sum + length, 0)
    expect(said.rows).toBe(Object.values<number>(counts).reduce((sum, rows) => sum + rows, 0))
    for (const [about, come] of [
      [said.packed, zip.length],
      [said.unpacked, unpacked],
      [said.entries, entries.size],
    ] as const) {
      expect(about / come).toBeGreaterThan(0.95)
      expect(about / come).toBeLessThan(2)
    }
  })

  test.each(["packed", "unpacked", "rows", "entries"] as const)("the limit of %s applies on its own", (of) => {
    expect(isRestorable(archiveBounds)).toBe(true)
    expect(isRestorable({ ...archiveBounds, [of]: archiveBounds[of] + 1 })).toBe(false)
  })
})
