import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
const withMacros = "application/vnd.ms-word.document.macroEnabled.main+xml"
const packageUrl = "http://schemas.openxmlformats.org/package/2006"
const openDocument = "urn:oasis:names:tc:opendocument:xmlns"

type Entries = Record<string, string>

/** Makes small Word and OpenDocument files that open in their programs, some of them with macros. */
export async function writeDocuments(save: (name: string, content: Uint8Array) => void): Promise<void> {
  save("story.docx", await zip(wordEntries(office)))
  save("macros.docm", await zip({ ...wordEntries(withMacros), "word/vbaProject.bin": "not a real program" }))
  save("story.odt", await zip(openEntries("text", `<text:p>The river in spring</text:p>`)))
  save("table.ods", await zip(openEntries("spreadsheet", `<table:table table:name="Rain"/>`)))
  save("talk.odp", await zip(openEntries("presentation", "")))
  const basic = { "Basic/Standard/Module1.xml": "<module/>" }
  save("macros.odt", await zip({ ...openEntries("text", ""), ...basic }))
}

function wordEntries(main: string): Entries {
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>`
  const officeUrl = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
  const relation = `<Relationship Id="rId1" Type="${officeUrl}" Target="word/document.xml"/>`
  const paragraph = "<w:p><w:r><w:t>The river in spring</w:t></w:r></w:p>"
  return {
    "[Content_Types].xml": `${xml}<Types xmlns="${packageUrl}/content-types">${types}</Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packageUrl}/relationships">${relation}</Relationships>`,
    "word/document.xml": `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph}</w:body></w:document>`,
  }
}

function openEntries(kind: "text" | "spreadsheet" | "presentation", body: string): Entries {
  const type = `application/vnd.oasis.opendocument.${kind}`
  const names = ["office", "text", "table"].map((name) => `xmlns:${name}="${openDocument}:${name}:1.0"`).join(" ")
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`
  return {
    mimetype: type,
    "META-INF/manifest.xml": `${xml}<manifest:manifest xmlns:manifest="${openDocument}:manifest:1.0" manifest:version="1.2">${entry("/", type)}${entry("content.xml", "text/xml")}</manifest:manifest>`,
    "content.xml": `${xml}<office:document-content ${names} office:version="1.2"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
  }
}

async function zip(entries: Entries): Promise<Buffer> {
  const file = new ZipFile()
  // A fixed time, so that the same files are written each time. The type of an OpenDocument file is not compressed.
  for (const [name, text] of Object.entries(entries)) {
    file.addBuffer(Buffer.from(text), name, { mtime: new Date(Date.UTC(2026, 0, 1)), compress: name !== "mimetype" })
  }
  file.end()
  return buffer(file.outputStream)
}
