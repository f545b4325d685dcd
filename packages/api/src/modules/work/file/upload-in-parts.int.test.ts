import { createAssignment, createCurriculum, createStudentLogin } from "@hearthbook/db/testing/factories"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { smallPdf } from "../../../testing/sample-pdf.ts"
import { largestFile } from "@hearthbook/core/limits/file-limits"
import { filePartSize as partSize } from "../../../uploads/upload.schema.ts"
import { cleanUp } from "../../data/clean-up/clean-up.service.ts"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let child: Caller
let files: Awaited<ReturnType<typeof api.filesOf>>
let family_id: string
let assignment_id: string
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.rate_limit.deleteMany()
  await api.db.upload.deleteMany()
  const family = await api.openFamily()
  ;({ parent, family_id } = family)
  const curriculum = await createCurriculum(api.db, { family_id })
  const login = await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id })
  child = await api.callerFor(login)
  files = await api.filesOf(login)
  assignment_id = (await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })).id
})

type Bytes = Uint8Array<ArrayBuffer>
const partOf = (content: Bytes, position: number) => content.slice(position * partSize, (position + 1) * partSize)
const begin = (content: Bytes, name = "paper.pdf") =>
  child.files.beginUpload({ assignment_id, name, size: content.length, fingerprint: "a hash" })
/** Sends every part that the server does not have yet. */
async function send(content: Bytes, name?: string) {
  const { id, received } = await begin(content, name)
  for (let position = 0; position * partSize < content.length; position++) {
    if (!received.includes(position)) await files.uploadPart({ id, position, content: partOf(content, position) })
  }
  return id
}
const stored = async () => [
  await api.db.file.count({ where: { family_id } }),
  await api.db.file_content.count({ where: { family_id } }),
]

test(
  "a file of 25 MB arrives whole, and is downloaded as it was",
  { tags: ["assignments.large-files", "slow"] },
  async () => {
    const content = smallPdf({ size: largestFile })
    expect(content.length).toBe(largestFile)
    const id = await send(content)
    const file = await child.files.completeUpload({ id })
    expect(file).toMatchObject({ id, name: "paper.pdf", content_type: "application/pdf", size: largestFile })
    expect(await api.db.upload.count({ where: { family_id } })).toBe(0)
    expect(Buffer.compare((await files.read({ id })).content, content)).toBe(0)
    expect(await child.files.waiting({ assignment_id })).toEqual([file])
    // The answer was lost.
    expect(await child.files.completeUpload({ id })).toEqual(file)
    expect(await stored()).toEqual([1, 1])
  },
)

test("an upload continues when the same file is chosen again", { tags: ["assignments.large-files"] }, async () => {
  const content = smallPdf({ size: 2 * partSize + 100 })
  const { id } = await begin(content)
  await files.uploadPart({ id, position: 1, content: partOf(content, 1) })
  expect(await begin(content)).toMatchObject({ id, received: [1] })
  expect(await child.files.readUpload({ id })).toMatchObject({ received: [1] })
  const another = await child.files.beginUpload({
    assignment_id,
    name: "paper.pdf",
    size: content.length,
    fingerprint: "another",
  })
  expect(another).toMatchObject({ received: [] })
  await expect(child.files.completeUpload({ id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "The file is incomplete. Parts missing: 2.",
  })
  expect(await child.files.cancelUpload({ id })).toEqual({ id })
  await expect(child.files.readUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test(
  "a large photo is stored upright and smaller, and a document unchanged",
  { tags: ["assignments.photo-metadata", "slow"] },
  async () => {
    const noise = {
      create: {
        width: 1600,
        height: 1200,
        channels: 3 as const,
        background: "#888",
        noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
      },
    }
    const photo = Uint8Array.from(await sharp(noise).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer())
    const id = await send(photo, "IMG_0042")
    expect(await child.files.completeUpload({ id })).toMatchObject({ name: "IMG_0042.jpg", content_type: "image/jpeg" })
    const { content } = await files.read({ id })
    const { width, height, orientation } = await sharp(content).metadata()
    expect([width, height, orientation]).toEqual([1200, 1600, undefined])
    const docx = Uint8Array.from(readFileSync(new URL("../../../../../../tests/samples/story.docx", import.meta.url)))
    const story = await send(docx, "My story")
    expect(await child.files.completeUpload({ id: story })).toMatchObject({ name: "My story.docx" })
    expect((await files.read({ id: story })).content).toEqual(docx)
  },
)

describe("nothing is kept", { tags: ["assignments.files-refused"] }, () => {
  test("of a file that is too large, or empty", async () => {
    const draft = { assignment_id, name: "a.pdf" }
    await expect(child.files.beginUpload({ ...draft, size: largestFile + 1 })).rejects.toThrow(
      "A file can have 25 MB at most.",
    )
    await expect(child.files.beginUpload({ ...draft, size: 0 })).rejects.toThrow("This file is empty.")
  })

  test("of a file whose size was announced wrong", async () => {
    const content = smallPdf({ size: partSize + 10 })
    const { id } = await begin(content)
    await files.uploadPart({ id, position: 0, content: partOf(content, 0) })
    const last = (length: number) => files.uploadPart({ id, position: 1, content: new Uint8Array(length) })
    await expect(last(11)).rejects.toThrow("Part 1 must have 10 bytes, but has 11.")
    await expect(last(9)).rejects.toThrow("Part 1 must have 10 bytes, but has 9.")
    await expect(files.uploadPart({ id, position: 2, content: new Uint8Array(10) })).rejects.toThrow("is at position 1")
    await expect(child.files.completeUpload({ id })).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await stored()).toEqual([0, 0])
  })

  test("of a file of another kind: it is refused with its first part", async () => {
    const film = new Uint8Array(2 * partSize)
    film.set(new TextEncoder().encode("....ftypisom"))
    const { id } = await begin(film, "film.pdf")
    await expect(files.uploadPart({ id, position: 0, content: partOf(film, 0) })).rejects.toMatchObject({
      message: expect.stringMatching(/^Only photos/),
      cause: { details: { issues: [{ field: "file" }] } },
    })
    expect(await child.files.readUpload({ id })).toMatchObject({ received: [] })
  })

  test("of a file whose content lies: it is refused at the end, and its upload is deleted", async () => {
    const page = new Uint8Array(partSize + 10)
    page.set(new TextEncoder().encode("%PDF-1.7 <script>alert(1)</script>"))
    const id = await send(page)
    await expect(child.files.completeUpload({ id })).rejects.toThrow("This PDF is damaged.")
    await expect(child.files.completeUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await stored()).toEqual([0, 0])
    expect(await api.db.upload_part.count({ where: { family_id } })).toBe(0)
  })

  test("of a sixth file, also if six are completed at once", { tags: ["slow"] }, async () => {
    const contents = [1, 2, 3, 4, 5].map((n) => smallPdf({ before: " ".repeat(n) }))
    const ids = []
    for (const content of contents) ids.push(await send(content))
    await files.upload({ assignment_id, name: "first.pdf", content: smallPdf() })
    const ended = await Promise.allSettled(ids.map((id) => child.files.completeUpload({ id })))
    const answers = ended.map((answer) => (answer.status === "fulfilled" ? "kept" : String(answer.reason)))
    expect(answers.toSorted()).toEqual([
      expect.stringContaining("You can turn in 5 files at most."),
      ...Array.from({ length: 4 }, () => "kept"),
    ])
    expect(await stored()).toEqual([5, 5])
    await expect(begin(smallPdf({ before: "more" }))).rejects.toThrow("You can turn in 5 files at most.")
  })

  test("of an upload that another person of the family completes", async () => {
    const id = await send(smallPdf())
    await expect(parent.files.completeUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(parent.files.readUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(parent.files.cancelUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await stored()).toEqual([0, 0])
  })
})

test(
  "a file is completed once, also if it is asked for at the same moment",
  { tags: ["assignments.large-files"] },
  async () => {
    const id = await send(smallPdf())
    const answers = await Promise.all([1, 2, 3].map(() => child.files.completeUpload({ id })))
    expect(new Set(answers.map((file) => file.id))).toEqual(new Set([id]))
    expect(await stored()).toEqual([1, 1])
  },
)

describe("the space for uploads", { tags: ["assignments.upload-limits"] }, () => {
  const others = async (
    count: number,
    family: { family_id: string; user: { id: string } },
    work: string,
    size = largestFile,
  ) => {
    const data = { family_id: family.family_id, user_id: family.user.id, purpose: "file" as const, assignment_id: work }
    for (let n = 0; n < count; n++)
      await api.db.upload.create({ data: { ...data, name: `${n}`, size, created_at: testNow } })
  }
  const otherFamily = async () => {
    const family = await api.openFamily()
    return { family, work: (await createAssignment(api.db, { family_id: family.family_id })).id }
  }
  const busy = {
    code: "TOO_MANY_REQUESTS",
    message: "Too many files are being uploaded right now. Please try again later.",
  }

  test("of one family is 200 MB and 20 uploads, before a byte has arrived", async () => {
    const full = await otherFamily()
    await others(8, full.family, full.work)
    const many = await otherFamily()
    await others(19, many.family, many.work, 1)
    const announce = async ({ family }: typeof full, name: string) =>
      family.parent.files.beginUpload({ assignment_id: await anotherWork(family), name, size: 1 })
    await expect(announce(full, "a")).rejects.toMatchObject(busy)
    await announce(many, "a")
    await expect(announce(many, "b")).rejects.toMatchObject(busy)
    await begin(smallPdf())
  })

  test("of all families is 5 GB", { tags: ["slow"] }, async () => {
    const { family, work } = await otherFamily()
    await others(200, family, work)
    await expect(child.files.beginUpload({ assignment_id, name: "b", size: 1 })).rejects.toMatchObject(busy)
  })
  const anotherWork = async ({ family_id }: { family_id: string }) => (await createAssignment(api.db, { family_id })).id

  test("is free again after a day", async () => {
    const { family, work } = await otherFamily()
    await others(200, family, work)
    await cleanUp(api.db, new Date(testNow.getTime() + 23 * 3_600_000))
    expect(await api.db.upload.count()).toBe(200)
    api.clock.now = new Date(testNow.getTime() + 25 * 3_600_000)
    await cleanUp(api.db, api.clock.now)
    expect(await api.db.upload.count()).toBe(0)
  })

  test("has room for five files of one person and assignment: the oldest makes room", async () => {
    const ids = []
    for (const n of [1, 2, 3, 4, 5, 6]) ids.push((await begin(smallPdf({ before: " ".repeat(n) }))).id)
    expect((await api.db.upload.findMany({ where: { family_id } })).map(({ id }) => id).toSorted()).toEqual(
      ids.slice(1).toSorted(),
    )
  })

  test("lets a family upload 1 GB a day", async () => {
    await api.db.rate_limit.create({ data: { key: `upload MB:${family_id}`, count: 1024, window_start: testNow } })
    await expect(begin(smallPdf())).rejects.toThrow("Your family has uploaded 1 GB today. Try again in 24 hours.")
  })
})

test("an upload ends with its assignment, and a graded one takes no file", async () => {
  const id = await send(smallPdf())
  await parent.grades.record({ assignment_id, points_earned: 90 })
  await expect(child.files.completeUpload({ id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This work is already graded.",
  })
  await expect(begin(smallPdf({ before: " " }))).rejects.toMatchObject({ code: "CONFLICT" })
  await parent.assignments.delete({ id: assignment_id })
  await expect(child.files.completeUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await api.db.upload_part.count({ where: { family_id } })).toBe(0)
})
