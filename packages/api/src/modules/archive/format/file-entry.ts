import { fileTypes, type FileType } from "../../../rules/files.ts"

/** The size limit of one file in an archive in bytes. An upload is smaller, but a picture may grow when it is re-encoded. */
export const largestStoredFile = 8 * 1024 * 1024

export const filesFolder = "files/"

/** The name of the entry with a file's bytes. */
export function fileEntryName({ id, content_type }: { id: string; content_type: FileType }): string {
  return `${filesFolder}${id}.${fileTypes[content_type]}`
}
