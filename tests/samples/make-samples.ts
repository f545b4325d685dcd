// Makes the sample files in this folder: `npx tsx tests/samples/make-samples.ts`. README.md says how the HEIC photo was made.
import { writeFileSync } from "node:fs"
import sharp from "sharp"
import { writeDocuments } from "./make-documents.ts"
import { encryptedPdf, textPdf } from "./make-pdf.ts"

const width = 120
const height = 80

/** Colors of the quarters, so that a picture that is turned, mirrored or discolored is noticed. */
const quarters = { "top left": "#d00000", "top right": "#00a000", "bottom left": "#0000d0", "bottom right": "#e0e000" }

export const save = (name: string, content: Uint8Array | string) =>
  writeFileSync(new URL(name, import.meta.url), content)

function draw() {
  const quarter = (color: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background: color },
  })
  const layers = Object.entries(quarters).map(([place, color]) => ({
    input: quarter(color),
    left: place.endsWith("right") ? width / 2 : 0,
    top: place.startsWith("bottom") ? height / 2 : 0,
  }))
  return sharp({ create: { width, height, channels: 3, background: "#fff" } }).composite(layers)
}

const upright = await draw().png().toBuffer()
save("picture.png", upright)
save("picture.webp", await sharp(upright).webp({ quality: 90 }).toBuffer())
save("picture.gif", await sharp(upright).gif().toBuffer())
save("picture.avif", await sharp(upright).avif({ quality: 80 }).toBuffer())
save("picture.bmp", await toBitmap(upright))
// A phone held upright: stored on its side, with a note to turn it by 90 degrees, and with a place.
const turned = sharp(await sharp(upright).rotate(-90).png().toBuffer())
save(
  "turned.jpg",
  await turned
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .withExif({ IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
)
save("text.pdf", textPdf())
save("shifted.pdf", textPdf("Scanned by the library\r\n"))
save("locked.pdf", encryptedPdf())
await writeDocuments(save)

/** An uncompressed bitmap of 24 bits, which sharp cannot write. */
async function toBitmap(png: Buffer): Promise<Uint8Array> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer()
  const head = Buffer.alloc(54)
  head.write("BM")
  head.writeUInt32LE(54 + pixels.length, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  // Negative: the rows are from top to bottom.
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  const blueFirst = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    blueFirst[at] = pixels[at + 2] ?? 0
    blueFirst[at + 1] = pixels[at + 1] ?? 0
    blueFirst[at + 2] = pixels[at] ?? 0
  }
  return Buffer.concat([head, blueFirst])
}
