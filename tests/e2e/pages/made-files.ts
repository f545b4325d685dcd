import type { Page } from "playwright/test"

export type MadeFile = { name: string; mimeType: string; buffer: Buffer }

/** A photo as a phone takes it, too wide and too heavy to be sent as it is: `sides` in pixels. */
export async function takePhoto(
  page: Page,
  name = "page.jpg",
  sides = { width: 3000, height: 2250 },
): Promise<MadeFile> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext("2d")
    if (!pen) throw new Error("There is nothing to draw with.")
    const grain = pen.createImageData(width, height)
    // What no camera is without, and no JPEG makes small.
    for (let index = 0; index < grain.data.length; index += 1) {
      grain.data[index] = index % 4 === 3 ? 255 : 160 + ((index * 2_654_435_761) >>> 26)
    }
    pen.putImageData(grain, 0, 0)
    pen.font = "300px serif"
    pen.fillText("7 × 8 = 56", 200, 900)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.95))
    const bytes = new Uint8Array((await drawn?.arrayBuffer()) ?? [])
    let text = ""
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }, sides)
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") }
}

/** A document of one empty page, filled up to so many bytes. */
export function writePdf(name = "map.pdf", bytes = 0): MadeFile {
  const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
  return { name, mimeType: "application/pdf", buffer: Buffer.from(page.padEnd(bytes, " ")) }
}
