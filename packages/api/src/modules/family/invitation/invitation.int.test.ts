import { createParent, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
/** Only people with a verified address can invite. */
const openFamily = () => api.openFamily({ email_verified_at: testNow })
const refused = (reason: string) => ({ cause: { reason } })
const person = { first_name: "Tom", last_name: "Byron", password: "Quiet-Lantern-58!", terms_accepted: true }
const daysLater = (days: number) => void (api.clock.now = new Date(testNow.getTime() + days * 86_400_000))

test("a second parent joins with the mailed link, verified, and sees the same children", async () => {
  const { parent, user, family_id } = await openFamily()
  const invitation = await parent.invitations.create({ email: "Tom@Example.com", role: "parent" })
  expect(invitation).toMatchObject({ email: "tom@example.com", role: "parent", expired: false })
  const { token, link } = await lastMail(api.db, "tom@example.com")
  expect(link).toBe(`https://hearthbook.test/invite/${token}`)
  expect(await anonymous().invitations.read({ token })).toMatchObject({
    email: "tom@example.com",
    role: "parent",
    inviter_name: `${user.first_name} ${user.last_name}`,
  })

  const { access_token, user: joined } = await anonymous().invitations.accept({ ...person, token })
  expect(joined).toMatchObject({ role: "parent", email: "tom@example.com", email_verified: true })
  const tom = api.callerWith(access_token)
  expect((await tom.auth.whoami()).family.id).toBe(family_id)
  expect(await parent.invitations.list()).toEqual([])
  const again = anonymous().invitations.accept({ ...person, token })
  await expect(again).rejects.toMatchObject({ code: "BAD_REQUEST", ...refused("LINK_INVALID") })
})

test("a mail to a person outside the family contains no address that its sender entered as a name", async () => {
  const { parent, user, family_id } = await openFamily()
  await api.db.user.update({
    where: { id: user.id },
    data: { first_name: "Claim it:", last_name: "https://evil.example" },
  })
  await api.db.family.update({ where: { id: family_id }, data: { name: "prize at www.evil.example" } })
  await parent.invitations.create({ email: "reader@example.com", role: "teacher" })
  const mail = await api.db.outbox_email.findFirstOrThrow({ where: { recipient: "reader@example.com" } })
  expect(mail.subject).toBe("Someone invites you to a family on Hearthbook")
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil|prize|Claim/)
  // Registered by a stranger with someone else's address. The first mail does not greet by such a name.
  const stranger = { ...person, email: "owner@example.com", first_name: "Win at evil.example" }
  await anonymous().auth.register(stranger)
  await anonymous().auth.requestPasswordReset({ email: stranger.email })
  const mails = await api.db.outbox_email.findMany({ where: { recipient: stranger.email } })
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Confirm your email address",
    "Reset your Hearthbook password",
  ])
  for (const { text } of mails) expect(text).toMatch(/^Hello,\n/)
})

test(
  "the parents are notified who joined and in which role; the new person and the teachers are not",
  { tags: ["notifications.invitation-accepted"] },
  async () => {
    const { parent, family_id } = await openFamily()
    const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
    await parent.invitations.create({ email: "ida@example.com", role: "teacher" })
    const { token } = await lastMail(api.db, "ida@example.com")
    const { access_token } = await anonymous().invitations.accept({ ...person, token })
    expect(await parent.notifications.list({})).toMatchObject([
      { kind: "invitation_accepted", title: "Tom Byron has joined your family", body: "As a teacher" },
    ])
    for (const caller of [teacher, api.callerWith(access_token)])
      expect(await caller.notifications.list({})).toEqual([])
  },
)

test("a teacher can neither invite nor see invitations", async () => {
  const { family_id } = await openFamily()
  const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
  await expect(teacher.invitations.list()).rejects.toMatchObject({ code: "FORBIDDEN" })
  const asked = teacher.invitations.create({ email: "friend@example.com", role: "parent" })
  await expect(asked).rejects.toMatchObject({ code: "FORBIDDEN" })
})

test("an address with an account is refused, and so is a child's login or another role", async () => {
  const { parent } = await openFamily()
  const { email } = await createParent(api.db)
  await expect(parent.invitations.create({ email, role: "teacher" })).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { details: { issues: [{ field: "email", message: "An account with this email already exists." }] } },
  })
  const child = parent.invitations.create({ email: "emma@hearthbook.app", role: "teacher" })
  await expect(child).rejects.toMatchObject({ code: "BAD_REQUEST" })
  const admin = parent.invitations.create({ email: "x@example.com", role: Object("admin") })
  await expect(admin).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test(
  "a later invitation replaces the first; a withdrawn or expired one is refused",
  { tags: ["access.link-lifetimes"] },
  async () => {
    const { parent } = await openFamily()
    await parent.invitations.create({ email: "ann@example.com", role: "teacher" })
    const first = await lastMail(api.db, "ann@example.com")
    const { id } = await parent.invitations.create({ email: "ann@example.com", role: "parent" })
    const second = await lastMail(api.db, "ann@example.com")
    expect(await parent.invitations.list()).toHaveLength(1)
    await expect(anonymous().invitations.read({ token: first.token })).rejects.toMatchObject(refused("LINK_INVALID"))
    daysLater(7)
    await expect(anonymous().invitations.read({ token: second.token })).rejects.toMatchObject(refused("LINK_EXPIRED"))
    expect(await parent.invitations.list().catch(() => "signed out")).toBe("signed out")
    daysLater(0)
    expect(await parent.invitations.remove({ id })).toEqual({ id })
    const withdrawn = anonymous().invitations.accept({ ...person, token: second.token })
    await expect(withdrawn).rejects.toMatchObject(refused("LINK_INVALID"))
  },
)

test("the mail of an invitation that is replaced or withdrawn before delivery is not sent", async () => {
  const { parent, family_id } = await openFamily()
  const waiting = () => api.db.outbox_email.count({ where: { family_id, recipient: "ann@example.com" } })
  await parent.invitations.create({ email: "ann@example.com", role: "teacher" })
  const { id } = await parent.invitations.create({ email: "ann@example.com", role: "parent" })
  expect(await waiting()).toBe(1)
  await parent.invitations.remove({ id })
  expect(await waiting()).toBe(0)
})

test("of two people who accept at once, one joins", async () => {
  const { parent, family_id } = await openFamily()
  await parent.invitations.create({ email: "both@example.com", role: "teacher" })
  const { token } = await lastMail(api.db, "both@example.com")
  const both = await Promise.allSettled([1, 2].map(() => anonymous().invitations.accept({ ...person, token })))
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(await api.db.user.count({ where: { family_id } })).toBe(2)
})

test("an account created meanwhile stays in its own family", async () => {
  const { parent } = await openFamily()
  await parent.invitations.create({ email: "early@example.com", role: "parent" })
  const { token } = await lastMail(api.db, "early@example.com")
  await createParent(api.db, { email: "early@example.com" })
  const late = anonymous().invitations.accept({ ...person, token })
  await expect(late).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
})

test("a stranger who registered someone's address cannot invite, because the guests would stay when the owner takes the address back", async () => {
  const { parent } = await api.openFamily()
  const asked = parent.invitations.create({ email: "accomplice@example.com", role: "parent" })
  await expect(asked).rejects.toMatchObject({ code: "FORBIDDEN", ...refused("EMAIL_UNVERIFIED") })
  expect(await api.db.outbox_email.count({ where: { recipient: "accomplice@example.com" } })).toBe(0)
})

test(
  "a demo family cannot invite, because it mails no strangers and is deleted tomorrow",
  { tags: ["slow"] },
  async () => {
    const { access_token } = await anonymous().auth.demo({})
    const asked = api.callerWith(access_token).invitations.create({ email: "stranger@example.com", role: "parent" })
    await expect(asked).rejects.toMatchObject({ code: "FORBIDDEN", message: /demo family/ })
  },
)

test("refused invitations count among the twenty a day, so that addresses with accounts cannot be found by trying", async () => {
  const { parent } = await openFamily()
  const { email } = await createParent(api.db)
  const ask = () => parent.invitations.create({ email, role: "teacher" })
  for (let n = 0; n < 20; n++) await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" })
  await expect(ask()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})

test("a family can send twenty invitations a day", { tags: ["slow"] }, async () => {
  const { parent } = await openFamily()
  for (let n = 0; n < 20; n++) await parent.invitations.create({ email: `n${n}@example.com`, role: "teacher" })
  const more = parent.invitations.create({ email: "n20@example.com", role: "teacher" })
  await expect(more).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})
