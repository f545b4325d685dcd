import { largestFile } from "@hearthbook/api/rules/files"
import { FileRefusal, kindOf, notAPhoto, tooLarge } from "./file-check.ts"
import { mustShrink, shrunkSides } from "./file-shrink.ts"

/** JPEG quality, between 0 and 1. */
const quality = 0.85

/**
 * Returns the bytes to upload: a document as it is, a photo resized and upright. Throws FileRefusal if it cannot be
 * submitted.
 */
export async function prepareFile(file: File): Promise<Blob> {
  const type = kindOf(file)
  const content = type === "application/pdf" ? file : await shrink(file)
  if (content.size > largestFile) throw new FileRefusal(tooLarge)
  return content
}

async function shrink(file: File): Promise<Blob> {
  // Phones store the orientation in metadata instead of rotating the picture.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new FileRefusal(notAPhoto)
  })
  try {
    return mustShrink(picture, file.size) || !(await isAsNamed(file)) ? await redraw(picture) : file
  } finally {
    picture.close()
  }
}

/** True if a picture's content has the type its name claims. Any other picture that can be drawn is sent as a JPEG. */
async function isAsNamed(file: File): Promise<boolean> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  return first === (file.type === "image/png" ? 0x89 : 0xff)
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
