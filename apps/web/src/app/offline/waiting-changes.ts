/** The procedures whose changes wait for the network. */
export const waitingPaths = [
  "attendance.markAll",
  "lessons.update",
  "assignments.update",
  "submissions.create",
] as const
export type WaitingPath = (typeof waitingPaths)[number]

/** A change that was made without a network. Times are in milliseconds since 1970. */
export type WaitingChange = {
  /** Its Idempotency-Key, with which the server runs it once, however often it is sent. */
  id: string
  path: WaitingPath
  input: Record<string, unknown>
  /** The row that it changes: 'assignment 0190…', or a child and a day. Several for marks that were sent together before. */
  rows: string[]
  /** Names the change to the person who made it. */
  title: string
  made_at: number
  /** The time at which it was first sent. Null while it was never sent. */
  sent_at: number | null
  /** The server's reason to refuse it. Null while it waits. */
  refusal: string | null
  /** True if the person wants it in spite of a refusal. Then they are asked for what it needs, such as a reason in a locked year. */
  is_wanted?: boolean
}

/** Milliseconds for which the server remembers a key, less an hour for clocks that differ (decision 025). */
const keyLife = 23 * 60 * 60_000

/** The reason for a change whose key the server may have forgotten. */
export const tooOldText = "It may have been saved a while ago, and the answer was lost. Check it before you try again."

const isWaiting = ({ refusal }: WaitingChange) => refusal === null
const hasRow = (one: WaitingChange, other: WaitingChange) => one.rows.some((row) => other.rows.includes(row))

/**
 * Adds a change to those that wait. A mark or a status in place of one that was never sent takes its place, with the version that was seen
 * first. After another change of the same row the version is left out, because that change will have raised it.
 */
export function addChange(waiting: WaitingChange[], change: WaitingChange): WaitingChange[] {
  const last = waiting.findLast((other) => isWaiting(other) && hasRow(other, change))
  const replaced = last && last.sent_at === null && isSameChoice(last, change) ? last : null
  if (change.sent_at === null && replaced) {
    const merged = { ...replaced, title: change.title, input: withVersion(change.input, versionIn(replaced.input)) }
    return waiting.map((other) => (other === replaced ? merged : other))
  }
  return [
    ...waiting,
    change.sent_at === null && last ? { ...change, input: withVersion(change.input, undefined) } : change,
  ]
}

/** True for two values of one choice: two marks of a day, two states of a lesson, two statuses of an assignment. */
function isSameChoice(one: WaitingChange, other: WaitingChange): boolean {
  const isOfOneRow = one.rows.length === 1 && other.rows.length === 1 && one.rows[0] === other.rows[0]
  return isOfOneRow && one.path === other.path && one.path !== "submissions.create"
}

/** Returns the change to send next, or null if all were sent or refused. */
export function nextChange(waiting: WaitingChange[]): WaitingChange | null {
  return waiting.find(isWaiting) ?? null
}

/**
 * Returns true if a change cannot be sent by itself any more: it was sent so long ago that the server may have run it and forgotten its
 * key, and it names no version that would tell.
 */
export function isTooOld({ sent_at, input }: WaitingChange, now: number): boolean {
  return sent_at !== null && now - sent_at > keyLife && versionIn(input) === undefined
}

/** Refuses a change, and those of the same row that were made after it, since they were made upon it. Others are sent. */
export function refuseChange(waiting: WaitingChange[], id: string, refusal: string): WaitingChange[] {
  const at = waiting.findIndex((change) => change.id === id)
  const refused = waiting[at]
  if (!refused) return waiting
  return waiting.map((change, index) =>
    index >= at && isWaiting(change) && hasRow(change, refused) ? { ...change, refusal } : change,
  )
}

/** Lets a refused change be sent once more, as a new one. It no longer asks for the version that was seen: the person has decided. */
export function retryChange(waiting: WaitingChange[], id: string, new_id: string): WaitingChange[] {
  return waiting.map((change) =>
    change.id === id
      ? {
          ...change,
          id: new_id,
          input: withVersion(change.input, undefined),
          sent_at: null,
          refusal: null,
          is_wanted: true,
        }
      : change,
  )
}

/** The version that a change expects. Marks have theirs in the record. */
function versionIn(input: Record<string, unknown>): number | undefined {
  const [record] = recordsIn(input)
  const version = record ? record.version : input.version
  return typeof version === "number" ? version : undefined
}

function withVersion(input: Record<string, unknown>, version: number | undefined): Record<string, unknown> {
  const records = recordsIn(input)
  return records.length > 0
    ? { ...input, records: records.map((record) => ({ ...record, version })) }
    : { ...input, version }
}

/** The marks of a change of attendance. */
export function recordsIn({ records }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(records) ? (records as Record<string, unknown>[]) : []
}
