/** The size limit of a file in bytes. Serverless hosts accept little more in one request. */
export const largestFile = 4 * 1024 * 1024

/** Formats a size limit: '4 MB'. */
export function toMegabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`
}

/** The maximum number of files in one submission. */
export const maxFiles = 5

/** The media types that can be submitted, with their file name extensions. */
export const fileTypes = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const
export type FileType = keyof typeof fileTypes
