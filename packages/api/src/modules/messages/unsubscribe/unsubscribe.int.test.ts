import { createParent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { queueMail } from "../mail/mail.ts"
import { queueOptionalMail } from "./optional-mail.ts"
import { unsubscribeOptions, unsubscribeToken } from "./unsubscribe-link.ts"
import { mailSettings } from "./unsubscribe.schema.ts"

const api = await openTestApi()
afterAll(api.close)

let person: { id: string; email: string }
beforeEach(async () => {
  person = await createParent(api.db, { email: `rosa.${Math.random()}@example.com` })
})

const anonymous = api.callerWith(null)
const secret = api.settings.auth_secret
const mailedTo = () => ({ user_id: person.id, email: person.email })
const tokenOf = (setting: (typeof mailSettings)[number]) => unsubscribeToken({ ...mailedTo(), setting }, secret)
const readSettings = () => api.db.settings.findUniqueOrThrow({ where: { user_id: person.id } })

test.each(mailSettings)("%s is disabled by its link without signing in, and nothing else is", async (setting) => {
  await api.db.settings.update({ where: { user_id: person.id }, data: { email_attendance: true } })
  const token = tokenOf(setting)
  const view = { email: "r…@example.com", setting }
  expect(await anonymous.unsubscribe.read({ token })).toEqual({ ...view, is_on: true })
  expect(await anonymous.unsubscribe.confirm({ token })).toEqual({ ...view, is_on: false })
  expect(await anonymous.unsubscribe.confirm({ token })).toEqual({ ...view, is_on: false })
  const after = await readSettings()
  expect(mailSettings.filter((name) => !after[name])).toEqual([setting])
  // The settings page in another tab is out of date once.
  expect(after.version).toBe(2)
})

test.each(["by its link", "in the settings"])(
  "disabling it %s deletes its unsent mail, and nothing else",
  async (way) => {
    const { family_id } = await api.db.user.findUniqueOrThrow({ where: { id: person.id } })
    const letter = {
      subject: "Your week",
      greeting: "Dear Rosa,",
      paragraphs: [],
      action: { label: "Look", url: "https://x.test" },
      note: "",
    }
    const to = { family_id, reader: { ...person, email_verified_at: testNow }, letter, now: testNow }
    await queueOptionalMail(api.db, api.settings, { ...to, setting: "weekly_reports" })
    await queueOptionalMail(api.db, api.settings, {
      ...to,
      setting: "email_grades",
      letter: { ...letter, subject: "Grades" },
    })
    await queueMail(api.db, { ...to, recipient: person.email, letter: { ...letter, subject: "A way in" } })
    if (way === "by its link") await anonymous.unsubscribe.confirm({ token: tokenOf("weekly_reports") })
    else await (await api.callerFor(person)).settings.updateNotifications({ weekly_reports: false })
    const left = await api.db.outbox_email.findMany({ where: { recipient: person.email }, orderBy: { id: "asc" } })
    expect(left.map(({ subject }) => subject)).toEqual(["Grades", "A way in"])
  },
)

test("reading a link changes nothing, and the same link can enable the mail again", async () => {
  const token = tokenOf("weekly_reports")
  await anonymous.unsubscribe.read({ token })
  expect(await readSettings()).toMatchObject({ weekly_reports: true, version: 1 })
  await anonymous.unsubscribe.confirm({ token })
  expect(await anonymous.unsubscribe.confirm({ token, on: true })).toMatchObject({ is_on: true })
})

test(
  "an incomplete link, or one of another setting, person or secret, is refused",
  { tags: ["notifications.one-click"] },
  async () => {
    const token = tokenOf("weekly_reports")
    const other = await createParent(api.db)
    const forged = [
      token.slice(0, -1),
      `${token}A`,
      token.replace("weekly_reports", "email_grades"),
      token.replace("weekly_reports", "theme"),
      token.replace(person.id, other.id),
      unsubscribeToken({ ...mailedTo(), setting: "weekly_reports" }, "another secret that signs other things"),
      "nothing at all",
      `no-person.weekly_reports.${token.split(".").at(-1)}`,
    ]
    for (const wrong of forged) {
      const refused = { code: "BAD_REQUEST", cause: { reason: "LINK_INVALID" } }
      await expect(anonymous.unsubscribe.read({ token: wrong })).rejects.toMatchObject(refused)
      await expect(anonymous.unsubscribe.confirm({ token: wrong })).rejects.toMatchObject(refused)
    }
    expect(await readSettings()).toMatchObject({ weekly_reports: true, version: 1 })
  },
)

test("a link of a deleted person is refused with the same message", async () => {
  const token = tokenOf("weekly_reports")
  await api.db.user.delete({ where: { id: person.id } })
  await expect(anonymous.unsubscribe.read({ token })).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
})

test(
  "a link mailed to a former address is refused, and one mailed to the new address works",
  { tags: ["notifications.former-address"] },
  async () => {
    const before = tokenOf("weekly_reports")
    person.email = `rosa.${Math.random()}@elsewhere.example.com`
    await api.db.user.update({ where: { id: person.id }, data: { email: person.email } })
    const refused = { code: "BAD_REQUEST", cause: { reason: "LINK_INVALID" } }
    await expect(anonymous.unsubscribe.read({ token: before })).rejects.toMatchObject(refused)
    await expect(anonymous.unsubscribe.confirm({ token: before })).rejects.toMatchObject(refused)
    expect(await readSettings()).toMatchObject({ weekly_reports: true, version: 1 })
    expect(await anonymous.unsubscribe.confirm({ token: tokenOf("weekly_reports") })).toMatchObject({ is_on: false })
  },
)

test("a link does not reveal the address that it was mailed to", () => {
  const [user_id, setting, seal] = tokenOf("weekly_reports").split(".")
  expect([user_id, setting]).toEqual([person.id, "weekly_reports"])
  // A plain hash could be guessed from a list of addresses. This one is keyed, and 32 bytes long.
  expect(Buffer.from(seal ?? "", "base64url")).toHaveLength(32)
})

test("the headers comply with RFC 8058, and disable the same setting as the link", () => {
  const { unsubscribe, headers } = unsubscribeOptions(api.settings, { ...mailedTo(), setting: "email_grades" })
  const token = tokenOf("email_grades")
  expect(unsubscribe.url).toBe(`https://hearthbook.test/unsubscribe?token=${token}`)
  expect(headers).toEqual({
    "List-Unsubscribe": `<https://hearthbook.test/api/v1/unsubscribe/one-click?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
})
