import { fileTypes, largestFile, maxFiles, type FileType } from "@hearthbook/api/rules/files"

/** What a file field accepts. Without HEIC among it, an iPhone hands its photos over as JPEG. */
export const accepted = Object.keys(fileTypes).join(",")

/** Why a file cannot be handed in, in words that a child reads; their cause is known, so trying again is no help. */
export class FileRefusal extends Error {}

export const tooLarge = "This file is too big. It can have 4 MB at most."
export const notAPhoto = "This is not a photo we can open. Take a new photo."
const heic = "This kind of photo (HEIC) does not work here. Take a new photo."
const otherKind = "Only photos and PDF files work here."

type Named = { name: string; type: string; size: number }

/** What a file says it is, before it is opened. Throws FileRefusal where it cannot be handed in. */
export function kindOf({ name, type, size }: Named): FileType {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) throw new FileRefusal(heic)
  if (!isFileType(type)) throw new FileRefusal(otherKind)
  if (size === 0) throw new FileRefusal("This file is empty.")
  // A photo is made smaller first; nothing can be done about a document.
  if (type === "application/pdf" && size > largestFile) throw new FileRefusal(tooLarge)
  return type
}

/** Why so many more cannot be added to those that are there; null where they can. */
export function tooMany(there: number, more: number): string | null {
  const room = maxFiles - there
  if (more <= room) return null
  if (room <= 0) return `You can add ${maxFiles} files at most. Take one away first.`
  return there === 0 ? `You can add ${maxFiles} files at most.` : `You can add ${maxFiles} files at most: ${room} more.`
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(fileTypes, text)
}
