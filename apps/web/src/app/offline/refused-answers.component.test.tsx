import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { refusal } from "../../api/refusal.ts"
import { SealedBox } from "../../session/sealed-box.ts"
import { readAnswers, writeAnswers } from "./cached-queries.ts"
import { dropRefused } from "./refused-answers.ts"

const queryKey = [["lessons", "byId"], { input: { id: "long-division" }, type: "query" }]
const listKey = [["students", "list"], { type: "query" }]
const gone = refusal(404, { code: "NOT_FOUND", message: "This lesson could not be found.", request_id: "1" })
const unreachable = new TypeError("fetch failed")

/** Opens a page that shows a restored lesson and asks for it anew. The server gives `answers`, one after the other. */
async function ask(answers: unknown[], hasUnsavedChanges = false) {
  const client = new QueryClient()
  const query = client.getQueryCache().build(client, { queryKey })
  query.setData({ title: "Long division" }, { updatedAt: 1, manual: true })
  dropRefused(client, [query.queryHash], () => hasUnsavedChanges)
  const queryFn = () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false, enabled: false })
  for (let turn = answers.length; turn > 0; turn -= 1) await observer.refetch()
  return { client, result: observer.getCurrentResult() }
}

test(
  "a restored answer goes when the server says that its row is deleted",
  { tags: ["offline.repeat-visit"] },
  async () => {
    const { result } = await ask([gone])
    expect(result).toMatchObject({ status: "error", data: undefined, error: gone })
  },
)

test("a restored answer stays while the server is out of reach", { tags: ["offline.last-known"] }, async () => {
  const { result } = await ask([unreachable])
  expect(result).toMatchObject({ status: "error", data: { title: "Long division" } })
})

test("a restored answer stays while a form has unsaved changes", async () => {
  const { result } = await ask([gone], true)
  expect(result).toMatchObject({ status: "error", data: { title: "Long division" } })
})

test("an answer that came to this page stays, for the form that shows it", async () => {
  const { result } = await ask([{ title: "Short division" }, gone])
  expect(result).toMatchObject({ status: "error", data: { title: "Short division" } })
})

test("an answer that was refused is not kept for the next page", { tags: ["offline.private"] }, async () => {
  const box = await SealedBox.open("refused-answers")
  const now = Date.now()
  const before = new QueryClient()
  before.setQueryData(queryKey, { title: "Long division" })
  before.setQueryData(listKey, [])
  await writeAnswers(box, before, now)
  expect(await readAnswers(box, now)).toHaveLength(2)

  const { client } = await ask([gone])
  await writeAnswers(box, client, now)
  expect(await readAnswers(box, now)).toMatchObject([{ key: listKey, data: [] }])

  // Another tab has it again since, as after an undo.
  before.setQueryData(queryKey, { title: "Long division" }, { updatedAt: Date.now() + 1000 })
  await writeAnswers(box, before, now)
  await writeAnswers(box, client, now)
  expect(await readAnswers(box, now)).toHaveLength(2)
  await box.destroy()
})
