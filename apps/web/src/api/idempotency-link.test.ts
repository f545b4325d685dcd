import { initTRPC } from "@trpc/server"
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { expect, test } from "vitest"
import { idempotencyHeaders, idempotencyLink } from "./idempotency-link.ts"

const { router, procedure } = initTRPC.create()
const example = router({
  students: router({
    create: procedure.input(String).mutation(() => "made"),
    update: procedure.input(String).mutation(() => "changed"),
    list: procedure.query(() => "listed"),
  }),
})
type Example = typeof example

/** Answers calls in order, or not at all. */
function connect() {
  const sent: (string | undefined)[] = []
  const waiting: ((outcome: "answer" | "silence") => void)[] = []
  const wire: TRPCLink<Example> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push(idempotencyHeaders([op])["Idempotency-Key"])
        waiting.push((outcome) => {
          if (outcome === "silence") return observer.error(TRPCClientError.from(new TypeError("Failed to fetch")))
          observer.next({ result: { data: "done" } })
          observer.complete()
        })
      })
  let count = 0
  const client = createTRPCClient<Example>({
    links: [idempotencyLink(new Set(["students.create"]), () => `key-${++count}`), wire],
  })
  const respond = async (outcome: "answer" | "silence", call: Promise<unknown>) => {
    waiting.shift()?.(outcome)
    await call.catch(() => undefined)
  }
  return { client, sent, respond }
}

test("a second click during the first call is the same request", async () => {
  const { client, sent, respond } = connect()
  const [first, second] = [client.students.create.mutate("Nia"), client.students.create.mutate("Nia")]
  await respond("answer", first)
  await respond("answer", second)
  expect(sent).toEqual(["key-1", "key-1"])
})

test("a call sent again because no answer came is the same request, and after an answer a new one", async () => {
  const { client, sent, respond } = connect()
  await respond("silence", client.students.create.mutate("Nia"))
  await respond("answer", client.students.create.mutate("Nia"))
  await respond("answer", client.students.create.mutate("Nia"))
  expect(sent).toEqual(["key-1", "key-1", "key-2"])
})

test("another input is another request; updates and queries need no key", async () => {
  const { client, sent, respond } = connect()
  await respond("silence", client.students.create.mutate("Nia"))
  await respond("answer", client.students.create.mutate("Ada"))
  await respond("answer", client.students.update.mutate("Ada"))
  await respond("answer", client.students.list.query())
  expect(sent).toEqual(["key-1", "key-2", undefined, undefined])
})

test("the calls of a batch have their keys in one header, by position", () => {
  expect(idempotencyHeaders([{ context: {} }, { context: { idempotency_key: "b" } }])).toEqual({
    "Idempotency-Key": ",b",
  })
  expect(idempotencyHeaders([{ context: {} }])).toEqual({})
})
