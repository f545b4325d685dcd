import {
  createLesson,
  createProvider,
  createResource,
  createStudentLogin,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"
import { resourceTypes } from "./resource.schema.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const atlas = { title: "Student atlas", external_url: "https://maps.example.org/atlas" }

test("is a link by default, with its subject and provider", { tags: ["planning.resource-defaults"] }, async () => {
  const subject = await createSubject(api.db, { family_id })
  const provider = await createProvider(api.db, { family_id })
  const made = await parent.resources.create({ ...atlas, subject_id: subject.id, provider_id: provider.id })
  expect(made).toMatchObject({
    resource_type: "link",
    description: null,
    subject: { id: subject.id },
    provider: { id: provider.id, name: provider.name },
    lesson_count: 0,
  })
  expect(await parent.resources.byId({ id: made.id })).toEqual(made)
})

test.each(["link", "video"] as const)(
  "a %s needs its address, now and after every change",
  { tags: ["planning.resource-validation"] },
  async (type) => {
    const without = parent.resources.create({ title: "No address", resource_type: type, external_url: "" })
    await expect(without).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "URL is required for a link or a video.",
    })
    const paper = await parent.resources.create({ title: "On the shelf", resource_type: "document" })
    const turned = parent.resources.update({ id: paper.id, resource_type: type })
    await expect(turned).rejects.toMatchObject({ cause: { details: { issues: [{ field: "external_url" }] } } })
    const made = await parent.resources.create({ ...atlas, resource_type: type })
    await expect(parent.resources.update({ id: made.id, external_url: null })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    })
    expect(await parent.resources.update({ id: made.id, title: "Atlas" })).toMatchObject({ title: "Atlas", version: 2 })
  },
)

test.each(resourceTypes.filter((type) => type !== "link" && type !== "video"))(
  "a %s can have no address",
  async (resource_type) => {
    expect(await parent.resources.create({ title: "On the shelf", resource_type })).toMatchObject({
      resource_type,
      external_url: null,
    })
  },
)

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.org", "mailto:ada@example.org"])(
  "%s is not a web address",
  async (external_url) => {
    await expect(parent.resources.create({ ...atlas, external_url })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  },
)

test(
  "is found by subject, type and words in title or description, ignoring case and wildcards",
  { tags: ["editing.search-words"] },
  async () => {
    const subject = await createSubject(api.db, { family_id })
    const one = await parent.resources.create({ ...atlas, subject_id: subject.id })
    const film = { title: "Tides", resource_type: "video" as const, external_url: "https://films.example.org" }
    const two = await parent.resources.create({ ...film, description: "100% about the ATLANTIC" })
    const found = async (filter: Parameters<Caller["resources"]["list"]>[0]) =>
      (await parent.resources.list(filter)).map(({ id }) => id)
    expect(await found({})).toEqual([one.id, two.id])
    expect(await found({ subject_id: subject.id })).toEqual([one.id])
    expect(await found({ resource_type: "video" })).toEqual([two.id])
    expect(await found({ search: "atla" })).toEqual([one.id, two.id])
    expect(await found({ search: "0%" })).toEqual([two.id])
    expect(await found({ search: "ÁTLANTIC\u00a0tides" })).toEqual([two.id])
    expect(await found({ search: "%" })).toEqual([two.id])
    expect(await found({ search: "t_des" })).toEqual([])
    expect(await found({ search: "atla", limit: 1, cursor: one.id })).toEqual([two.id])
  },
)

test("a link without https:// is completed before it is saved", { tags: ["editing.links"] }, async () => {
  const made = await parent.resources.create({ ...atlas, external_url: " maps.example.org/sea\u200b " })
  expect(made.external_url).toBe("https://maps.example.org/sea")
  await parent.resources.delete({ id: made.id })
})

test("counts the lessons that use it; deleting it keeps them", async () => {
  const { id } = await createResource(api.db, { family_id })
  const lesson = await createLesson(api.db, { family_id })
  await api.db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: id } })
  expect(await parent.resources.byId({ id })).toMatchObject({ lesson_count: 1 })
  expect(await parent.resources.delete({ id })).toEqual({ id })
  expect(await parent.lessons.byId({ id: lesson.id })).toMatchObject({ resources: [] })
})

test("stays when its subject or provider is deleted", async () => {
  const subject = await createSubject(api.db, { family_id })
  const provider = await createProvider(api.db, { family_id })
  const { id } = await createResource(api.db, { family_id, subject_id: subject.id, provider_id: provider.id })
  await parent.subjects.delete({ id: subject.id })
  await parent.providers.delete({ id: provider.id })
  expect(await parent.resources.byId({ id })).toMatchObject({ subject: null, provider: null })
})

test("a child sees resources of its own lessons, and cannot change them", async () => {
  const lesson = await createLesson(api.db, { family_id })
  const [mine, other] = [await createResource(api.db, { family_id }), await createResource(api.db, { family_id })]
  const siblings = await createLesson(api.db, { family_id })
  await api.db.lesson_resource.createMany({
    data: [
      { family_id, lesson_id: lesson.id, resource_id: mine.id },
      { family_id, lesson_id: siblings.id, resource_id: other.id },
    ],
  })
  const login = await createStudentLogin(api.db, { family_id, student_id: lesson.student_id })
  const child = await api.callerFor(login)
  expect((await child.resources.list({})).map(({ id }) => id)).toEqual([mine.id])
  await expect(child.resources.byId({ id: other.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(child.resources.delete({ id: mine.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
})

test("an out-of-date change is refused with the current resource", async () => {
  const { id } = await parent.resources.create(atlas)
  const current = await parent.resources.update({ id, version: 1, title: "World atlas" })
  await expect(parent.resources.update({ id, version: 1, title: "Old atlas" })).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { details: { current } },
  })
})
