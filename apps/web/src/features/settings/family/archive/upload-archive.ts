import { restoredView, type RestoredView } from "@hearthbook/api/data/archive"
import { uploadView, type UploadView } from "@hearthbook/api/uploads/upload.schema"
import { asUser } from "../../../../session/as-user.ts"
import { askRest } from "../../../../api/rest.ts"

export const archiveUploads = "/family/archive/uploads"
/** Timeout of a restore in milliseconds: a large archive takes minutes. */
const restoreTimeout = 15 * 60_000

/** Starts an upload. The server discards uploads that were not finished. */
export function beginUpload({ size }: File): Promise<UploadView> {
  return asUser((access_token) => askRest(archiveUploads, uploadView, { body: { size }, access_token }))
}

/** Reads the progress of an upload after a lost connection. */
export function readUpload(id: string): Promise<UploadView> {
  return asUser((access_token) => askRest(`${archiveUploads}/${id}`, uploadView, { access_token }))
}

/** Restores an uploaded archive into the family, all or nothing. */
export function restoreUpload(id: string): Promise<RestoredView> {
  const request = { body: {}, patience: restoreTimeout }
  return asUser((access_token) =>
    askRest(`${archiveUploads}/${id}/restore`, restoredView, { ...request, access_token }),
  )
}
