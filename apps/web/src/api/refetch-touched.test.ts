import { QueryObserver, type QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { createQueryClient } from "./query-client.ts"
import { procedureIn } from "./procedure-in.ts"
import { refetchTouched } from "./refetch-touched.ts"

/** Shows queries, and counts how many times each is fetched after that. */
async function show(...keys: readonly unknown[][]) {
  const client = createQueryClient()
  const fetched: string[] = []
  for (const queryKey of keys) {
    const name = procedureIn(queryKey) ?? String(queryKey[0])
    const queryFn = () => {
      fetched.push(name)
      return []
    }
    const shown = new QueryObserver(client, { queryKey, queryFn })
    shown.subscribe(() => undefined)
    await shown.refetch()
  }
  fetched.length = 0
  return { client, fetched }
}

async function mutate(client: QueryClient, mutationKey: unknown[] | undefined): Promise<void> {
  const mutation = client.getMutationCache().build(client, { mutationKey, mutationFn: () => Promise.resolve([]) })
  await mutation.execute(undefined)
}

const grades = [["grades", "list"], { type: "query" }]
const streaks = [["attendance", "streaks"], { type: "query" }]
const preview = ["move-preview", {}]

test("a mutation refetches the shown queries that it may have changed, and no other", async () => {
  const { client, fetched } = await show(grades, streaks)
  await mutate(client, [["attendance", "markAll"]])
  expect(fetched).toEqual(["attendance.streaks"])
})

test("a preview is refetched after each mutation, because the table does not know it", async () => {
  const { client, fetched } = await show(grades, preview)
  await mutate(client, [["attendance", "markAll"]])
  expect(fetched).toEqual(["move-preview"])
})

test("a call that is no procedure refetches everything, and so does a procedure that the table does not know", async () => {
  const { client, fetched } = await show(grades, streaks)
  await mutate(client, undefined)
  expect(fetched).toEqual(["grades.list", "attendance.streaks"])
  await refetchTouched(client, "attendance.somethingNew")
  expect(fetched).toHaveLength(4)
})

test("a list of open work loses what was graded, unless more would move up from a page that is not loaded", async () => {
  const client = createQueryClient()
  const open = [["assignments", "list"], { input: { status: "submitted" }, type: "infinite" }]
  const full = [["assignments", "list"], { input: { status: "to_do" }, type: "infinite" }]
  const works = [{ id: "one" }, { id: "two" }]
  client.setQueryData(open, { pages: [works], pageParams: [{ limit: 50 }] })
  client.setQueryData(full, { pages: [works], pageParams: [{ limit: 2 }] })
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [["grades", "record"]],
    mutationFn: () => Promise.resolve({ assignment_id: "one" }),
  })
  await mutation.execute(undefined)
  expect(client.getQueryState(open)).toMatchObject({ data: { pages: [[{ id: "two" }]] }, isInvalidated: false })
  expect(client.getQueryState(full)).toMatchObject({ data: { pages: [works] }, isInvalidated: true })
})
