import { createHash } from "node:crypto"

const pdfText = "The river in spring"

/** A page with a line of text. The places in its table count from the mark, so bytes may come before it. */
export function textPdf(before = ""): Buffer {
  const content = `BT /F1 24 Tf 40 120 Td (${pdfText}) Tj ET`
  return writePdf([...pageObjects, streamOf(Buffer.from(content))], { before })
}

/** The same page with the password "river", by the oldest standard handler: RC4 with 40 bits. */
export function encryptedPdf(): Buffer {
  const id = createHash("md5").update("locked").digest()
  const padded = pad("river")
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-4)
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5)
  const user = rc4(key, padding)
  const content = Buffer.from(`BT /F1 24 Tf 40 120 Td (${pdfText}) Tj ET`)
  // The stream is object 5.
  const streamKey = md5(Buffer.concat([key, Buffer.from([5, 0, 0, 0, 0])])).subarray(0, 10)
  const handler = `<</Filter/Standard/V 1/R 2/O<${owner.toString("hex")}>/U<${user.toString("hex")}>/P -4>>`
  const trailer = `/Encrypt 6 0 R/ID[<${id.toString("hex")}><${id.toString("hex")}>]`
  return writePdf([...pageObjects, streamOf(rc4(streamKey, content)), Buffer.from(handler)], { trailer })
}

const pageObjects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 320 240]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
].map((text) => Buffer.from(text))

function streamOf(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<</Length ${content.length}>>\nstream\n`), content, Buffer.from("\nendstream")])
}

function writePdf(objects: Buffer[], { before = "", trailer = "" }: { before?: string; trailer?: string }): Buffer {
  let file = Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")
  const places = objects.map((object, index) => {
    const place = file.length
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")])
    return place
  })
  const lines = ["0000000000 65535 f ", ...places.map((place) => `${String(place).padStart(10, "0")} 00000 n `)]
  const table = `xref\n0 ${lines.length}\n${lines.join("\n")}\ntrailer\n<</Size ${lines.length}/Root 1 0 R${trailer}>>\n`
  return Buffer.concat([Buffer.from(before), file, Buffer.from(`${table}startxref\n${file.length}\n%%EOF\n`)])
}

/** The bytes that fill a password to 32, from the specification. */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex")

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
}

function md5(content: Buffer): Buffer {
  return createHash("md5").update(content).digest()
}

/** Node's OpenSSL has no RC4 any more. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    content.map((byte) => {
      i = (i + 1) % 256
      j = (j + at(i)) % 256
      swap(i, j)
      return byte ^ at((at(i) + at(j)) % 256)
    }),
  )
}
