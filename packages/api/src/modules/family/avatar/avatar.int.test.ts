import { createParent, createStudentLogin } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = async (background = "#0f766e") =>
  new Uint8Array(
    await draw(600, 400, background)
      .withExif({ IFD0: { Artist: "Ada" } })
      .jpeg()
      .toBuffer(),
  )

test(
  "a picture is stored as a small square without metadata, and the family sees it",
  { tags: ["settings.avatar"] },
  async () => {
    const { parent, user, family_id } = await api.openFamily()
    const { avatar_id } = await (await api.avatarOf(user)).set({ content: await photo() })
    expect(await parent.auth.whoami()).toMatchObject({ avatar_id })
    expect((await parent.settings.get()).profile).toMatchObject({ avatar_id })
    const files = await api.filesOf(await createParent(api.db, { family_id }))
    const { content, content_type } = await files.read({ id: avatar_id ?? "" })
    expect(content_type).toBe("image/jpeg")
    const kept = await sharp(content).metadata()
    expect([kept.width, kept.height, kept.exif]).toEqual([256, 256, undefined])
    expect((await parent.users.members())[0]).toMatchObject({ avatar_id })
  },
)

test("a new picture replaces the old one, also if two are sent at once, and can be removed", async () => {
  const { parent, user, family_id } = await api.openFamily()
  const avatar = await api.avatarOf(user)
  await avatar.set({ content: await photo() })
  await Promise.all([avatar.set({ content: await photo("#b45309") }), avatar.set({ content: await photo("#1d4ed8") })])
  expect(await api.db.file.count({ where: { family_id } })).toBe(1)
  expect(await parent.avatar.remove()).toEqual({ avatar_id: null })
  expect(await parent.auth.whoami()).toMatchObject({ avatar_id: null })
  expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
})

test("a file that is not a photo is refused with a message, and the old picture stays", async () => {
  const { user, parent } = await api.openFamily()
  const avatar = await api.avatarOf(user)
  const { avatar_id } = await avatar.set({ content: await photo() })
  const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF\n")
  await expect(avatar.set({ content: pdf })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "Choose a photo: a JPEG or PNG picture.",
    cause: { details: { issues: [{ field: "file" }] } },
  })
  await expect(avatar.set({ content: (await photo()).slice(0, 300) })).rejects.toMatchObject({
    message: expect.stringContaining("damaged"),
  })
  expect(await parent.auth.whoami()).toMatchObject({ avatar_id })
})

test("a picture is invisible to strangers and children, and cannot be removed like a file of an assignment", async () => {
  const { user, parent, family_id } = await api.openFamily()
  const { avatar_id } = await (await api.avatarOf(user)).set({ content: await photo() })
  const id = avatar_id ?? ""
  for (const other of [await createParent(api.db), await createStudentLogin(api.db, { family_id })]) {
    await expect((await api.filesOf(other)).read({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  }
  await expect(parent.files.delete({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  const child = await createStudentLogin(api.db, { family_id })
  await expect((await api.avatarOf(child)).set({ content: await photo() })).rejects.toMatchObject({ code: "FORBIDDEN" })
})
