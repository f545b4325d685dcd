import { expect, test } from "vitest"
import { kindOfBytes, type FileKind } from "./file-kind.ts"
import { withExtension, type FileType } from "../limits/file-limits.ts"

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[string, string, FileKind | null]>([
  ["a JPEG", "\xff\xd8\xff\xe0", "jpeg"],
  ["a PNG", "\x89PNG\r\n\x1a\n", "png"],
  ["a WebP picture", "RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  ["an iPhone's photo", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"],
  ["an AVIF picture of the general brand", "\0\0\0\x18ftypmif1\0\0\0\0mif1avif", "avif"],
  ["a film", "\0\0\0\x18ftypisom\0\0\0\0isomavc1", null],
  ["a film that mentions a brand later", "\0\0\0\x14ftypisom\0\0\0\0avc1heic", null],
  ["a bitmap", `BM${"\0".repeat(12)}\x28\0\0\0`, "bmp"],
  ["a text that starts like a bitmap", "BMX bikes are small and light.", null],
  ["a PDF", "%PDF-1.7\n", "pdf"],
  ["a PDF with bytes before it", `${" ".repeat(1019)}%PDF-1.7`, "pdf"],
  ["a mark beyond the first 1,024 bytes", `${" ".repeat(1024)}%PDF-1.7`, null],
  ["a zip", "PK\x03\x04", "zip"],
  ["an old Word file", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "ole"],
  ["nothing", "", null],
])("recognizes %s", (_, head, kind) => expect(kindOfBytes(bytes(head))).toBe(kind))

test.each([
  ["worksheet v1.2", "application/pdf", "worksheet v1.2.pdf"],
  ["IMG_0042", "image/jpeg", "IMG_0042.jpg"],
  ["photo.heic", "image/jpeg", "photo.jpg"],
  ["x.PDF.jpg", "image/jpeg", "x.PDF.jpg"],
  ["x.PDF", "image/jpeg", "x.jpg"],
  ["x.PDF.jpg", "application/pdf", "x.PDF"],
  ["scan.JPEG", "image/jpeg", "scan.JPEG"],
  [".pdf", "image/png", ".pdf.png"],
  ["Unit 3. Rivers", "application/vnd.oasis.opendocument.text", "Unit 3. Rivers.odt"],
] satisfies [string, FileType, string][])("%s as %s is named %s", (name, type, named) =>
  expect(withExtension(name, type)).toBe(named),
)
