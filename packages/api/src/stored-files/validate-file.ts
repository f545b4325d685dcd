import { headLength, kindOfBytes, type FileKind } from "@hearthbook/core/files/file-kind"
import type { FileType } from "@hearthbook/core/limits/file-limits"
import type { ByteSource } from "./byte-source.ts"
import { checkPdf } from "./pdf.ts"
import { refused } from "./refused-file.ts"
import { documentType } from "./zip-document.ts"

/** Pictures that are re-encoded. A browser turns every other kind into a JPEG before it sends it. */
export type PictureKind = "jpeg" | "png" | "webp"

/** A picture, or a document that is stored as it is. */
export type Judgment =
  | { picture: PictureKind }
  | { picture: null; content_type: FileType; /** True for a PDF that asks for a password. */ needs_password: boolean }

/**
 * Judges a file by its content, whatever its name and declared type, reading only some of its bytes. Throws VALIDATION_ERROR at
 * `file` if it cannot be turned in. A restored file (`wasStored`) was accepted before.
 */
export async function judgeFile(source: ByteSource, wasStored = false): Promise<Judgment> {
  const kind = requireKnownKind(await source.read(0, headLength))
  if (isPicture(kind)) return { picture: kind }
  if (kind === "pdf") {
    return { picture: null, content_type: "application/pdf", needs_password: await checkPdf(source, wasStored) }
  }
  const content_type = await documentType(source)
  if (!content_type) throw otherKind()
  return { picture: null, content_type, needs_password: false }
}

/** Returns the kind of a file by its first bytes. VALIDATION_ERROR at `file` if no file of that kind can be turned in. */
export function requireKnownKind(head: Uint8Array): PictureKind | "pdf" | "zip" {
  const kind = kindOfBytes(head)
  if (kind === "ole") {
    throw refused("This is an old Word file (.doc), or one with a password. Save it as .docx or PDF.")
  }
  if (kind !== "pdf" && kind !== "zip" && !isPicture(kind)) throw otherKind()
  return kind
}

function isPicture(kind: FileKind | null): kind is PictureKind {
  return kind === "jpeg" || kind === "png" || kind === "webp"
}

function otherKind(): Error {
  return refused("Only photos (JPEG, PNG or WebP), PDF, Word (.docx) and OpenDocument files can be turned in.")
}
