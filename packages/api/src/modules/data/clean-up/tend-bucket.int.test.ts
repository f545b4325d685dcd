import {
  createAssignment,
  createCurriculum,
  createFile,
  createParent,
  createSubmission,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { putObject } from "../../../stored-files/bucket-objects.ts"
import { reserveObject } from "../../../stored-files/unused-objects.ts"
import { startBucketServer } from "../../../testing/bucket-server.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"
import { openFullFamily } from "../../../testing/archives.ts"
import { cleanUp } from "./clean-up.service.ts"
import { tendBucket } from "./tend-bucket.service.ts"

const server = await startBucketServer()
const api = await openTestApi()
afterAll(async () => {
  await api.close()
  await server.close()
})

let parent: Caller
let user: Awaited<ReturnType<typeof api.openFamily>>["user"]
let family_id: string
beforeEach(async () => {
  api.settings.bucket = server.bucket
  api.clock.now = new Date()
  await api.db.family.deleteMany()
  await tend(daysFromNow(400))
  ;({ parent, user, family_id } = await api.openFamily())
})

// The database's own clock says when a file was deleted.
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
const tend = (now = daysFromNow(0.01)) => tendBucket({ ...api.facts(), client: api.db, clock: () => now })
const backToDatabase = async () => {
  api.settings.bucket = { ...server.bucket, takes_files: false }
  return tend()
}

/** A file that was turned in, and its bytes. */
async function turnedIn() {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  const { id: assignment_id } = await createAssignment(api.db, { family_id, curriculum_id, status: "submitted" })
  const { id: submission_id } = await createSubmission(api.db, { assignment_id })
  const { id } = await createFile(api.db, { family_id, submission_id })
  return { id, curriculum_id, content: await read(id) }
}
const read = async (id: string) => (await (await api.filesOf(user)).read({ id })).content
const objectOf = async (file_id: string) => (await api.db.file_content.findUnique({ where: { file_id } }))?.object_id

describe("files move to the bucket", { tags: ["assignments.files-in-bucket"] }, () => {
  test("byte for byte, under keys of their family, and once", async () => {
    const [one, two] = [await turnedIn(), await turnedIn()]
    expect(await tend()).toEqual({ moved_files: 2, deleted_objects: 0, is_complete: true })
    expect(await tend()).toEqual({ moved_files: 0, deleted_objects: 0, is_complete: true })
    const keys = [await objectOf(one.id), await objectOf(two.id)].map((object) => `families/${family_id}/${object}`)
    expect(await server.keys()).toEqual(keys.sort())
    expect(await read(one.id)).toEqual(one.content)
    expect(await api.db.file_content.count({ where: { family_id, bytes: { not: null } } })).toBe(0)
    expect(await api.db.unused_object.count()).toBe(0)
  })

  test("but pictures of people and logos stay in the database", async () => {
    const { id } = await createFile(api.db, { family_id })
    await api.db.file.update({ where: { id }, data: { assignment_id: null, user_id: user.id } })
    expect(await tend()).toMatchObject({ moved_files: 0 })
  })

  test("and the next run continues after a failure, without loss or remains", async () => {
    const files = [await turnedIn(), await turnedIn(), await turnedIn()]
    server.state.failing = true
    expect(await tend()).toMatchObject({ moved_files: 0, is_complete: false })
    server.state.failing = false
    expect(await read(files[0]?.id ?? "")).toEqual(files[0]?.content)
    // A run that was killed between storing an object and changing its row leaves this behind.
    const object = await reserveObject({ db: api.db, family_id, now: new Date() }, 3_600_000)
    await putObject(server.bucket, object, new Uint8Array([1]))
    expect(await tend()).toMatchObject({ moved_files: 3, is_complete: true })
    expect(await server.keys()).toHaveLength(4)
    await tend(daysFromNow(1))
    expect(await server.keys()).toHaveLength(3)
    for (const { id, content } of files) expect(await read(id)).toEqual(content)
  })

  test("also while two runs do it at once", async () => {
    const files = [await turnedIn(), await turnedIn(), await turnedIn()]
    const runs = await Promise.all([tend(), tend()])
    expect(runs[0].moved_files + runs[1].moved_files).toBe(3)
    await tend(daysFromNow(1))
    expect(await server.keys()).toHaveLength(3)
    for (const { id, content } of files) expect(await read(id)).toEqual(content)
  })

  test("and back to the database", async () => {
    const file = await turnedIn()
    const deleted = await turnedIn()
    await tend()
    const { change_id } = await parent.curriculum.delete({ id: deleted.curriculum_id })
    expect(await backToDatabase()).toMatchObject({ moved_files: 2, is_complete: true })
    await tend(daysFromNow(2))
    expect(await server.keys()).toEqual([])
    api.settings.bucket = null
    expect(await read(file.id)).toEqual(file.content)
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await read(deleted.id)).toEqual(deleted.content)
  })
})

describe("an object is deleted with its file", { tags: ["assignments.files-in-bucket"] }, () => {
  test("but only when the deletion cannot be undone any more", async () => {
    const { id, content, curriculum_id } = await turnedIn()
    await tend()
    const { change_id } = await parent.curriculum.delete({ id: curriculum_id })
    expect(await tend()).toMatchObject({ deleted_objects: 0 })
    await parent.changes.undo({ id: change_id ?? "" })
    await tend(daysFromNow(2))
    expect(await read(id)).toEqual(content)

    await parent.curriculum.delete({ id: curriculum_id })
    await cleanUp(api.db, daysFromNow(29))
    await tend(daysFromNow(29))
    expect(await server.keys()).toHaveLength(1)
    await cleanUp(api.db, daysFromNow(31))
    await tend(daysFromNow(32))
    expect(await server.keys()).toEqual([])
    expect(await api.db.unused_object.count()).toBe(0)
  })

  test("also if the whole family is deleted, and the run is interrupted", async () => {
    const other = await createParent(api.db)
    await createFile(api.db, { family_id: other.family_id })
    await turnedIn()
    await turnedIn()
    await tend()
    await api.db.family.delete({ where: { id: family_id } })
    server.state.failing = true
    expect(await tend()).toMatchObject({ deleted_objects: 0, is_complete: false })
    server.state.failing = false
    expect(await tend()).toMatchObject({ deleted_objects: 2, is_complete: true })
    expect(await server.keys()).toEqual([expect.stringContaining(`families/${other.family_id}/`)])
    expect(await api.db.unused_object.count()).toBe(0)
  })
})

test("a family cannot read another family's object, even with its id", async () => {
  const { id } = await turnedIn()
  await tend()
  const object_id = await objectOf(id)
  const other = await api.openFamily()
  const theirs = await createFile(api.db, { family_id: other.family_id })
  await api.db.file_content.delete({ where: { file_id: id } })
  await api.db.file_content.update({ where: { file_id: theirs.id }, data: { bytes: null, object_id } })
  // The key is made from the family of the reader.
  await expect((await api.filesOf(other.user)).read({ id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test("a family's archive has the files of the bucket", { tags: ["assignments.files-in-bucket"] }, async () => {
  const full = await openFullFamily(api)
  const filesOf = async () => [...(await full.download())].filter(([name]) => name.startsWith("files/"))
  const before = await filesOf()
  expect(before.length).toBeGreaterThan(3)
  expect((await tend()).moved_files).toBeGreaterThan(3)
  expect(await filesOf()).toEqual(before)
})
