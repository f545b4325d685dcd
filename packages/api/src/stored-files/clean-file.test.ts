import { readFileSync } from "node:fs"
import { buffer } from "node:stream/consumers"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { ZipFile } from "yazl"
import { smallPdf } from "../testing/sample-pdf.ts"
import { restoreOptions, cleanFile } from "./clean-file.ts"
import { judgeFile } from "./validate-file.ts"

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../tests/samples/${name}`, import.meta.url)))
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
const open = "application/vnd.oasis.opendocument"

describe("a file is judged by its content", { tags: ["assignments.files"] }, () => {
  test.each([
    ["turned.jpg", "image/jpeg"],
    ["picture.png", "image/png"],
    ["picture.webp", "image/jpeg"],
  ])("%s is stored upright as %s, with its colors", async (name, type) => {
    const { content, content_type } = await cleanFile(sample(name))
    expect(content_type).toBe(type)
    const picture = sharp(content)
    const { width, height, exif } = await picture.metadata()
    expect([width, height, exif]).toEqual([120, 80, undefined])
    const pixels = await picture.removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 120 + x) * 3, (y * 120 + x) * 3 + 3)]
    for (const [[x, y], color] of [
      [
        [20, 20],
        [208, 0, 0],
      ],
      [
        [100, 20],
        [0, 160, 0],
      ],
      [
        [20, 60],
        [0, 0, 208],
      ],
      [
        [100, 60],
        [224, 224, 0],
      ],
    ] as const) {
      for (const [index, wanted] of color.entries()) expect(Math.abs((at(x, y)[index] ?? 0) - wanted)).toBeLessThan(24)
    }
  })

  test.each([
    ["text.pdf", "application/pdf", false],
    ["shifted.pdf", "application/pdf", false],
    ["locked.pdf", "application/pdf", true],
    ["story.docx", word, false],
    ["story.odt", `${open}.text`, false],
    ["table.ods", `${open}.spreadsheet`, false],
    ["talk.odp", `${open}.presentation`, false],
  ])("%s is stored unchanged as %s, and asks for a password: %s", async (name, content_type, needs_password) => {
    const content = sample(name)
    expect(await cleanFile(content)).toEqual({ content, content_type, needs_password })
  })

  const at = (text: string, change: (text: string) => string) => Buffer.from(change(text), "latin1")
  test.each<[string, (text: string) => string]>([
    ["filled up with zeros", (text) => text + "\0".repeat(4096)],
    ["followed by the lines of a mail", (text) => `${text}\n${"--=_boundary_of_the_mail\n".repeat(150)}`],
    ["without an end mark", (text) => text.replace(/%%EOF\s*$/, "")],
    ["with a comment before its end mark", (text) => text.replace(/%%EOF\s*$/, "% saved by a scanner\n%%EOF\n")],
    ["behind the addresses of a mail", (text) => `From: Office <headoffice@school.org> <scripts@school.org>\n${text}`],
  ])("a PDF %s is sound", async (_, change) => {
    const content = at(Buffer.from(sample("text.pdf")).toString("latin1"), change)
    expect(await cleanFile(content)).toMatchObject({ content_type: "application/pdf", needs_password: false })
  })

  test("a Word file whose text has another name is stored", async () => {
    const file = new ZipFile()
    const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    const types = `<Types><Override PartName="/word/document2.xml" ContentType="${main}"/></Types>`
    file.addBuffer(Buffer.from(types), "[Content_Types].xml")
    file.addBuffer(Buffer.from("<w/>"), "word/document2.xml")
    file.end()
    expect(await cleanFile(new Uint8Array(await buffer(file.outputStream)))).toMatchObject({ content_type: word })
  })

  test("a password is noticed in the table to which the end of a large PDF refers", async () => {
    const large = smallPdf({ size: 300_000 })
    const text = Buffer.from(large).toString("latin1")
    const table = text.replace("x".repeat(50), "5 0 obj<</Type/XRef/Encrypt 6 0 R>>".padEnd(50, "x"))
    const place = table.indexOf("5 0 obj")
    const locked = table.replace(/startxref\n\d+/, `startxref\n${place}`)
    expect(await cleanFile(Buffer.from(locked, "latin1"))).toMatchObject({ needs_password: true })
  })

  test("a PDF that an earlier version stored is restored if it only has its end mark", async () => {
    const earlier = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n")
    await expect(cleanFile(earlier)).rejects.toThrow(/^This PDF is damaged/)
    expect(await cleanFile(earlier, restoreOptions)).toMatchObject({ content: earlier, needs_password: false })
  })
})

describe("a document is refused", { tags: ["assignments.files-refused"] }, () => {
  const zip = async (entries: Record<string, Buffer | string>) => {
    const file = new ZipFile()
    // To compress ten thousand empty entries would take seconds.
    for (const [name, content] of Object.entries(entries)) {
      file.addBuffer(Buffer.from(content), name, { compress: content.length > 0 })
    }
    file.end()
    return new Uint8Array(await buffer(file.outputStream))
  }
  const main = `<Override ContentType="${word}.main+xml"/>`
  const types = (text = main) => ({ "[Content_Types].xml": `<Types>${text}</Types>`, "word/document.xml": "<w/>" })

  const kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  const relations = (part: string, attributes: string) => ({
    [`word/_rels/${part}.xml.rels`]: `<Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`,
  })
  const template = (target: string) => `Target="${target}" TargetMode="External" Type="${kinds}/attachedTemplate"`

  test("but not for links, and not for a template on the writer's own computer", async () => {
    const link = `TargetMode="External" Target="https://library.test" Type="${kinds}/hyperlink"`
    const own = template(String.raw`file:///C:\Users\May\Letter.dotx`)
    const content = await zip({ ...types(), ...relations("document", link), ...relations("settings", own) })
    expect(await cleanFile(content)).toMatchObject({ content_type: word })
  })

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ["with Word macros", async () => sample("macros.docm"), /contains macros/],
    [
      "that only says that it has macros",
      () => zip(types("application/vnd.ms-word.document.macroEnabled.main+xml")),
      /macros/,
    ],
    ["with OpenDocument macros", async () => sample("macros.odt"), /contains macros/],
    [
      "with an embedded object",
      () => zip({ ...types(), "word/embeddings/oleObject1.bin": "x" }),
      /object of another program/,
    ],
    [
      "with an embedded object of another name",
      () => zip({ ...types(), ...relations("document", `Type='${kinds}/oleObject' Target='embeddings/a.dat'`) }),
      /object of another program/,
    ],
    [
      "with a template of another site",
      () => zip({ ...types(), ...relations("settings", template("https://evil.test/?a>b.dotm")) }),
      /loads its template/,
    ],
    [
      "with a template on a file server, written in entities",
      () =>
        zip({
          ...types(),
          ...relations("other", template("file://server/a.dotm").replace("attachedT", "attached&#84;")),
        }),
      /loads its template/,
    ],
    ["whose relations are a bomb", () => zip({ ...types(), ...relations("a", " ".repeat(9_000_000)) }), /damaged/],
    ["that is another zip", () => zip({ "notes.txt": "Hello" }), /^Only photos/],
    ["whose type is compressed", () => zip({ mimetype: `${open}.text`, "content.xml": "<x/>" }), /^Only photos/],
    ["without its end", async () => sample("story.docx").subarray(0, 500), /document is damaged/],
    ["whose list of types is a bomb", () => zip(types(" ".repeat(2_000_000))), /document is damaged/],
    [
      "with too many entries",
      () => zip(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}`, ""]))),
      /damaged/,
    ],
  ])("%s", async (_, make, message) => {
    await expect(cleanFile(await make())).rejects.toMatchObject({
      reason: "VALIDATION_ERROR",
      message: expect.stringMatching(message),
    })
  })

  test("a bomb in its text is not unpacked", async () => {
    const bomb = await zip({ ...types(), "word/media.bin": Buffer.alloc(100_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await cleanFile(bomb)).toMatchObject({ content_type: word })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000)
  })
})

test("a large document is judged by a small part of its bytes", async () => {
  const size = 25 * 1024 * 1024
  const pdf = Buffer.from(smallPdf({ size }))
  let read = 0
  const source = {
    size,
    read: async (start: number, end: number) => {
      const piece = pdf.subarray(start, end)
      read += piece.length
      return piece
    },
  }
  expect(await judgeFile(source)).toMatchObject({ content_type: "application/pdf" })
  expect(read).toBeLessThan(100_000)
})
