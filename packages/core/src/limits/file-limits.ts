const megabyte = 1024 * 1024

/** The size limit of a file in bytes. A large one is sent in parts. */
export const largestFile = 25 * megabyte

/** The size limit of an uploaded archive in bytes. */
export const largestArchive = 500 * megabyte

/** The size limit of a file that is sent in one request, in bytes. Serverless hosts accept little more. */
export const largestInOneRequest = 4 * megabyte

/** Formats a size limit: '25 MB'. */
export function toMegabytes(bytes: number): string {
  return `${bytes / megabyte} MB`
}

/** The maximum number of files in one submission. */
export const maxFiles = 5

/** The media types of stored files, with their file name extensions. Every other picture becomes a JPEG. */
export const fileTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/vnd.oasis.opendocument.presentation": "odp",
} as const
export type FileType = keyof typeof fileTypes

/** The types of files that can be turned in from Drive, by Google's names. */
export const driveTypes = [
  "application/pdf",
  "application/vnd.google-apps.document",
  "image/jpeg",
  "image/png",
] as const

/** True for a stored type that a browser shows. Others are downloaded. */
export function isShownInBrowser(content_type: string): boolean {
  return content_type === "application/pdf" || content_type.startsWith("image/")
}

/** Extensions that are replaced if they do not match the content. Any other ending after a dot is a part of the name. */
const extensions =
  "jpe?g|jfif|png|webp|hei[cf]|gif|bmp|avif|tiff?|pdf|docx?|docm|dotx?|odt|ods|odp|ott|rtf|txt|pages|html?|zip|bin"

/** Gives a name the extension of its actual type, so that the right program opens the file. */
export function withExtension(name: string, type: FileType): string {
  const extension = fileTypes[type]
  const ownExtension = new RegExp(`.\\.${extension === "jpg" ? "jpe?g" : extension}$`, "i")
  if (ownExtension.test(name)) return name
  const stem = name.replace(new RegExp(`(?<=.)\\.(${extensions})$`, "i"), "")
  return ownExtension.test(stem) ? stem : `${stem}.${extension}`
}
