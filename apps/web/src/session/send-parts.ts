import { uploadView, type UploadView } from "@hearthbook/api/uploads/upload.schema"
import { askRest } from "../api/rest.ts"
import { asUser } from "./as-user.ts"

type Options = {
  /** Receives the bytes that the server has, after each part. */ onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Uploads the missing parts of an upload under `path`, one after the other. */
export async function sendParts(path: string, file: Blob, upload: UploadView, options: Options): Promise<void> {
  const { onProgress, signal } = options
  const { id, size, part_size } = upload
  const received = new Set(upload.received)
  const bytesOf = (position: number) => Math.min(part_size, size - position * part_size)
  let sent = [...received].reduce((sum, position) => sum + bytesOf(position), 0)
  onProgress(sent)
  for (let position = 0; position * part_size < size; position++) {
    if (received.has(position)) continue
    const body = file.slice(position * part_size, position * part_size + part_size, "application/octet-stream")
    const address = `${path}/${id}/parts/${position}`
    await asUser((access_token) => askRest(address, uploadView, { method: "PUT", body, access_token, signal }))
    sent += bytesOf(position)
    onProgress(sent)
  }
}
