import { describe, expect, test } from "vitest"
import { addChange, isTooOld, nextChange, refuseChange, retryChange, type WaitingChange } from "./waiting-changes.ts"

const hour = 60 * 60_000
let count = 0

function change(over: Partial<WaitingChange>): WaitingChange {
  const row = over.rows?.[0] ?? "assignment 1"
  const input = { id: row, status: "in_progress" }
  const made: WaitingChange = {
    id: `key-${++count}`,
    path: "assignments.update",
    input,
    rows: [row],
    title: "Fractions",
    made_at: 0,
    sent_at: null,
    refusal: null,
  }
  return { ...made, ...over }
}

const mark = (row: string, status: string | null, version?: number) =>
  change({ path: "attendance.markAll", rows: [row], input: { records: [{ date: row, status, version }] } })

const add = (...changes: WaitingChange[]) => changes.reduce<WaitingChange[]>(addChange, [])

describe("changes made without a network", { tags: ["offline.queue"] }, () => {
  test("wait in the order in which they were made", () => {
    const [first, second] = [mark("Ada Mon", "present"), change({})]
    expect(add(first, second)).toEqual([first, second])
    expect(nextChange([first, second])).toBe(first)
  })

  test("a second mark of a day takes the place of the first, and expects the version that was seen first", () => {
    const [first, between] = [mark("Ada Mon", "present", 3), mark("Ben Mon", "absent", 0)]
    const waiting = add(first, between, mark("Ada Mon", "late", 7))
    expect(waiting).toEqual([
      { ...first, input: { records: [{ date: "Ada Mon", status: "late", version: 3 }] } },
      between,
    ])
  })

  test("a change that was sent is not replaced, because the server may have run it", () => {
    const sent = { ...mark("Ada Mon", "present", 3), sent_at: 5 }
    const later = mark("Ada Mon", "absent", 3)
    const [, second] = add(sent, later)
    expect(second?.id).toBe(later.id)
    expect(second?.input).toEqual({ records: [{ date: "Ada Mon", status: "absent", version: undefined }] })
  })

  test("a status after an answer to the same work stays after it, without the version that the answer raises", () => {
    const answer = change({ path: "submissions.create", input: { assignment_id: "1", text: "The moon grows." } })
    const again = change({ input: { id: "1", status: "in_progress", version: 4 } })
    const waiting = add(change({}), answer, again)
    expect(waiting.map(({ path }) => path)).toEqual(["assignments.update", "submissions.create", "assignments.update"])
    expect(waiting[2]?.input).toEqual({ id: "1", status: "in_progress", version: undefined })
  })
})

describe("a refused change", { tags: ["offline.refused"] }, () => {
  test("does not block the others, but takes the later ones of its row with it", () => {
    const sent = { ...mark("Ada Mon", "present", 3), sent_at: 5 }
    const waiting = refuseChange(
      add(sent, mark("Ada Mon", "absent"), mark("Ben Mon", "late")),
      sent.id,
      "It has changed.",
    )
    expect(waiting.map(({ refusal }) => refusal)).toEqual(["It has changed.", "It has changed.", null])
    expect(nextChange(waiting)?.rows).toEqual(["Ben Mon"])
  })

  test("is sent as a new one if the person wants it anyway", () => {
    const first = mark("Ada Mon", "present", 3)
    const [again] = retryChange(refuseChange([first], first.id, "It has changed."), first.id, "new key")
    expect(again).toMatchObject({ id: "new key", refusal: null, sent_at: null })
    expect(again?.input).toEqual({ records: [{ date: "Ada Mon", status: "present", version: undefined }] })
  })
})

test(
  "a change that was sent more than 23 hours ago is not repeated, unless its version tells if it was saved",
  { tags: ["offline.old"] },
  () => {
    expect(isTooOld({ ...mark("Ada Mon", "present"), sent_at: 0 }, 24 * hour)).toBe(true)
    expect(isTooOld({ ...mark("Ada Mon", "present"), sent_at: 0 }, 22 * hour)).toBe(false)
    expect(isTooOld({ ...mark("Ada Mon", "present", 3), sent_at: 0 }, 24 * hour)).toBe(false)
    expect(isTooOld(mark("Ada Mon", "present"), 24 * hour)).toBe(false)
  },
)
