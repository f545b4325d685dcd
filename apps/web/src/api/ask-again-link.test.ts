import { initTRPC } from "@trpc/server"
import { createTRPCClient, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { expect, test } from "vitest"
import { askAgainLink } from "./ask-again-link.ts"
import { refusal } from "./refusal.ts"

const { router, procedure } = initTRPC.create()
const example = router({
  attendance: router({
    mark: procedure.input((value): object => value as object).mutation(() => "marked"),
    list: procedure.query(() => "listed"),
  }),
})
type Example = typeof example

const locked = refusal<Example>(409, { code: "LOCKED", message: "This school year is locked.", request_id: "" })

/** A server whose year is locked, and a person who gives these reasons, one after another. */
function connect(...reasons: (string | null)[]) {
  const sent: unknown[] = []
  const server: TRPCLink<Example> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push(op.input)
        if (op.type === "mutation" && !(op.input as { amendment_reason?: string }).amendment_reason) {
          return observer.error(locked)
        }
        observer.next({ result: { data: "done" } })
        observer.complete()
      })
  const LOCKED = () => {
    const amendment_reason = reasons.shift() ?? null
    return Promise.resolve(amendment_reason === null ? null : { amendment_reason })
  }
  return { client: createTRPCClient<Example>({ links: [askAgainLink({ LOCKED }), server] }), sent }
}

test(
  "a change that a locked year refuses is sent again with a reason",
  { tags: ["requirements.lock-reason"] },
  async () => {
    const { client, sent } = connect("A mark was wrong.")
    await expect(client.attendance.mark.mutate({ day: "2026-11-25" })).resolves.toBe("done")
    expect(sent).toEqual([{ day: "2026-11-25" }, { day: "2026-11-25", amendment_reason: "A mark was wrong." }])
  },
)

test("without a reason the refusal stands, and nothing is sent", { tags: ["requirements.lock-reason"] }, async () => {
  const { client, sent } = connect(null)
  await expect(client.attendance.mark.mutate({ day: "2026-11-25" })).rejects.toThrow("This school year is locked.")
  expect(sent).toHaveLength(1)
})

test("reading asks nothing", { tags: ["requirements.lock-reason"] }, async () => {
  const { client } = connect()
  await expect(client.attendance.list.query()).resolves.toBe("done")
})
