import { Prisma } from "@hearthbook/db"
import { createParent, createSamples } from "@hearthbook/db/testing/factories"
import type { TestApi } from "./test-api.ts"

/** A parent of a family with a row of each table, and the ids of its rows by table. */
export async function openFullFamily(api: TestApi) {
  const parent = await createParent(api.db)
  const { family_id, id: user_id } = parent
  return { parent, ids: await createSamples(api.db, { family_id, user_id }) }
}

export type FullFamily = Awaited<ReturnType<typeof openFullFamily>>

/** Everything in the database but sessions, which signing in creates. */
export async function checksum(api: TestApi): Promise<string> {
  const tables = Object.values(Prisma.ModelName).filter((name) => name !== "session")
  const sums = await Promise.all(
    tables.map((name) =>
      api.db.$queryRawUnsafe<{ sum: string }[]>(
        `SELECT '${name}' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
      ),
    ),
  )
  return sums
    .flat()
    .map(({ sum }) => sum)
    .join()
}
