import {
  archiveUploadView,
  restoredView,
  type ArchiveUploadView,
  type RestoredView,
} from "@hearthbook/api/schemas/archive"
import { asUser } from "../../../session/as-user.ts"
import { askRest } from "../../../api/rest.ts"

const uploads = "/family/archive/uploads"
/** Timeout of a restore in milliseconds: a large archive takes minutes. */
const restoreTimeout = 15 * 60_000

/** Starts an upload. The server discards uploads that were not finished. */
export function beginUpload({ size }: File): Promise<ArchiveUploadView> {
  return asUser((access_token) => askRest(uploads, archiveUploadView, { body: { size }, access_token }))
}

/** Reads the progress of an upload after a lost connection. */
export function readUpload(id: string): Promise<ArchiveUploadView> {
  return asUser((access_token) => askRest(`${uploads}/${id}`, archiveUploadView, { access_token }))
}

/** Uploads the missing parts one after the other, and reports the bytes uploaded after each. */
export async function sendParts(
  file: File,
  upload: ArchiveUploadView,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id, size, part_size } = upload
  const received = new Set(upload.received)
  const bytesOf = (position: number) => Math.min(part_size, size - position * part_size)
  let sent = [...received].reduce((sum, position) => sum + bytesOf(position), 0)
  onProgress(sent)
  for (let position = 0; position * part_size < size; position++) {
    if (received.has(position)) continue
    const body = file.slice(position * part_size, position * part_size + part_size, "application/octet-stream")
    const path = `${uploads}/${id}/parts/${position}`
    await asUser((access_token) => askRest(path, archiveUploadView, { method: "PUT", body, access_token, signal }))
    sent += bytesOf(position)
    onProgress(sent)
  }
}

/** Restores an uploaded archive into the family, all or nothing. */
export function restoreUpload(id: string): Promise<RestoredView> {
  const request = { body: {}, patience: restoreTimeout }
  return asUser((access_token) => askRest(`${uploads}/${id}/restore`, restoredView, { ...request, access_token }))
}
