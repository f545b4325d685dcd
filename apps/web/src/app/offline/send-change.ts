import { readError, isUnreachable } from "../../lib/read-error.ts"
import { session, trpcClient } from "../../session/client.ts"
import type { Sent } from "./change-queue.ts"
import type { FromQueue } from "./keep-changes.ts"
import type { WaitingChange } from "./waiting-changes.ts"

/** Sends a kept change with its Idempotency-Key. */
export async function sendChange({ id, path, input, is_wanted }: WaitingChange): Promise<Sent> {
  const context: FromQueue = { idempotency_key: id, is_from_queue: true, asks_nothing: !is_wanted }
  try {
    await call(path, input, context)
    return { kind: "saved" }
  } catch (cause) {
    const { status, message } = readError(cause, "It could not be saved.")
    // Without a session it waits for the person to sign in again.
    const isLater =
      isUnreachable(cause) ||
      !session.read() ||
      status === undefined ||
      status === 401 ||
      status === 429 ||
      status >= 500
    return isLater ? { kind: "later" } : { kind: "refused", reason: message }
  }
}

/** The input was made by the same procedure's caller. The server checks it again, also if it was updated meanwhile. */
function call(path: WaitingChange["path"], input: unknown, context: FromQueue): Promise<unknown> {
  const options = { context }
  switch (path) {
    case "attendance.markAll":
      return trpcClient.attendance.markAll.mutate(
        input as Parameters<typeof trpcClient.attendance.markAll.mutate>[0],
        options,
      )
    case "lessons.update":
      return trpcClient.lessons.update.mutate(input as Parameters<typeof trpcClient.lessons.update.mutate>[0], options)
    case "assignments.update":
      return trpcClient.assignments.update.mutate(
        input as Parameters<typeof trpcClient.assignments.update.mutate>[0],
        options,
      )
    case "submissions.create":
      return trpcClient.submissions.create.mutate(
        input as Parameters<typeof trpcClient.submissions.create.mutate>[0],
        options,
      )
  }
}
