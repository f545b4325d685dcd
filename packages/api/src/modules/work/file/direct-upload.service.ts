import type { Scope } from "../../../request/scope.ts"
import { presignPut } from "../../../stored-files/bucket-objects.ts"
import { reserveObject } from "../../../stored-files/unused-objects.ts"
import { uploadLife } from "../../../uploads/upload-limit.ts"
import { findUpload, readUpload } from "../../../uploads/upload.service.ts"
import type { FileUploadView } from "./file.schema.ts"

/** Milliseconds until a sent object is deleted if it was not kept: when no address can be in use any more. */
const sentLife = uploadLife + 2 * 60 * 60_000

/** Reserves the object that a browser may send a whole file to. Null if the file can only be sent in parts. */
export async function reserveDirectUpload(scope: Scope): Promise<string | null> {
  if (!scope.settings.bucket?.takes_files) return null
  return (await reserveObject(scope, sentLife)).object_id
}

/**
 * The progress of a file's upload, with the address to which the browser can send the whole file. The address is made only for
 * the person who has begun the upload: NOT_FOUND for anyone else's.
 */
export async function readFileUpload(scope: Scope, id: string): Promise<FileUploadView> {
  const { settings, family_id } = scope
  const progress = await readUpload(scope, "file", id)
  const { object_id, size } = await findUpload(scope, "file", id)
  if (!settings.bucket || !object_id) return { ...progress, direct_url: null }
  return { ...progress, direct_url: await presignPut(settings.bucket, { family_id, object_id }, size) }
}
