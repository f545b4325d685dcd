import { expect, test } from "vitest"
import { ChangeQueue, type Sent } from "./change-queue.ts"
import { tooOldText, type WaitingChange } from "./waiting-changes.ts"

const hour = 60 * 60_000

function mark(row: string, over: Partial<WaitingChange> = {}): WaitingChange {
  return {
    id: `key of ${row}`,
    path: "attendance.markAll",
    input: { records: [{ student_id: row, status: "present" }] },
    rows: [row],
    title: row,
    made_at: 0,
    sent_at: null,
    refusal: null,
    ...over,
  }
}

/** A device with tabs that share what is kept, and a server that answers as told. */
function openDevice(answers: Record<string, Sent["kind"]> = {}) {
  const kept = new Map<string, string>()
  const turns = new Map<string, Promise<unknown>>()
  const sent: string[] = []
  const clock = { now: 0 }
  const runAlone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(work)
    turns.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  const openTab = () =>
    new ChangeQueue({
      box: {
        read: async (name) => JSON.parse(kept.get(name) ?? "null") as unknown,
        write: async (name, value) => void kept.set(name, JSON.stringify(value)),
      },
      send: async ({ id, title }) => {
        sent.push(id)
        const kind = answers[title] ?? "saved"
        return kind === "refused" ? { kind, reason: "It has changed." } : { kind }
      },
      runAlone,
      now: () => clock.now,
      makeId: () => "new key",
    })
  return { openTab, sent, clock, answers }
}

test("changes are sent in order, once, also with two tabs", { tags: ["offline.queue"] }, async () => {
  const { openTab, sent } = openDevice()
  const [one, two] = [openTab(), openTab()]
  await one.add([mark("Ada"), mark("Ben")])
  await two.add([mark("Cora")])
  await Promise.all([one.flush(), two.flush()])
  expect(sent).toEqual(["key of Ada", "key of Ben", "key of Cora"])
  expect([await one.load(), await two.load()]).toEqual([[], []])
})

test(
  "a change without an answer is sent again with its key, before the later ones",
  { tags: ["offline.queue"] },
  async () => {
    const { openTab, sent, answers } = openDevice({ Ada: "later" })
    await openTab().add([mark("Ada"), mark("Ben")])
    await openTab().flush()
    answers.Ada = "saved"
    await openTab().flush()
    expect(sent).toEqual(["key of Ada", "key of Ada", "key of Ben"])
  },
)

test(
  "a refused change stays with its reason, and can be sent anew or discarded",
  { tags: ["offline.refused"] },
  async () => {
    const { openTab, sent, answers } = openDevice({ Ada: "refused", Ben: "refused" })
    const queue = openTab()
    await queue.add([mark("Ada"), mark("Ben"), mark("Cora")])
    const { saved, refused } = await queue.flush()
    expect([saved, refused.map(({ title }) => title)]).toEqual([1, ["Ada", "Ben"]])
    expect(queue.read().map(({ refusal }) => refusal)).toEqual(["It has changed.", "It has changed."])
    answers.Ada = "saved"
    await queue.retry("key of Ada")
    await queue.discard("key of Ben")
    await queue.flush()
    expect(sent.at(-1)).toBe("new key")
    expect(queue.read()).toEqual([])
  },
)

test("a change whose key the server may have forgotten is shown, and not sent", { tags: ["offline.old"] }, async () => {
  const { openTab, sent, clock } = openDevice()
  const queue = openTab()
  await queue.add([mark("Ada", { sent_at: 0 }), mark("Ben")])
  clock.now = 24 * hour
  await queue.flush()
  expect(sent).toEqual(["key of Ben"])
  expect(queue.read().map(({ title, refusal }) => [title, refusal])).toEqual([["Ada", tooOldText]])
})

test("a queue that was closed shows nothing and keeps what waits", { tags: ["offline.private"] }, async () => {
  const { openTab } = openDevice()
  const queue = openTab()
  await queue.add([mark("Ada")])
  queue.close()
  await queue.add([mark("Ben")])
  expect(queue.read()).toEqual([])
  expect((await openTab().load()).map(({ title }) => title)).toEqual(["Ada"])
})
