import { fileTypes, largestFile, type FileType } from "@hearthbook/core/limits/file-limits"

/** The size limit of one file in an archive in bytes. A stored picture is much smaller than the largest upload. */
export const largestStoredFile = largestFile

export const filesFolder = "files/"

/** The name of the entry with a file's bytes. */
export function fileEntryName({ id, content_type }: { id: string; content_type: FileType }): string {
  return `${filesFolder}${id}.${fileTypes[content_type]}`
}
