import { createAssignment, createCurriculum, createParent, createStudentLogin } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { crc32 } from "node:zlib"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { smallPdf } from "../../../testing/sample-pdf.ts"
import { cleanUp } from "../../data/clean-up/clean-up.service.ts"
import { largestInOneRequest } from "@hearthbook/core/limits/file-limits"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let child: Caller
let files: Awaited<ReturnType<typeof api.filesOf>>
let parentsFiles: typeof files
let family_id: string
let assignment_id: string
let login: Awaited<ReturnType<typeof createStudentLogin>>
beforeEach(async () => {
  api.clock.now = testNow
  const family = await api.openFamily()
  ;({ parent, family_id } = family)
  const curriculum = await createCurriculum(api.db, { family_id })
  login = await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id })
  child = await api.callerFor(login)
  files = await api.filesOf(login)
  parentsFiles = await api.filesOf(family.user)
  assignment_id = (await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })).id
})

const daysOn = (days: number) => new Date(testNow.getTime() + days * 86_400_000)
const draw = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
const photo = async () =>
  new Uint8Array(
    await draw()
      .withExif({ IFD0: { Artist: "Ada" } })
      .jpeg()
      .toBuffer(),
  )
const pdf = smallPdf()
const jpeg = { name: "map.jpg" }
const paper = { name: "paper.pdf" }

test("photos and PDFs wait with the work, are turned in with it in order, and can be downloaded unchanged", async () => {
  const { id: first } = await files.upload({ assignment_id, ...jpeg, content: await photo() })
  const { id: second } = await files.upload({ assignment_id, ...paper, content: pdf })
  expect(await child.files.waiting({ assignment_id })).toMatchObject([{ name: "map.jpg" }, { name: "paper.pdf" }])
  expect(await child.assignments.byId({ id: assignment_id })).toMatchObject({ status: "assigned" })
  await child.submissions.create({ assignment_id, text: "See the map.", file_ids: [second, first] })
  expect(await child.files.waiting({ assignment_id })).toEqual([])
  expect(await parent.submissions.list({ assignment_id })).toMatchObject([
    { kind: "upload", text: "See the map.", files: [{ id: second }, { id: first, content_type: "image/jpeg" }] },
  ])
  expect(await parentsFiles.read({ id: second })).toMatchObject({ name: "paper.pdf", size: pdf.length, content: pdf })
})

test(
  "a photo is stored upright and without metadata such as location, time and camera",
  { tags: ["assignments.photo-metadata"] },
  async () => {
    const taken = draw(60, 40).withExif({ IFD0: { Artist: "Ada" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
    const content = new Uint8Array(await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const { id } = await files.upload({ assignment_id, ...jpeg, content })
    const kept = await sharp((await parentsFiles.read({ id })).content).metadata()
    expect(kept).toMatchObject({ format: "jpeg", width: 40, height: 60 })
    expect([kept.exif, kept.iptc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
  },
)

test("a photo larger than a page needs is scaled down", async () => {
  const content = new Uint8Array(await draw(4000, 1000).png().toBuffer())
  const { id } = await files.upload({ assignment_id, name: "wall", content })
  expect(await child.files.waiting({ assignment_id })).toMatchObject([{ id, name: "wall.png" }])
  expect(await sharp((await files.read({ id })).content).metadata()).toMatchObject({ width: 2400, height: 600 })
})

/** A few bytes that declare 7,000 by 7,000 pixels of eight bytes. */
async function deepPicture() {
  const small = await draw(8, 8).ensureAlpha().toColourspace("rgb16").png().toBuffer()
  small.writeUInt32BE(7000, 16)
  small.writeUInt32BE(7000, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return { name: "wall.png", content: new Uint8Array(small) }
}

test("a file is recognized by its content, whatever its name", { tags: ["assignments.files"] }, async () => {
  const send = async (name: string, content: Uint8Array<ArrayBuffer>) =>
    (await files.upload({ assignment_id, name, content })).name
  expect(await send("IMG_0042", await photo())).toBe("IMG_0042.jpg")
  expect(await send("photo.heic", await photo())).toBe("photo.jpg")
  expect(await send("x.PDF.jpg", pdf)).toBe("x.PDF")
  const webp = new Uint8Array(await draw().webp().toBuffer())
  expect(await files.upload({ assignment_id, name: "map.webp", content: webp })).toMatchObject({
    name: "map.jpg",
    content_type: "image/jpeg",
  })
})

describe("refused with a message, and nothing is stored:", { tags: ["assignments.image-bombs"] }, () => {
  const html = new TextEncoder().encode("<script>alert(1)</script>")
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const heic = bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic")
  const bomb = () => draw(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  test.each<[string, () => Promise<{ name: string; content: Uint8Array<ArrayBuffer> }>, RegExp]>([
    ["an HTML page named as a photo", async () => ({ ...jpeg, content: html }), /Only photos .*PDF/],
    ["a film", async () => ({ ...jpeg, content: bytes("\0\0\0\x14ftypisom\0\0\0\0isom") }), /Only photos/],
    ["an iPhone's photo, which the browser converts", async () => ({ ...jpeg, content: heic }), /Only photos/],
    [
      "an old Word file",
      async () => ({ ...paper, content: bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") }),
      /Save it as .docx or PDF/,
    ],
    ["half a photo", async () => ({ ...jpeg, content: (await photo()).slice(0, 200) }), /damaged/],
    [
      "5 MB",
      async () => ({ ...paper, content: Buffer.concat([pdf, Buffer.alloc(largestInOneRequest)]) }),
      /4 MB at most/,
    ],
    [
      "an HTML page that starts like a PDF",
      async () => ({ ...paper, content: new TextEncoder().encode("%PDF-<html><script>alert(1)</script>") }),
      /This PDF is damaged/,
    ],
    [
      "an HTML page that contains a whole PDF",
      async () => ({ ...paper, content: Buffer.concat([html, pdf]) }),
      /This PDF is damaged/,
    ],
    ["a picture within the pixel limit with 16-bit channels", async () => deepPicture(), /too many pixels/],
    ["an empty file", async () => ({ ...paper, content: new Uint8Array() }), /empty/],
    [
      "a small file with a huge number of pixels",
      async () => ({ name: "wall.png", content: new Uint8Array(await bomb()) }),
      /too many pixels/,
    ],
  ])("%s", async (_, make, message) => {
    const refused = files.upload({ assignment_id, ...(await make()) })
    await expect(refused).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(message),
      cause: { details: { issues: [{ field: "file" }] } },
    })
    expect(await api.db.file.count({ where: { family_id } })).toBe(0)
    expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
  })

  test("a sixth file, also if six are sent at once", async () => {
    const ended = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((n) => files.upload({ assignment_id, ...paper, name: `${n}.pdf`, content: pdf })),
    )
    const refused = ended.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []))
    expect(refused).toEqual(["You can turn in 5 files at most."])
    expect(await api.db.file_content.count({ where: { family_id } })).toBe(5)
  })
})

test("a file can be removed while it waits, but not once it is turned in", async () => {
  const { id } = await files.upload({ assignment_id, ...paper, content: pdf })
  expect(await child.files.delete({ id })).toEqual({ id })
  expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
  const { id: kept } = await files.upload({ assignment_id, ...paper, content: pdf })
  await child.submissions.create({ assignment_id, file_ids: [kept] })
  await expect(child.files.delete({ id: kept })).rejects.toMatchObject({ code: "CONFLICT" })
})

test("no one else can read, add, turn in or remove a file: no sibling, no other family", async () => {
  const { id } = await files.upload({ assignment_id, ...paper, content: pdf })
  const sibling = await createStudentLogin(api.db, { family_id })
  const stranger = await createParent(api.db)
  for (const other of [sibling, stranger]) {
    const [caller, theirFiles] = [await api.callerFor(other), await api.filesOf(other)]
    const notFound = { code: "NOT_FOUND" }
    await expect(theirFiles.read({ id })).rejects.toMatchObject(notFound)
    await expect(theirFiles.upload({ assignment_id, ...paper, content: pdf })).rejects.toMatchObject(notFound)
    await expect(caller.files.waiting({ assignment_id })).rejects.toMatchObject(notFound)
    await expect(caller.files.delete({ id })).rejects.toMatchObject(notFound)
    await expect(caller.submissions.create({ assignment_id, file_ids: [id] })).rejects.toMatchObject(notFound)
  }
  expect(await child.files.waiting({ assignment_id })).toHaveLength(1)
})

test("a file of another assignment cannot be turned in, and then nothing is", async () => {
  const { curriculum_id } = await child.assignments.byId({ id: assignment_id })
  const other = await createAssignment(api.db, { family_id, curriculum_id })
  const { id } = await files.upload({ assignment_id: other.id, ...paper, content: pdf })
  await expect(child.submissions.create({ assignment_id, file_ids: [id] })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await child.assignments.byId({ id: assignment_id })).toMatchObject({ status: "assigned" })
  expect(await child.submissions.list({ assignment_id })).toEqual([])
})

test("graded work accepts no more files", async () => {
  await parent.grades.record({ assignment_id, points_earned: 90 })
  await expect(files.upload({ assignment_id, ...paper, content: pdf })).rejects.toMatchObject({ code: "CONFLICT" })
})

test("work with files of one child cannot move to another, because the files would move too", async () => {
  await files.upload({ assignment_id, ...paper, content: pdf })
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  await expect(parent.assignments.update({ id: assignment_id, curriculum_id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("has added photos or files"),
  })
})

test("files of an unsubmitted submission count among the five", async () => {
  const add = async (n: number) => (await files.upload({ assignment_id, ...paper, name: `${n}.pdf`, content: pdf })).id
  const first = [await add(1), await add(2), await add(3)]
  await child.submissions.create({ assignment_id, file_ids: [...first, ...first.slice(0, 1)] })
  const [submission] = await child.submissions.list({ assignment_id })
  for (const n of [4, 5, 6]) await add(n)
  await expect(child.submissions.unsubmit({ id: submission?.id ?? "" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Only 5 files can wait at once. Remove some of the new ones first.",
  })
})

test("a hundred uploads an hour are allowed", async () => {
  const key = { key: `upload:${(await child.auth.whoami()).id}`, count: 100, window_start: api.clock.now }
  await api.db.rate_limit.create({ data: key })
  const one = files.upload({ assignment_id, ...paper, content: pdf })
  await expect(one).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})

test("a submission can be unsubmitted until it is graded: its files wait again, and no one is notified", async () => {
  const { id } = await files.upload({ assignment_id, ...paper, content: pdf })
  await child.submissions.create({ assignment_id, file_ids: [id] })
  const [submission] = await child.submissions.list({ assignment_id })
  const back = await child.submissions.unsubmit({ id: submission?.id ?? "" })
  expect(back).toMatchObject({ status: "in_progress", submission_url: null })
  expect(await child.files.waiting({ assignment_id })).toMatchObject([{ id }])
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect(await parent.notifications.list({})).toEqual([])
  await child.submissions.create({ assignment_id, file_ids: [id] })
  await parent.grades.record({ assignment_id, points_earned: 90 })
  const [again] = await child.submissions.list({ assignment_id })
  await expect(child.submissions.unsubmit({ id: again?.id ?? "" })).rejects.toMatchObject({ code: "CONFLICT" })
})

test("an upload that is never turned in is deleted after a month; one that was turned in stays", async () => {
  const { id: attached } = await files.upload({ assignment_id, ...paper, content: pdf })
  await child.submissions.create({ assignment_id, file_ids: [attached] })
  const other = await createAssignment(api.db, { family_id, student_id: (await child.auth.whoami()).student_id ?? "" })
  const { id: waiting } = await files.upload({ assignment_id: other.id, ...paper, content: pdf })
  await cleanUp(api.db, daysOn(29))
  expect(await api.db.file.count({ where: { id: waiting } })).toBe(1)
  await cleanUp(api.db, daysOn(31))
  expect(await api.db.file.findMany({ where: { id: { in: [waiting, attached] } } })).toMatchObject([{ id: attached }])
})

test("a file that is unsubmitted after months waits for another month", async () => {
  const { id } = await files.upload({ assignment_id, ...paper, content: pdf })
  await child.submissions.create({ assignment_id, file_ids: [id] })
  const [submission] = await child.submissions.list({ assignment_id })
  api.clock.now = daysOn(90)
  const later = await api.callerFor(login)
  await later.submissions.unsubmit({ id: String(submission?.id) })
  await cleanUp(api.db, daysOn(119))
  expect(await api.db.file.count({ where: { id } })).toBe(1)
  await cleanUp(api.db, daysOn(121))
  expect(await api.db.file.count({ where: { id } })).toBe(0)
})
