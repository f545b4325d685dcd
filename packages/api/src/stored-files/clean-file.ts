import pLimit from "p-limit"
import type { Metadata, Sharp } from "sharp"
import { fieldError } from "../errors/errors.ts"
import { fileTypes, largestFile, type FileType } from "../rules/files.ts"

/** Pixels of a picture, before it is made smaller: more than any phone takes. */
const maxPixels = 50_000_000
/** Bytes that a picture may take when it is unpacked: fifty million pixels with four bytes each. */
const maxUnpacked = 200_000_000
/** One picture is unpacked at a time, or a handful of large ones would fill the memory of a small server. */
const oneAtATime = pLimit(1)
/** The longer side of what is kept, in pixels: a page of handwriting is well legible. */
const longestSide = 2400
/** The longer side of a logo, in pixels. */
const logoSide = 256
/** Of a person's picture, in pixels: twice what is shown, for sharp screens. */
const portraitSide = 256

/** Bytes that are looked at, and how a photo is packed. */
type CleaningOptions = {
  largest: number
  /** Packs a photo as small as it gets, which takes seven times as long. */
  isOptimized: boolean
}
const uploadOptions: CleaningOptions = { largest: largestFile, isOptimized: true }
/** What was sent up may have grown when it was drawn, and a restore has many photos, which were packed tightly before. */
export const restoreOptions: CleaningOptions = { largest: 2 * largestFile, isOptimized: false }

/** A file as it may be kept. */
export type CleanFile = { content_type: FileType; content: Uint8Array }

/**
 * Looks at what a file is, whatever it is called, and keeps of a picture nothing but the picture: it is drawn anew, upright,
 * without the place and the camera that it was taken with. 400 at `file` for what is no photo and no PDF, lies about its
 * type, is damaged, or unpacks to more pixels than can be held.
 */
export async function cleanFile(
  content: Uint8Array,
  declared: string,
  options: CleaningOptions = uploadOptions,
): Promise<CleanFile> {
  refuseSize(content, options)
  const content_type = typeOf(content)
  if (!content_type) throw refused("Only photos (JPEG or PNG) and PDF files can be handed in.")
  if (!saysNothing.has(declared) && (aliases[declared] ?? declared) !== content_type) {
    throw refused(`This file is not what its name says: it is a ${words[content_type]}.`)
  }
  if (content_type !== "application/pdf") return oneAtATime(() => redraw(content, content_type, options))
  if (!isWhole(content)) throw refused("This PDF is damaged. Save it anew, and add it again.")
  return { content_type, content }
}

/**
 * Looks at a picture of a person likewise, and keeps a small square of its middle: the browser has let the person choose it
 * already. 400 at `file`.
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
 * Draws a logo from elsewhere anew, small, as a PNG. Its bytes decide what it is, whatever the site called it: JPEG, PNG, GIF
 * (its first picture) or WebP. Refuses SVG, which is a program for drawing and may name other files.
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
  if (content.length > largest) throw refused("A file can have 4 MB at most.")
}

/** What programs send that do not know what a file is. */
const saysNothing = new Set(["", "application/octet-stream"])
const aliases: Record<string, string> = { "image/jpg": "image/jpeg", "application/x-pdf": "application/pdf" }

/** A PDF ends with its mark; some programs write a few lines after it. */
function isWhole(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.subarray(-2048)).toString("latin1").includes("%%EOF")
}

const words: Record<FileType, string> = {
  "image/jpeg": "JPEG photo",
  "image/png": "PNG picture",
  "application/pdf": "PDF file",
}

/** By what files of a type begin with. */
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
    // Drawn anew without its palette, it may have grown beyond what is kept.
    return drawn.length > largest
      ? { content_type: "image/jpeg", content: await asPhoto() }
      : { content_type: type, content: drawn }
  } catch {
    throw damaged()
  }
}

/** The picture the right way up, not yet unpacked: what would unpack to too much is refused before. */
async function openUpright(content: Uint8Array): Promise<Sharp> {
  // Large and native: loaded when the first picture comes.
  const { default: sharp } = await import("sharp")
  const picture = sharp(content, { limitInputPixels: false, failOn: "error" })
  const facts = await picture.metadata().catch(rethrowDamaged)
  if (isTooLarge(facts)) throw refused("This picture has too many pixels: 50 million at most.")
  return picture.rotate()
}

/** Counted before anything is unpacked: a few bytes can say that they are a wall. */
function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height
  return pixels > maxPixels || pixels * channels * (depth === "uchar" ? 1 : 2) > maxUnpacked
}

function rethrowDamaged(): never {
  throw damaged()
}

function damaged(): Error {
  return refused("This picture is damaged. Save it anew, or take another photo.")
}

function refused(message: string): Error {
  return fieldError("file", message)
}
