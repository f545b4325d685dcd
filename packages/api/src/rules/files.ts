/** Bytes of the largest file: serverless hosts take little more in one request. */
export const largestFile = 4 * 1024 * 1024

/** The most files that one submission holds. */
export const maxFiles = 5

/** The media types of a submission's files, each with the extension of its name. */
export const fileTypes = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const
export type FileType = keyof typeof fileTypes
