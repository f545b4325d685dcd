import { createAssignment, createCurriculum, createStudentLogin } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { startBucketServer } from "../../../testing/bucket-server.ts"
import { smallPdf } from "../../../testing/sample-pdf.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { filePartSize } from "../../../uploads/upload.schema.ts"
import { cleanUp } from "../../data/clean-up/clean-up.service.ts"
import { tendBucket } from "../../data/clean-up/tend-bucket.service.ts"

const server = await startBucketServer()
const api = await openTestApi()
afterAll(async () => {
  await api.close()
  await server.close()
})

let parent: Caller
let child: Caller
let files: Awaited<ReturnType<typeof api.filesOf>>
let family_id: string
let assignment_id: string
beforeEach(async () => {
  api.clock.now = testNow
  api.settings.bucket = server.bucket
  await api.db.rate_limit.deleteMany()
  await api.db.family.deleteMany()
  await tendAt(longAfter)
  const family = await api.openFamily()
  ;({ parent, family_id } = family)
  const curriculum = await createCurriculum(api.db, { family_id })
  const login = await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id })
  child = await api.callerFor(login)
  files = await api.filesOf(login)
  assignment_id = (await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })).id
})

/** After the moments that the database's own clock has written. */
const longAfter = new Date("2100-01-01T00:00:00.000Z")
const after = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000)
const tendAt = (now: Date) => tendBucket({ ...api.facts(), client: api.db, clock: () => now })
const begin = (content: Uint8Array, name = "paper.pdf") =>
  child.files.beginUpload({ assignment_id, name, size: content.length, fingerprint: "a hash" })
const put = async (url: string | null, body: Uint8Array<ArrayBuffer>) =>
  (await fetch(url ?? "", { method: "PUT", body, signal: AbortSignal.timeout(10_000) })).status

describe("a file that is sent to the bucket", { tags: ["assignments.direct-upload"] }, () => {
  test("is checked, kept under a key of its family, and downloaded as it was", async () => {
    const content = smallPdf({ size: 3 * 1024 * 1024 })
    const { id, direct_url, received } = await begin(content)
    expect(received).toEqual([])
    expect(await put(direct_url, content)).toBe(200)
    const file = await child.files.completeUpload({ id })
    expect(file).toMatchObject({ id, name: "paper.pdf", content_type: "application/pdf", size: content.length })
    expect(await child.files.completeUpload({ id })).toEqual(file)
    const { bytes, object_id } = await api.db.file_content.findUniqueOrThrow({ where: { file_id: id } })
    expect(bytes).toBeNull()
    // The object that the browser may overwrite is gone.
    expect(await server.keys()).toEqual([`families/${family_id}/${object_id}`])
    expect(Buffer.compare((await files.read({ id })).content, content)).toBe(0)
  })

  test("cannot be exchanged after it was checked, and what is sent later is deleted", async () => {
    const content = smallPdf({ size: 5000 })
    const { id, direct_url } = await begin(content)
    await put(direct_url, content)
    await child.files.completeUpload({ id })
    expect(await put(direct_url, smallPdf({ size: 5000 }).fill(0, 1000))).toBe(200)
    expect(Buffer.compare((await files.read({ id })).content, content)).toBe(0)
    expect(await server.keys()).toHaveLength(2)
    await tendAt(after(27))
    expect(await server.keys()).toHaveLength(1)
    expect((await files.read({ id })).content).toHaveLength(5000)
  })

  test("is a photo: it is stored without its metadata", { tags: ["assignments.photo-metadata"] }, async () => {
    const flat = { create: { width: 80, height: 60, channels: 3 as const, background: "#888" } }
    const photo = Uint8Array.from(await sharp(flat).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    const { id, direct_url } = await begin(photo, "IMG_0042")
    await put(direct_url, photo)
    expect(await child.files.completeUpload({ id })).toMatchObject({ name: "IMG_0042.jpg" })
    expect(await server.keys()).toEqual([])
    const { orientation, height } = await sharp((await files.read({ id })).content).metadata()
    expect([orientation, height]).toEqual([undefined, 80])
  })

  test("of another kind is refused, and nothing of it remains", { tags: ["assignments.files-refused"] }, async () => {
    const content = new TextEncoder().encode("#!/bin/sh\necho hello\n")
    const { id, direct_url } = await begin(content)
    await put(direct_url, content)
    await expect(child.files.completeUpload({ id })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    expect(await server.keys()).toEqual([])
    expect(await api.db.file.count({ where: { family_id } })).toBe(0)
    expect(await api.db.upload.count({ where: { family_id } })).toBe(0)
  })

  test("and that never arrived is no file", async () => {
    const { id } = await begin(smallPdf({ size: 5000 }))
    await expect(child.files.completeUpload({ id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "The file is incomplete. It has not arrived.",
    })
  })

  test("and is given up is deleted within a day", async () => {
    const content = smallPdf({ size: 5000 })
    const { id, direct_url } = await begin(content)
    await put(direct_url, content)
    await child.files.cancelUpload({ id })
    await cleanUp(api.db, after(25))
    await tendAt(after(25))
    expect(await server.keys()).toHaveLength(1)
    await tendAt(after(27))
    expect(await server.keys()).toEqual([])
    expect(await api.db.unused_object.count()).toBe(0)
  })
})

test("only the person who began an upload gets its address, and only for their work", async () => {
  const { id } = await begin(smallPdf({ size: 5000 }))
  expect((await child.files.readUpload({ id })).direct_url).toContain(`families/${family_id}/`)
  await expect(parent.files.readUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  const other = await api.openFamily()
  await expect(other.parent.files.readUpload({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  const draft = { assignment_id, name: "paper.pdf", size: 5000 }
  await expect(other.parent.files.beginUpload(draft)).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test("a browser that cannot reach the bucket sends parts instead", async () => {
  const content = smallPdf({ size: filePartSize + 100 })
  const { id } = await begin(content)
  for (const position of [0, 1])
    await files.uploadPart({
      id,
      position,
      content: content.slice(position * filePartSize, (position + 1) * filePartSize),
    })
  expect(await child.files.completeUpload({ id })).toMatchObject({ size: content.length })
  expect(Buffer.compare((await files.read({ id })).content, content)).toBe(0)
})

test("a bucket in trouble answers later, and loses nothing", async () => {
  const content = smallPdf({ size: 5000 })
  const { id, direct_url } = await begin(content)
  await put(direct_url, content)
  server.state.failing = true
  await expect(child.files.completeUpload({ id })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  server.state.failing = false
  expect(await child.files.completeUpload({ id })).toMatchObject({ id })
})

test("without a bucket, or while files move back, no address is offered", async () => {
  api.settings.bucket = null
  expect(await begin(smallPdf({ size: 5000 }))).toMatchObject({ direct_url: null })
  api.settings.bucket = { ...server.bucket, takes_files: false }
  expect(await begin(smallPdf({ size: 5001 }))).toMatchObject({ direct_url: null })
})
