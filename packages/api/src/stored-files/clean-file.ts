import { largestFile, largestInOneRequest, toMegabytes, type FileType } from "@hearthbook/core/limits/file-limits"
import { inMemory } from "./byte-source.ts"
import { cleanPicture, type PictureOptions } from "./clean-picture.ts"
import { judgeFile } from "./validate-file.ts"
import { refused } from "./refused-file.ts"

type CleaningOptions = PictureOptions & { largest: number; wasStored?: boolean }

/** Options for a file that is sent in one request. */
const uploadOptions: CleaningOptions = {
  largest: largestInOneRequest,
  largestPng: largestInOneRequest,
  isOptimized: true,
}
/** Options for a picture that was sent in parts. */
export const partsOptions: PictureOptions = { largestPng: largestInOneRequest, isOptimized: true }
/** A restore has many photos, which are already optimized. A stored picture may grow when it is encoded again. */
export const restoreOptions: CleaningOptions = {
  largest: largestFile,
  largestPng: 2 * largestInOneRequest,
  isOptimized: false,
  wasStored: true,
}

/** A file that can be stored. */
export type CleanFile = { content_type: FileType; content: Uint8Array; needs_password: boolean }

/**
 * Determines the type of a file from its bytes. A picture is re-encoded without its metadata, and upright; a document is stored
 * as it is. Throws VALIDATION_ERROR at `file` if it is of another kind, too large or damaged.
 */
export async function cleanFile(
  content: Uint8Array,
  { largest, wasStored, ...options }: CleaningOptions = uploadOptions,
): Promise<CleanFile> {
  if (content.length === 0) throw refused("This file is empty.")
  if (content.length > largest) throw refused(`A file can have ${toMegabytes(largest)} at most.`)
  const judged = await judgeFile(inMemory(content), wasStored)
  if (!judged.picture) {
    const { content_type, needs_password } = judged
    return { content_type, needs_password, content }
  }
  return { ...(await cleanPicture(judged.picture, async () => content, options)), needs_password: false }
}
