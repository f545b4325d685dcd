import { dataUrl } from "../../../lib/data-url.ts"
import { FileRefusal, notAPhoto } from "../../../entities/file/file-check.ts"
import { prepareFile } from "../../../entities/file/file-prepare.ts"

/** Sides of what is kept, in pixels. */
const side = 256
/** Of a JPEG, between 0 and 1. */
const quality = 0.9

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** A chosen photo, upright, as an address that the content security policy lets be shown. FileRefusal for what is none. */
export async function openPicture(file: File): Promise<string> {
  if (!file.type.startsWith("image/")) throw new FileRefusal(notAPhoto)
  return dataUrl(await prepareFile(file))
}

/** A square of a picture, as small as it is kept. */
export async function cutSquare(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: side, height: side })
  const pen = canvas.getContext("2d")
  if (!pen) throw new FileRefusal(notAPhoto)
  // A JPEG has nothing to see through.
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = "high"
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
  if (!drawn) throw new FileRefusal(notAPhoto)
  return drawn
}
