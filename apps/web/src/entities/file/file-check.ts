import { headLength, kindOfBytes, toLatin1, type FileKind } from "@hearthbook/core/files/file-kind"
import { fileTypes, largestFile, maxFiles, toMegabytes } from "@hearthbook/core/limits/file-limits"

/** Kinds that a file chooser offers first. Others can still be chosen or dropped, and are judged by their content. */
export const accepted = [
  "image/*",
  ".heic",
  ".heif",
  ...Object.entries(fileTypes).flatMap(([type, end]) => [type, `.${end}`]),
].join(",")

/** The kinds and the limit, in a child's words. */
export const fileHint = `Photos, PDF, Word or OpenDocument files, up to ${toMegabytes(largestFile)} each.`

/** Thrown for a file that cannot be submitted, with a message that a child can read. Retrying does not help. */
export class FileRefusal extends Error {}

export const tooLarge = `This file is too big. The limit is ${toMegabytes(largestFile)}.`
export const notAPhoto = "This is not a photo we can open. Take a new photo."
export const otherKind = "Only photos, PDF, Word and OpenDocument files work here."
const oldWord = "This is an old Word file, or one with a password. Save it as .docx or PDF."
const macros = "This document contains macros, which are small programs. Save it without macros, or as PDF."

/** The kind of a chosen file. `other` may still be a picture that the browser can open. */
export type ChosenKind = "document" | Exclude<FileKind, "pdf" | "zip" | "ole"> | "other"

/**
 * Judges a file by its content, whatever its name and declared type. Throws FileRefusal if it cannot be submitted. The server
 * decides, and checks more.
 */
export async function judgeChosen(file: Blob): Promise<ChosenKind> {
  if (file.size === 0) throw new FileRefusal("This file is empty.")
  const kind = kindOfBytes(await readBytes(file, 0, headLength))
  if (kind === "ole") throw new FileRefusal(oldWord)
  if (kind === "zip") await checkZip(file)
  if (kind !== "zip" && kind !== "pdf") return kind ?? "other"
  // A photo is made smaller first; a document cannot be.
  if (file.size > largestFile) throw new FileRefusal(tooLarge)
  return "document"
}

async function readBytes(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(Math.max(0, start), end).arrayBuffer())
}

/** The mark of the record at the end of a zip, which says where its list of entries is. */
const endMark = "PK\x05\x06"
const endLength = 64 * 1024
const largestList = 4 * 1024 * 1024

/** Refuses a zip that is not a document, or has macros, by its list of entries. A zip without a readable list is left to the server. */
async function checkZip(file: Blob): Promise<void> {
  const end = await readBytes(file, file.size - endLength, file.size)
  const at = toLatin1(end).lastIndexOf(endMark)
  if (at < 0 || at + 20 > end.length) return
  const view = new DataView(end.buffer, end.byteOffset + at)
  const [length, start] = [view.getUint32(12, true), view.getUint32(16, true)]
  if (length > largestList || start + length > file.size) return
  const names = toLatin1(await readBytes(file, start, start + length))
  const isOpenDocument = toLatin1(await readBytes(file, 0, 200)).includes("mimetypeapplication/vnd.oasis.opendocument.")
  if (!isOpenDocument && !names.includes("word/")) throw new FileRefusal(otherKind)
  if (/vbaProject\.bin/i.test(names) || (isOpenDocument && /(Basic|Scripts)\//.test(names)))
    throw new FileRefusal(macros)
}

/** Returns a message if there is no room for `more` files, else null. */
export function tooMany(there: number, more: number): string | null {
  const room = maxFiles - there
  if (more <= room) return null
  if (room <= 0) return `You can add up to ${maxFiles} files. Remove one first.`
  return there === 0 ? `You can add up to ${maxFiles} files.` : `You can add up to ${maxFiles} files: ${room} more.`
}

/** Formats a file's size: '312 KB', '2.4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
