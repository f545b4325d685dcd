import { dataUrl } from "../../../lib/files/data-url.ts"
import { FileRefusal, notAPhoto } from "../../../entities/file/file-check.ts"
import { preparePhoto } from "../../../entities/file/file-prepare.ts"

/** Side length of the stored picture in pixels. */
const side = 256
/** JPEG quality, between 0 and 1. */
const quality = 0.9

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/**
 * Opens a photo upright, as a data URL that the content security policy allows. Throws FileRefusal if it is not a
 * photo.
 */
export async function openPicture(file: File): Promise<string> {
  return dataUrl(await preparePhoto(file))
}

/** Crops a square of a picture, scaled to the size that is stored. */
export async function cutSquare(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: side, height: side })
  const pen = canvas.getContext("2d")
  if (!pen) throw new FileRefusal(notAPhoto)
  // JPEG has no transparency.
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = "high"
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
  if (!encoded) throw new FileRefusal(notAPhoto)
  return encoded
}
