import { createParent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../testing/test-api.ts"
import { registerFamily } from "./archive-testing.ts"
import { largestArchive } from "./archive.schema.ts"

const api = await openTestApi()
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.rate_limit.deleteMany()
  await api.db.archive_upload.deleteMany()
})
afterAll(api.close)

describe("of all archives that are being sent to this installation", () => {
  const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000)
  const noRoom = {
    code: "TOO_MANY_REQUESTS",
    message:
      "So many archives are being brought back right now that there is no room for yours. Please try again later.",
  }
  /** Others, each of whom has begun to send as much as one may. */
  const begunByOthers = async (count: number, created_at = hoursAgo(1)) => {
    for (let n = 0; n < count; n++) {
      const { id: user_id, family_id } = await createParent(api.db)
      await api.db.archive_upload.create({ data: { user_id, family_id, size: largestArchive, created_at } })
    }
  }

  test("there is room for ten of the largest, and the next one is told to come again later", async () => {
    await begunByOthers(8)
    await begunByOthers(1, hoursAgo(3))
    const { archive } = await registerFamily(api)
    await archive.begin({ size: largestArchive })
    const late = await registerFamily(api)
    // The first to be forgotten has been there for three hours of its day.
    const retry = { cause: { details: { retry_after: 21 * 3600 } } }
    await expect(late.archive.begin({ size: 1 })).rejects.toMatchObject({ ...noRoom, ...retry })
    expect(await api.db.archive_upload.count()).toBe(10)
    // Whoever has a place begins anew in it.
    await archive.begin({ size: largestArchive - 1 })
    expect(await late.archive.begin({ size: 1 })).toMatchObject({ received: [] })
  })

  test("those whose day is over make room first", async () => {
    await begunByOthers(9)
    await begunByOthers(1, hoursAgo(24))
    const { archive } = await registerFamily(api)
    await archive.begin({ size: largestArchive })
    expect(await api.db.archive_upload.count({ where: { created_at: { lte: hoursAgo(24) } } })).toBe(0)
  })

  test("the last place is given once, to two who ask at once", async () => {
    await begunByOthers(9)
    const people = [await registerFamily(api), await registerFamily(api)]
    const begun = await Promise.allSettled(people.map(({ archive }) => archive.begin({ size: largestArchive })))
    expect(begun.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  })
})
