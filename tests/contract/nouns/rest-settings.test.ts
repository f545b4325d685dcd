import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fieldsOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// Settings, the family and the account over REST.
let rest: Rest
let parent: Ask
let token: string

beforeAll(async () => {
  rest = await openRest()
  token = await rest.register("ada@example.com")
  parent = rest.as(token)
})
afterAll(() => rest.close())

test(
  "settings are read together and changed by section",
  {
    tags: [
      "api.get-settings",
      "api.update-notification-settings",
      "api.update-preferences",
      "api.update-profile",
      "api.update-security",
    ],
  },
  async () => {
    const { status, body } = await parent("GET", "/settings")
    expect(status).toBe(200)
    expect(Object.keys(fieldsOf(body))).toEqual(["profile", "notifications", "preferences", "security"])
    const profile = await parent("PUT", "/settings/profile", { phone: "555 0100", timezone: "America/Denver" })
    expect(read(profile.body, "profile")).toMatchObject({ phone: "555 0100", timezone: "America/Denver" })
    const changed = await parent("PUT", "/settings/notifications", { weekly_reports: false })
    expect(read(changed.body, "notifications")).toMatchObject({ weekly_reports: false, email_grades: true })
    expect((await parent("PUT", "/settings/preferences", { date_format: "DD/MM/YYYY" })).body).toMatchObject({
      theme: "auto",
      date_format: "DD/MM/YYYY",
    })
    const security = await parent("PUT", "/settings/security", { login_notifications: false })
    expect(read(security.body, "security")).toEqual({ two_factor_enabled: false, login_notifications: false })
  },
)

test("an invalid value is refused with its field and an old version with the current settings", async () => {
  expect(await parent("PUT", "/settings/preferences", { theme: "blue" })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_ERROR", issues: [{ field: "theme", message: "Choose auto, light or dark." }] },
  })
  expect(await parent("PUT", "/settings/profile", { bio: "x".repeat(1001) })).toMatchObject({
    status: 400,
    body: { issues: [{ field: "bio", message: "About you can have 1000 characters at most." }] },
  })
  const old = await parent("PUT", "/settings/profile", { first_name: "Ada" }, { "if-match": "99" })
  expect(old).toMatchObject({ status: 409, body: { code: "CONFLICT", current: { first_name: "Ada" } } })
})

test(
  "a family is read and changed, and its members are listed and removed",
  { tags: ["api.delete-member", "api.get-family", "api.update-family"] },
  async () => {
    expect((await parent("GET", "/family")).body).toMatchObject({ name: "Byron family", year_start: "07-01" })
    const days = { school_days: ["tuesday", "monday"], year_start: "08-15" }
    expect((await parent("PUT", "/family", days)).body).toMatchObject({
      school_days: ["monday", "tuesday"],
      year_start: "08-15",
    })
    const unknownId = "0190a0a0-0000-7000-8000-00000000ffff"
    expect((await parent("DELETE", `/family/members/${unknownId}`)).status).toBe(404)
  },
)

describe("the profile picture", () => {
  const send = (form: FormData, bearer = token) => {
    const request = new Request("http://hearthbook.test", { method: "POST", body: form })
    return request.arrayBuffer().then((bytes) =>
      rest.sendBytes("/api/v1/settings/avatar", new Uint8Array(bytes), {
        authorization: `Bearer ${bearer}`,
        "content-type": request.headers.get("content-type") ?? "",
      }),
    )
  }
  const formOf = (content: Uint8Array, field = "avatar") => {
    const form = new FormData()
    form.set(field, new File([new Uint8Array(content)], "me.jpg", { type: "image/jpeg" }))
    return form
  }

  test(
    "is uploaded as a form, read as a file and removed",
    { tags: ["api.delete-avatar", "api.upload-avatar"] },
    async () => {
      const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0f766e" } })
        .jpeg()
        .toBuffer()
      const { status, body } = await send(formOf(content))
      expect(status).toBe(200)
      const file = await parent("GET", `/files/${String(read(body, "avatar_id"))}`)
      expect(file.headers.get("content-type")).toBe("image/jpeg")
      expect((await parent("DELETE", "/settings/avatar")).body).toEqual({ avatar_id: null })
    },
  )

  test(
    "is refused with a message if it is too large, not an image or missing",
    { tags: ["settings.avatar-refused"] },
    async () => {
      expect(await send(formOf(new Uint8Array(4_400_000)))).toMatchObject({
        status: 413,
        body: { message: "A picture can have 4 MB at most." },
      })
      expect(await send(formOf(new TextEncoder().encode("<script>")))).toMatchObject({
        status: 400,
        body: { message: "Choose a photo: a JPEG or PNG picture." },
      })
      expect(await send(formOf(new Uint8Array(10), "other"))).toMatchObject({
        status: 400,
        body: { message: "Send the picture as the form's field 'avatar'." },
      })
      expect(await parent("POST", "/settings/avatar", { avatar: "me" })).toMatchObject({ status: 400 })
      expect(await rest.as(null)("POST", "/settings/avatar", {})).toMatchObject({ status: 401 })
    },
  )
})

test(
  "an account is deleted with its password in the body and its email address becomes available",
  { tags: ["api.delete-account", "api.get-account"] },
  async () => {
    const email = "gone@example.com"
    const leaving = rest.as(await rest.register(email))
    expect((await leaving("GET", "/settings/account")).body).toMatchObject({ takes_family: true })
    expect(await leaving("DELETE", "/settings/account", { password: "wrong" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", issues: [{ field: "password" }] },
    })
    expect(await leaving("DELETE", "/settings/account", { password: "" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", issues: [{ field: "password", message: "Password is required." }] },
    })
    expect(await leaving("DELETE", "/settings/account")).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", issues: [{ field: "password", message: "Password is required." }] },
    })
    expect(await rest.as(null)("DELETE", "/settings/account", { password: "x" })).toMatchObject({ status: 401 })
    expect(await leaving("DELETE", "/settings/account", { password: "Sunny-Meadow-42!" })).toMatchObject({
      status: 200,
      body: { family_deleted: true },
    })
    expect((await leaving("GET", "/auth/whoami")).status).toBe(401)
    expect(await rest.register(email)).not.toBe("")
  },
)
