/** @module-tag slow */
import { readFileSync } from "node:fs"
import { createAssignment } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { largestFile } from "@hearthbook/core/limits/file-limits"
import { smallPdf } from "../../../../testing/sample-pdf.ts"
import {
  manifestOf,
  linesOf,
  openArchiveTests,
  registerFamily,
  reseal,
  toLines,
  withoutIds,
  zipOf,
} from "../../../../testing/archives.ts"

const { api, archive } = await openArchiveTests()

type Owner = "submission_id" | "assignment_id" | "student_id" | "is_own_picture" | "provider_id"

/** The archive with other bytes in place of the first file that belongs to such a thing. */
function withFile(owner: Owner, content: Buffer, content_type = "image/png") {
  const files = linesOf(archive, "files")
  const file = files.find((row) => row[owner]) ?? expect.fail(`no file with ${owner}`)
  const entryOf = (type: unknown) =>
    `files/${String(file["id"])}.${String(type).replace(/.*\//, "").replace("jpeg", "jpg")}`
  const changed = { ...file, content_type, size: content.length }
  const lines = toLines(files.map((row) => (row === file ? changed : row)))
  const name = String(file["name"])
  const entries = reseal(archive, {
    "data/files.jsonl": lines,
    [entryOf(file["content_type"])]: null,
    [entryOf(content_type)]: content,
  })
  return { name, entries }
}

const html = Buffer.from("<!doctype html><script>alert(1)</script>")
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)
const pdf = Buffer.from(smallPdf())
const draw = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#0f766e" } })

describe(
  "a file that an upload would refuse is left out and named, and everything else is restored:",
  { tags: ["records.refused-files"] },
  () => {
    test.each<[string, Owner, () => Promise<Buffer>, string, RegExp]>([
      ["an HTML page as a submitted picture", "submission_id", async () => html, "image/png", /^Only photos/],
      ["an HTML page as a waiting picture", "assignment_id", async () => html, "image/png", /^Only photos/],
      ["an HTML page as a PDF", "submission_id", async () => html, "application/pdf", /^Only photos/],
      ["half a PDF", "submission_id", async () => pdf.subarray(0, 20), "application/pdf", /^This PDF is damaged/],
      [
        "half a picture",
        "submission_id",
        async () => (await draw().png().toBuffer()).subarray(0, 90),
        "image/png",
        /damaged/,
      ],
      ["an HTML page as a child's picture", "student_id", async () => html, "image/jpeg", /^Choose a photo/],
      ["an HTML page as the maker's picture", "is_own_picture", async () => html, "image/jpeg", /^Choose a photo/],
      ["an SVG with a script as a logo", "provider_id", async () => svg, "image/png", /^A logo must be/],
    ])("%s", async (_, owner, make, content_type, reason) => {
      const account = await registerFamily(api)
      const { name, entries } = withFile(owner, await make(), content_type)
      const { counts, refused_files, missing_files } = await account.restore(await zipOf(entries))
      expect(refused_files).toEqual([{ name, reason: expect.stringMatching(reason) }])
      expect(missing_files).toEqual([])
      expect(counts).toEqual({ ...manifestOf(archive).counts, files: 7 })
      const { family_id } = account
      expect(await api.db.file.count({ where: { family_id } })).toBe(7)
      expect(await api.db.file_content.count({ where: { family_id } })).toBe(7)
    })
  },
)

test("a picture chosen since then stays if the one in the archive is refused", async () => {
  const account = await registerFamily(api)
  const picture = new Uint8Array(await draw().jpeg().toBuffer())
  const { avatar_id } = await (await api.avatarOf(account.user)).set({ content: picture })
  await account.restore(await zipOf(withFile("is_own_picture", html, "image/jpeg").entries))
  expect(await api.db.file.findFirst({ where: { user_id: account.user.id } })).toMatchObject({ id: avatar_id })
})

test("a picture is restored without hidden data or its location", { tags: ["records.refused-files"] }, async () => {
  const account = await registerFamily(api)
  const exif = { IFD0: { Artist: "Ada" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } }
  const photo = Buffer.concat([await draw().withExif(exif).jpeg().toBuffer(), html])
  const { name, entries } = withFile("submission_id", photo, "image/jpeg")
  expect((await account.restore(await zipOf(entries))).refused_files).toEqual([])
  const ending = name.replace(/png$/, "jpg")
  const where = { family_id: account.family_id, name: ending }
  const { id, size } = await api.db.file.findFirstOrThrow({ where })
  const { content } = await (await api.filesOf(account.user)).read({ id })
  expect(size).toBe(content.length)
  expect(Buffer.from(content).includes("<script>")).toBe(false)
  const { format, width, height, exif: kept } = await sharp(content).metadata()
  expect([format, width, height, kept]).toEqual(["jpeg", 60, 40, undefined])
})

test(
  "a PDF of 25 MB and a Word file survive a round trip, a piece at a time",
  { tags: ["records.round-trip"], timeout: 240_000 },
  async () => {
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    const story = readFileSync(new URL("../../../../../../../tests/samples/story.docx", import.meta.url))
    const large = Buffer.from(smallPdf({ size: largestFile }))
    const account = await registerFamily(api)
    const { id: assignment_id } = await createAssignment(api.db, { family_id: account.family_id })
    for (const [name, content_type, content] of [
      ["large.pdf", "application/pdf", large],
      ["story.docx", word, story],
    ] as const) {
      const bytes = Uint8Array.from(content)
      const row = { family_id: account.family_id, assignment_id, name, content_type, size: bytes.length }
      await api.db.file.create({ data: { ...row, content: { create: { bytes } } } })
    }
    const other = await registerFamily(api)
    expect(await other.restore(await zipOf(await account.download()))).toMatchObject({
      refused_files: [],
      counts: { files: 2 },
    })
    const files = await api.db.file.findMany({ where: { family_id: other.family_id }, orderBy: { size: "desc" } })
    expect(files).toMatchObject([
      { name: "large.pdf", size: largestFile },
      { name: "story.docx", content_type: word },
    ])
    const { read } = await api.filesOf(other.user)
    for (const [index, content] of [large, story].entries()) {
      expect(Buffer.compare((await read({ id: files[index]?.id ?? "" })).content, content)).toBe(0)
    }
  },
)

test("a PDF is restored byte for byte, and an archive of what was restored is the same", async () => {
  const account = await registerFamily(api)
  await account.restore(await zipOf(withFile("submission_id", pdf, "application/pdf").entries))
  const first = await account.download()
  const paper = linesOf(first, "files").find(({ content_type }) => content_type === "application/pdf")
  expect(first.get(`files/${String(paper?.["id"])}.pdf`)).toEqual(pdf)
  const other = await registerFamily(api)
  await other.restore(await zipOf(first))
  expect(withoutIds(await other.download())).toEqual(withoutIds(first))
})
