import { fileUploadView, fileView, type FileUploadView, type FileView } from "@hearthbook/api/work/file"
import { partSize } from "@hearthbook/api/uploads/upload.schema"
import { removed } from "@hearthbook/core/fields/fields"
import { mayPass } from "../../api/query-client.ts"
import { askRest } from "../../api/rest.ts"
import { readError } from "../../lib/read-error.ts"
import { asUser } from "../../session/as-user.ts"
import { sendParts } from "../../session/send-parts.ts"
import { fingerprintOf } from "./fingerprint.ts"
import { putFile } from "./put-file.ts"

export type Sending = {
  assignment_id: string
  /** The file as chosen, with its name. */
  file: File
  /** The bytes to send. */
  content: Blob
  /** Receives the part that has arrived, between 0 and 1. Not called for a file in one request. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Milliseconds to wait after each failure in a row. */
const pauses = [1_000, 3_000, 9_000]
/** The time limit in milliseconds for checking an uploaded file. */
const completionTimeout = 120_000

/** Uploads whose parts have all arrived, by their file. They may be complete, although the answer was lost. */
const completing = new WeakMap<File, string>()

/**
 * Uploads a file for an assignment: a small one in one request, a larger one to the bucket, or in parts, which continue after a
 * lost connection.
 */
export function sendFile(sending: Sending): Promise<FileView> {
  return sending.content.size > partSize ? sendLarge(sending) : sendWhole(sending)
}

function sendWhole({ assignment_id, file, content: body, signal }: Sending): Promise<FileView> {
  const path = `/assignments/${assignment_id}/files?${new URLSearchParams({ name: file.name })}`
  return asUser((access_token) => askRest(path, fileView, { body, access_token, signal }))
}

async function sendLarge(sending: Sending): Promise<FileView> {
  const { file, signal } = sending
  const fingerprint = await fingerprintOf(sending.content)
  let failures = 0
  let arrived = 0
  const onProgress = (share: number) => {
    if (share > arrived) failures = 0
    arrived = share
    sending.onProgress(share)
  }
  for (;;) {
    try {
      const id = completing.get(file)
      const completed = id && (await complete(id).catch(nullIfGone))
      if (completed) return completed
      completing.delete(file)
      await sendMissing({ ...sending, onProgress }, fingerprint)
    } catch (cause) {
      const pause = pauses[failures++]
      if (pause === undefined || signal.aborted || !mayPass(cause)) throw cause
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Sends what the server does not have. */
async function sendMissing(
  { assignment_id, file, content, onProgress, signal }: Sending,
  fingerprint: string,
): Promise<void> {
  const body = { name: file.name, size: content.size, fingerprint }
  const path = `/assignments/${assignment_id}/uploads`
  const upload = await asUser((access_token) => askRest(path, fileUploadView, { body, access_token, signal }))
  const stop = () => cancel(upload.id)
  signal.addEventListener("abort", stop)
  try {
    const options = { onProgress: (sent: number) => onProgress(sent / content.size), signal }
    const is_sent = await sendToBucket(upload, content, options)
    if (!is_sent) await sendParts("/uploads", content, upload, options)
    completing.set(file, upload.id)
  } finally {
    signal.removeEventListener("abort", stop)
  }
}

/** False without a bucket, if it does not take the file, or if parts were sent before. */
async function sendToBucket(
  { direct_url, received }: FileUploadView,
  content: Blob,
  options: Parameters<typeof putFile>[2],
): Promise<boolean> {
  return direct_url !== null && received.length === 0 && putFile(direct_url, content, options)
}

/** Cancels an upload. If that fails, the server deletes it within a day. */
function cancel(id: string): void {
  const request = { method: "DELETE" as const }
  void asUser((access_token) => askRest(`/uploads/${id}`, removed, { ...request, access_token })).catch(() => undefined)
}

function complete(id: string): Promise<FileView> {
  const request = { body: {}, patience: completionTimeout }
  return asUser((access_token) => askRest(`/uploads/${id}/complete`, fileView, { ...request, access_token }))
}

/** The upload has expired, so that the file is sent again. */
function nullIfGone(cause: unknown): null {
  if (readError(cause).code === "NOT_FOUND") return null
  throw cause
}
