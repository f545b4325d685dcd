import { fileTypes, largestFile, maxFiles, toMegabytes, type FileType } from "@hearthbook/api/rules/files"

/** MIME types that a file field accepts. HEIC is left out, so that an iPhone converts its photos to JPEG. */
export const accepted = Object.keys(fileTypes).join(",")

/** Thrown for a file that cannot be submitted, with a message that a child can read. Retrying does not help. */
export class FileRefusal extends Error {}

export const tooLarge = `This file is too big. The limit is ${toMegabytes(largestFile)}.`
export const notAPhoto = "This is not a photo we can open. Take a new photo."
const heic = "This kind of photo (HEIC) does not work here. Take a new photo."
const otherKind = "Only photos and PDF files work here."

type Named = { name: string; type: string; size: number }

/** Returns the type a file claims to have, before it is opened. Throws FileRefusal if it cannot be submitted. */
export function kindOf({ name, type, size }: Named): FileType {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) throw new FileRefusal(heic)
  if (!isFileType(type)) throw new FileRefusal(otherKind)
  if (size === 0) throw new FileRefusal("This file is empty.")
  // A photo is resized first; a PDF cannot be.
  if (type === "application/pdf" && size > largestFile) throw new FileRefusal(tooLarge)
  return type
}

/** Returns a message if there is no room for `more` files, else null. */
export function tooMany(there: number, more: number): string | null {
  const room = maxFiles - there
  if (more <= room) return null
  if (room <= 0) return `You can add up to ${maxFiles} files. Remove one first.`
  return there === 0 ? `You can add up to ${maxFiles} files.` : `You can add up to ${maxFiles} files: ${room} more.`
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(fileTypes, text)
}

/** Formats a file's size: '312 KB', '2.4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
