/** @module-tag slow */
import { createParent, createProvider, createStudentLogin } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { copyUntriedLogos } from "./copy-logos.service.ts"

const site = "https://logos.example/logo.png"
/** The content at each address, and the addresses that were requested. */
let pictures: Record<string, Uint8Array>
let asked: string[]
const api = await openTestApi({
  async fetch_logo(address) {
    asked.push(address)
    const picture = pictures[address]
    if (!picture) throw new Error("the site answered 404")
    return picture
  },
})
afterAll(api.close)

const draw = (width: number, height: number, background = "#0f766e") =>
  sharp({ create: { width, height, channels: 4, background } })
const text = (content: string) => new TextEncoder().encode(content)
const runJob = () => copyUntriedLogos(api.facts())

let png: Buffer
beforeEach(async () => {
  api.clock.now = testNow
  png = await draw(800, 400)
    .withExif({ IFD0: { Artist: "Ada" } })
    .png()
    .toBuffer()
  pictures = { [site]: png }
  asked = []
})

test(
  "a provider's logo is copied when it is saved: small, without metadata, and visible to the family's adults",
  { tags: ["planning.provider-logo"] },
  async () => {
    const { parent, family_id } = await api.openFamily()
    const provider = await parent.providers.create({ name: "Saxon", logo_url: site })
    expect(provider).toMatchObject({ logo_url: site, logo_id: expect.any(String), version: 1 })
    expect(await parent.providers.list({})).toEqual([provider])
    const files = await api.filesOf(await createParent(api.db, { family_id }))
    const { content, content_type, name } = await files.read({ id: String(provider.logo_id) })
    expect({ content_type, name }).toEqual({ content_type: "image/png", name: "logo.png" })
    const kept = await sharp(content).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(["png", 256, 128, undefined])
  },
)

test("is not visible to other families and children, and cannot be removed like a file of an assignment", async () => {
  const { parent, family_id } = await api.openFamily()
  const { logo_id } = await parent.providers.create({ name: "Saxon", logo_url: site })
  const id = String(logo_id)
  for (const other of [await createParent(api.db), await createStudentLogin(api.db, { family_id })]) {
    await expect((await api.filesOf(other)).read({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  }
  await expect(parent.files.delete({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

describe("is saved without a copy if the address has", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`
  const half = async () => (await draw(80, 80).png().toBuffer()).subarray(0, 90)
  test.each<[string, () => Promise<Uint8Array>]>([
    ["an HTML page", async () => text("<!doctype html><script>alert(1)</script>")],
    ["an SVG, which may refer to other files", async () => text(svg)],
    ["a PDF", async () => text("%PDF-1.4\n%%EOF\n")],
    ["half a picture", half],
    ["nothing", async () => new Uint8Array()],
    ["a small file with a huge number of pixels", () => draw(12_000, 9_000).png().toBuffer()],
  ])("%s", async (_, make) => {
    pictures[site] = await make()
    const { parent, family_id } = await api.openFamily()
    expect(await parent.providers.create({ name: "Saxon", logo_url: site })).toMatchObject({
      logo_url: site,
      logo_id: null,
    })
    expect(await api.db.file.count({ where: { family_id } })).toBe(0)
  })
})

test.each(["jpeg", "gif", "webp"] as const)("a %s becomes a PNG", async (format) => {
  pictures[site] = await draw(40, 20).toFormat(format).toBuffer()
  const { parent, user } = await api.openFamily()
  const { logo_id } = await parent.providers.create({ name: "Saxon", logo_url: site })
  const { content } = await (await api.filesOf(user)).read({ id: String(logo_id) })
  expect(await sharp(content).metadata()).toMatchObject({ format: "png", width: 40, height: 20 })
})

test("a site is called again only for another address, or for the same one without a copy", async () => {
  const { parent, family_id } = await api.openFamily()
  const { id, version, ...saved } = await parent.providers.create({ name: "Saxon", logo_url: site })
  const { logo_id } = saved
  expect(await parent.providers.update({ id, version, name: "Saxon Math", logo_url: site })).toMatchObject({ logo_id })
  expect(asked).toEqual([site])

  const gone = "https://logos.example/gone.png"
  expect(await parent.providers.update({ id, logo_url: gone })).toMatchObject({ logo_url: gone, logo_id: null })
  expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
  pictures[gone] = png
  expect(await parent.providers.update({ id, name: "Saxon" })).toMatchObject({ logo_id: null })
  expect(await parent.providers.update({ id, logo_url: gone })).toMatchObject({ logo_id: expect.any(String) })
  expect(asked).toEqual([site, gone, gone])

  expect(await parent.providers.update({ id, logo_url: null })).toMatchObject({ logo_url: null, logo_id: null })
  expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
})

test("a change that is out of date keeps the existing copy", async () => {
  const { parent } = await api.openFamily()
  const { id, version, logo_id } = await parent.providers.create({ name: "Saxon", logo_url: site })
  await parent.providers.update({ id, version, name: "Saxon Math" })
  const late = parent.providers.update({ id, version, logo_url: "https://logos.example/other.png" })
  await expect(late).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await parent.providers.byId({ id })).toMatchObject({ logo_url: site, logo_id })
  expect(asked).toEqual([site])
})

test("the copy is deleted with its provider", async () => {
  const { parent, family_id } = await api.openFamily()
  const { id } = await parent.providers.create({ name: "Saxon", logo_url: site })
  await parent.providers.delete({ id })
  expect(await api.db.file.count({ where: { family_id } })).toBe(0)
})

describe("the hourly job", () => {
  beforeEach(() => api.db.provider.deleteMany())

  test("copies the logos of older providers, and tries each address once", async () => {
    const { parent, family_id } = await api.openFamily()
    const old = { family_id, version: 3 }
    const { id } = await createProvider(api.db, { ...old, name: "Saxon", logo_url: site })
    await createProvider(api.db, { ...old, name: "Gone", logo_url: "https://logos.example/gone.png" })
    await createProvider(api.db, { ...old, name: "Without" })
    expect(await runJob()).toEqual({ logos: 1 })
    expect(await parent.providers.byId({ id })).toMatchObject({ logo_id: expect.any(String), version: 3 })
    expect(asked).toHaveLength(2)
    expect(await runJob()).toEqual({ logos: 0 })
    expect(asked).toHaveLength(2)
  })

  test("gives each family a turn before one of a thousand providers gets a second", async () => {
    const many = await api.openFamily()
    const few = await api.openFamily()
    const rows = Array.from({ length: 1000 }, (_, n) => ({ family_id: many.family_id, name: `${n}`, logo_url: site }))
    await api.db.provider.createMany({ data: rows })
    const { id } = await createProvider(api.db, { family_id: few.family_id, logo_url: site })
    expect(await runJob()).toEqual({ logos: 30 })
    expect(await few.parent.providers.byId({ id })).toMatchObject({ logo_id: expect.any(String) })
  })

  test("copies what a family saves beyond sixty logos per hour", async () => {
    const { parent, family_id } = await api.openFamily()
    const key = { key: `logo:${family_id}`, count: 60, window_start: testNow }
    await api.db.rate_limit.create({ data: key })
    const { id, logo_id } = await parent.providers.create({ name: "Saxon", logo_url: site })
    expect([logo_id, asked]).toEqual([null, []])
    expect(await runJob()).toEqual({ logos: 1 })
    expect(await parent.providers.byId({ id })).toMatchObject({ logo_id: expect.any(String) })
  })

  test("keeps no picture of an address that was changed during the request", async () => {
    const { parent, family_id } = await api.openFamily()
    const { id } = await createProvider(api.db, { family_id, logo_url: site })
    const other = "https://logos.example/other.png"
    const fetch_logo = async () => {
      await api.db.provider.update({ where: { id }, data: { logo_url: other, logo_tried_at: null } })
      return png
    }
    await copyUntriedLogos({ ...api.facts(), fetch_logo })
    expect(await parent.providers.byId({ id })).toMatchObject({ logo_url: other, logo_id: null })
  })
})
