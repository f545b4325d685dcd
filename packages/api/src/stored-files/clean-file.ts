import pLimit from "p-limit"
import type { Metadata, Sharp } from "sharp"
import { fieldError } from "../errors/errors.ts"
import { fileTypes, largestFile, toMegabytes, type FileType } from "../rules/files.ts"

/** The maximum number of pixels of a picture: more than any phone's camera has. */
const maxPixels = 50_000_000
/** The maximum size in bytes of a decoded picture: fifty million pixels of four bytes. */
const maxUnpacked = 200_000_000
/** Pictures are decoded one at a time. A handful of large ones would fill the memory of a small server. */
const oneAtATime = pLimit(1)
/** The longer side of a stored picture in pixels: enough to read a page of handwriting. */
const longestSide = 2400
/** The longer side of a logo, in pixels. */
const logoSide = 256
/** The side of a person's picture in pixels: twice the displayed size, for high-density screens. */
const portraitSide = 256

/** Options for an upload and for a restore. */
type CleaningOptions = {
  largest: number
  /** Compresses a photo as much as possible, which takes seven times as long. */
  isOptimized: boolean
}
const uploadOptions: CleaningOptions = { largest: largestFile, isOptimized: true }
/** A stored picture may have grown when it was re-encoded. A restore has many photos, which are already optimized. */
export const restoreOptions: CleaningOptions = { largest: 2 * largestFile, isOptimized: false }

/** A file that can be stored. */
export type CleanFile = { content_type: FileType; content: Uint8Array }

/**
 * Determines the type of a file from its bytes, and re-encodes a picture without its metadata, such as location and camera, and
 * upright. Throws VALIDATION_ERROR at `file` if it is neither a photo nor a PDF, does not match its declared type, is damaged,
 * or has too many pixels.
 */
export async function cleanFile(
  content: Uint8Array,
  declared: string,
  options: CleaningOptions = uploadOptions,
): Promise<CleanFile> {
  refuseSize(content, options)
  const content_type = typeOf(content)
  if (!content_type) throw refused("Only photos (JPEG or PNG) and PDF files can be handed in.")
  if (!unknownTypes.has(declared) && (aliases[declared] ?? declared) !== content_type) {
    throw refused(`This file does not match its type: it is a ${typeNames[content_type]}.`)
  }
  if (content_type !== "application/pdf") return oneAtATime(() => redraw(content, content_type, options))
  if (!isCompletePdf(content)) throw refused("This PDF is damaged. Save it again, and add it once more.")
  return { content_type, content }
}

/**
 * The same for a person's picture, cropped to a small square. The browser has already let the person choose the crop. Throws
 * VALIDATION_ERROR at `file`.
 */
export async function cleanPortrait(content: Uint8Array): Promise<CleanFile> {
  refuseSize(content)
  const type = typeOf(content)
  if (!type || type === "application/pdf") throw refused("Choose a photo: a JPEG or PNG picture.")
  return oneAtATime(async () => {
    const upright = await openUpright(content)
    const square = upright.resize(portraitSide, portraitSide, { fit: "cover" }).flatten({ background: "#fff" })
    return {
      content_type: "image/jpeg" as const,
      content: await square.jpeg({ quality: 88 }).toBuffer().catch(rethrowDamaged),
    }
  })
}

/**
 * Re-encodes a logo from another site as a small PNG. Accepts JPEG, PNG, GIF (its first frame) or WebP by its bytes. Refuses
 * SVG, which can contain scripts and refer to other files.
 */
export async function cleanLogo(content: Uint8Array): Promise<CleanFile> {
  if (!isLogo(content)) throw refused("A logo must be a JPEG, PNG, GIF or WebP picture.")
  return oneAtATime(async () => {
    const small = (await openUpright(content)).resize(logoSide, logoSide, { fit: "inside", withoutEnlargement: true })
    return { content_type: "image/png" as const, content: await small.png().toBuffer().catch(rethrowDamaged) }
  })
}

function isLogo(content: Uint8Array): boolean {
  const type = typeOf(content)
  if (type) return type !== "application/pdf"
  const head = Buffer.from(content.subarray(0, 12)).toString("latin1")
  return /^GIF8[79]a/.test(head) || /^RIFF[^]{4}WEBP/.test(head)
}

function refuseSize(content: Uint8Array, { largest } = uploadOptions): void {
  if (content.length === 0) throw refused("This file is empty.")
  if (content.length > largest) throw refused(`A file can have ${toMegabytes(largest)} at most.`)
}

/** Types sent by programs that do not know a file's type. */
const unknownTypes = new Set(["", "application/octet-stream"])
const aliases: Record<string, string> = { "image/jpg": "image/jpeg", "application/x-pdf": "application/pdf" }

/** A PDF ends with this marker. Some programs write a few lines after it. */
function isCompletePdf(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.subarray(-2048)).toString("latin1").includes("%%EOF")
}

const typeNames: Record<FileType, string> = {
  "image/jpeg": "JPEG photo",
  "image/png": "PNG picture",
  "application/pdf": "PDF file",
}

/** The first bytes of each type of file. */
const signatures: Record<FileType, number[]> = {
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
}

function typeOf(content: Uint8Array): FileType | undefined {
  const known = Object.entries(signatures).find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))
  return known && isFileType(known[0]) ? known[0] : undefined
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(fileTypes, text)
}

async function redraw(
  content: Uint8Array,
  type: "image/jpeg" | "image/png",
  { largest, isOptimized }: CleaningOptions,
): Promise<CleanFile> {
  const upright = (await openUpright(content)).resize(longestSide, longestSide, {
    fit: "inside",
    withoutEnlargement: true,
  })
  const asPhoto = () =>
    upright.clone().flatten({ background: "#fff" }).jpeg({ quality: 82, mozjpeg: isOptimized }).toBuffer()
  try {
    if (type === "image/jpeg") return { content_type: type, content: await asPhoto() }
    const drawn = await upright.clone().png().toBuffer()
    // Re-encoded without its palette, it may exceed the size limit.
    return drawn.length > largest
      ? { content_type: "image/jpeg", content: await asPhoto() }
      : { content_type: type, content: drawn }
  } catch {
    throw damaged()
  }
}

/** Opens a picture and rotates it upright, before it is decoded. Refuses one that would decode to too many pixels. */
async function openUpright(content: Uint8Array): Promise<Sharp> {
  // sharp is large and native, so it is loaded with the first picture.
  const { default: sharp } = await import("sharp")
  const picture = sharp(content, { limitInputPixels: false, failOn: "error" })
  const facts = await picture.metadata().catch(rethrowDamaged)
  if (isTooLarge(facts)) throw refused("This picture has too many pixels: 50 million at most.")
  return picture.rotate()
}

/** Checked before decoding, because a few bytes can declare a huge picture. */
function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height
  return pixels > maxPixels || pixels * channels * (depth === "uchar" ? 1 : 2) > maxUnpacked
}

function rethrowDamaged(): never {
  throw damaged()
}

function damaged(): Error {
  return refused("This picture is damaged. Save it again, or take another photo.")
}

function refused(message: string): Error {
  return fieldError("file", message)
}
