import { FileRefusal, judgeChosen, notAPhoto, otherKind, tooLarge, type ChosenKind } from "./file-check.ts"
import { decodeHeic, largestHeic } from "./decode-heic.ts"
import { mustShrink, shrunkSides } from "./file-shrink.ts"

/** JPEG quality, between 0 and 1. */
const quality = 0.85

/**
 * Returns the bytes to upload: a document as it is, a photo resized and upright. Any picture that the browser can open becomes a
 * JPEG. Throws FileRefusal if it cannot be submitted.
 */
export async function prepareFile(file: File): Promise<Blob> {
  const kind = await judgeChosen(file)
  return kind === "document" ? file : preparePicture(file, kind)
}

/** Like `prepareFile`, where only a photo is of use. */
export async function preparePhoto(file: File): Promise<Blob> {
  const kind = await judgeChosen(file)
  if (kind === "document") throw new FileRefusal(notAPhoto)
  return preparePicture(file, kind, notAPhoto)
}

async function preparePicture(file: File, kind: ChosenKind, refusal = otherKind): Promise<Blob> {
  const picture = await openPicture(file, kind, refusal)
  try {
    const isStored = kind === "jpeg" || kind === "png"
    return isStored && !mustShrink(picture, file.size) ? file : await redraw(picture)
  } finally {
    picture.close()
  }
}

async function openPicture(file: File, kind: ChosenKind, refusal: string): Promise<ImageBitmap> {
  // Without the declared type, which may be wrong. Phones store the orientation in metadata instead of rotating the picture.
  const content = file.slice(0, file.size, "")
  try {
    return await createImageBitmap(content, { imageOrientation: "from-image" })
  } catch {
    if (kind !== "heic") throw new FileRefusal(kind === "other" ? refusal : notAPhoto)
    if (file.size > largestHeic) throw new FileRefusal(tooLarge)
    return decodeHeic(content).catch(() => {
      throw new FileRefusal(notAPhoto)
    })
  }
}

async function redraw(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = shrunkSides(picture)
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext("2d")
  if (!pen) throw new FileRefusal(notAPhoto)
  // JPEG has no transparency: the background is white.
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = "high"
  pen.drawImage(picture, 0, 0, width, height)
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
  if (!encoded) throw new FileRefusal(notAPhoto)
  return encoded
}
