import pLimit from "p-limit"
import type { Metadata, Sharp } from "sharp"
import { kindOfBytes } from "@hearthbook/core/files/file-kind"
import { largestInOneRequest, toMegabytes, type FileType } from "@hearthbook/core/limits/file-limits"
import type { PictureKind } from "./validate-file.ts"
import { damagedPicture, refused } from "./refused-file.ts"

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
export type PictureOptions = {
  /** The size in bytes above which a PNG becomes a JPEG. Re-encoded without its palette, it may have grown. */
  largestPng: number
  /** Compresses a photo as much as possible, which takes seven times as long. */
  isOptimized: boolean
}

/** A picture that can be stored. */
export type CleanPicture = { content_type: Extract<FileType, "image/jpeg" | "image/png">; content: Uint8Array }

/**
 * Re-encodes a picture without its metadata, such as location and camera, and upright. It is loaded once it is its turn, so that
 * only one is in memory. Throws VALIDATION_ERROR at `file` if it is damaged or has too many pixels.
 */
export function cleanPicture(
  kind: PictureKind,
  load: () => Promise<Uint8Array>,
  options: PictureOptions,
): Promise<CleanPicture> {
  return oneAtATime(async () => redraw(await load(), kind, options))
}

/**
 * The same for a person's picture, cropped to a small square. The browser has already let the person choose the crop. Throws
 * VALIDATION_ERROR at `file`.
 */
export async function cleanPortrait(content: Uint8Array): Promise<CleanPicture> {
  if (content.length === 0) throw refused("This file is empty.")
  if (content.length > largestInOneRequest) {
    throw refused(`A picture can have ${toMegabytes(largestInOneRequest)} at most.`)
  }
  const kind = kindOfBytes(content)
  if (kind !== "jpeg" && kind !== "png") throw refused("Choose a photo: a JPEG or PNG picture.")
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
export async function cleanLogo(content: Uint8Array): Promise<CleanPicture> {
  const kind = kindOfBytes(content)
  if (kind !== "jpeg" && kind !== "png" && kind !== "gif" && kind !== "webp") {
    throw refused("A logo must be a JPEG, PNG, GIF or WebP picture.")
  }
  return oneAtATime(async () => {
    const small = (await openUpright(content)).resize(logoSide, logoSide, { fit: "inside", withoutEnlargement: true })
    return { content_type: "image/png" as const, content: await small.png().toBuffer().catch(rethrowDamaged) }
  })
}

async function redraw(
  content: Uint8Array,
  kind: PictureKind,
  { largestPng, isOptimized }: PictureOptions,
): Promise<CleanPicture> {
  const upright = (await openUpright(content)).resize(longestSide, longestSide, {
    fit: "inside",
    withoutEnlargement: true,
  })
  const asPhoto = async (): Promise<CleanPicture> => ({
    content_type: "image/jpeg",
    content: await upright
      .clone()
      .flatten({ background: "#fff" })
      .jpeg({ quality: 82, mozjpeg: isOptimized })
      .toBuffer(),
  })
  try {
    if (kind !== "png") return await asPhoto()
    const drawn = await upright.clone().png().toBuffer()
    return drawn.length > largestPng ? await asPhoto() : { content_type: "image/png", content: drawn }
  } catch {
    throw damagedPicture()
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
  throw damagedPicture()
}
