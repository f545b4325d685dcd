/** The largest picture that is decoded, in bytes: more than any phone's photo has. */
export const largestHeic = 50 * 1024 * 1024

/** Decodes an iPhone's photo (HEIC), upright. For browsers that cannot; Safari can. Throws if it is damaged. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const content = await file.arrayBuffer()
  const worker = new Worker(new URL("heic-worker.ts", import.meta.url), { type: "module" })
  try {
    const pixels = await new Promise<ImageData | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<ImageData | null>) => resolve(data))
      worker.addEventListener("error", (event) => reject(new Error(event.message)))
      worker.postMessage(content, [content])
    })
    if (!pixels) throw new Error("The photo could not be decoded.")
    return await createImageBitmap(pixels)
  } finally {
    worker.terminate()
  }
}
