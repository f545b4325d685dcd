import { QueryObserver, type QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { createQueryClient } from "./query-client.ts"
import { procedureIn, refetchTouched } from "./refetch-touched.ts"

/** Shows queries, and counts how many times each is fetched after that. */
async function show(...keys: readonly unknown[][]) {
  const client = createQueryClient()
  const fetched: string[] = []
  for (const queryKey of keys) {
    const name = procedureIn(queryKey) ?? String(queryKey[0])
    const shown = new QueryObserver(client, { queryKey, queryFn: () => fetched.push(name) })
    shown.subscribe(() => undefined)
    await shown.refetch()
  }
  fetched.length = 0
  return { client, fetched }
}

async function mutate(client: QueryClient, mutationKey: unknown[] | undefined): Promise<void> {
  const mutation = client.getMutationCache().build(client, { mutationKey, mutationFn: () => Promise.resolve("done") })
  await mutation.execute(undefined)
}

const grades = [["grades", "list"], { type: "query" }]
const marks = [["attendance", "list"], { type: "query" }]
const preview = ["move-preview", {}]

test("a mutation refetches the shown queries that it may have changed, and no other", async () => {
  const { client, fetched } = await show(grades, marks)
  await mutate(client, [["attendance", "markAll"]])
  expect(fetched).toEqual(["attendance.list"])
})

test("a preview is refetched after each mutation, because the table does not know it", async () => {
  const { client, fetched } = await show(grades, preview)
  await mutate(client, [["attendance", "markAll"]])
  expect(fetched).toEqual(["move-preview"])
})

test("a call that is no procedure refetches everything, and so does a procedure that the table does not know", async () => {
  const { client, fetched } = await show(grades, marks)
  await mutate(client, undefined)
  expect(fetched).toEqual(["grades.list", "attendance.list"])
  await refetchTouched(client, "attendance.somethingNew")
  expect(fetched).toHaveLength(4)
})
