import { createTeacher, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

// A thief in a parent's session invites an accomplice, who would outlast the owner's return.
const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const refused = (reason: string) => ({ cause: { reason } })
const newPassword = "Quiet-Lantern-58!"
let number = 0
const address = (name: string) => `${name}.${++number}@example.com`

/** Joins a family through an invitation to an address. */
async function join(inviter: Caller, email: string, role: "parent" | "teacher" = "parent") {
  await inviter.invitations.create({ email, role })
  const { token } = await lastMail(api.db, email)
  const person = { first_name: "Mal", last_name: "Lory", password: testPassword, terms_accepted: true }
  const { access_token, user } = await anonymous().invitations.accept({ ...person, token })
  return { id: user.id, email, caller: api.callerWith(access_token) }
}

/** A thief has changed the password of an owner, and let an accomplice into the family as a parent. */
async function takeOver() {
  const { parent: thief, user: owner, family_id } = await api.openFamily({ email_verified_at: testNow })
  const accomplice = await join(thief, address("accomplice"))
  const teacher = await createTeacher(api.db, { family_id })
  await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
  return { thief, owner, family_id, accomplice, teacher, undo: (await lastMail(api.db, owner.email)).token }
}

/** The owner undoes the change, chooses a password and signs in. */
async function comeBack(email: string, token: string) {
  const undone = await anonymous().auth.undoSignInChange({ token })
  await anonymous().auth.confirmPasswordReset({ token: undone.reset_token, password: newPassword })
  const { access_token } = await anonymous().auth.login({ email, password: newPassword })
  return { ...undone, caller: api.callerWith(access_token) }
}

const login = (email: string) => anonymous().auth.login({ email, password: testPassword })

describe("undoing a sign-in change", { tags: ["access.undo-invitations"] }, () => {
  test("puts the accomplice out, who cannot remove the owner", async () => {
    const { owner, accomplice, teacher, undo } = await takeOver()
    const seen = { joined: [{ id: accomplice.id, email: accomplice.email, role: "parent" }], invitations: [] }
    expect(await anonymous().auth.readSignInUndo({ token: undo })).toMatchObject(seen)
    const back = await comeBack(owner.email, undo)
    expect(back).toMatchObject(seen)
    const attack = accomplice.caller.family.removeMember({ id: owner.id })
    await expect(attack).rejects.toMatchObject(refused("TOKEN_INVALID"))
    await expect(login(accomplice.email)).rejects.toMatchObject({ code: "FORBIDDEN", ...refused("SUSPENDED") })
    const members = await back.caller.users.members()
    expect(members.filter(({ suspended }) => suspended).map(({ id }) => id)).toEqual([accomplice.id])
    expect(members.map(({ id }) => id)).toContain(teacher.id)
    const subject = "Check who was invited to your family on Hearthbook"
    const mail = await api.db.outbox_email.findFirstOrThrow({ where: { recipient: owner.email, subject } })
    expect(mail.text).toContain(accomplice.email)
  })

  test("also finds whom the accomplice has let in, and takes back what is open of both", async () => {
    const { thief, owner, accomplice, undo } = await takeOver()
    const second = await join(accomplice.caller, address("second"), "teacher")
    const [open, opened] = [address("open"), address("opened")]
    await accomplice.caller.invitations.create({ email: opened, role: "parent" })
    const { token } = await lastMail(api.db, opened)
    await thief.invitations.create({ email: open, role: "teacher" })
    const back = await comeBack(owner.email, undo)
    expect(back.joined.map(({ id }) => id)).toEqual([accomplice.id, second.id])
    expect(back.invitations.map(({ email }) => email).sort()).toEqual([open, opened].sort())
    await expect(anonymous().invitations.read({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
    expect(await back.caller.invitations.list()).toEqual([])
  })

  test.for(["removed by the thief", "removed by the second", "gone by itself"] as const)(
    "finds the second accomplice also when the first is %s, and the first cannot come back",
    async (way) => {
      const { thief, owner, accomplice, undo } = await takeOver()
      const second = await join(accomplice.caller, address("second"))
      if (way === "gone by itself") await accomplice.caller.account.delete({ password: testPassword })
      else await (way === "removed by the thief" ? thief : second.caller).family.removeMember({ id: accomplice.id })
      expect((await lastMail(api.db, accomplice.email)).link).toBe("")
      const back = await comeBack(owner.email, undo)
      expect(back.joined.map(({ id }) => id)).toEqual([second.id])
      await expect(login(second.email)).rejects.toMatchObject(refused("SUSPENDED"))
      const members = await back.caller.users.members()
      expect(members.map(({ id }) => id)).not.toContain(accomplice.id)
    },
  )

  test("leaves alone who joined more than seven days ago", async () => {
    const { parent, user } = await api.openFamily({ email_verified_at: testNow })
    const partner = await join(parent, address("partner"))
    api.clock.now = new Date(testNow.getTime() + 8 * 86_400_000)
    const thief = await api.callerFor(user)
    await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
    const { joined } = await comeBack(user.email, (await lastMail(api.db, user.email)).token)
    expect(joined).toEqual([])
    await expect(login(partner.email)).resolves.toMatchObject({ user: { id: partner.id } })
  })
})

describe("a suspended member", { tags: ["settings.suspended-member"] }, () => {
  test("is let back in by the owner, once", async () => {
    const { owner, accomplice, undo } = await takeOver()
    const { caller } = await comeBack(owner.email, undo)
    expect(await caller.family.letBackIn({ id: accomplice.id })).toMatchObject({ suspended: false })
    await expect(login(accomplice.email)).resolves.toMatchObject({ user: { id: accomplice.id } })
    await expect(caller.family.letBackIn({ id: accomplice.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("is removed for good, without a link that leads back", async () => {
    const { owner, accomplice, undo } = await takeOver()
    const { caller } = await comeBack(owner.email, undo)
    await caller.family.removeMember({ id: accomplice.id })
    expect((await lastMail(api.db, accomplice.email)).link).toBe("")
    await expect(login(accomplice.email)).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
  })

  test("does not keep the family's last parent from deleting it", async () => {
    const { owner, teacher, undo } = await takeOver()
    const { caller } = await comeBack(owner.email, undo)
    await caller.family.removeMember({ id: teacher.id })
    expect(await caller.account.read()).toMatchObject({ takes_family: true })
  })
})

describe("a parent who was removed", { tags: ["settings.member-returns"] }, () => {
  /** Joins a family, and a week goes by: whom a thief has just invited does not come back. */
  const joinLongAgo = async (inviter: Caller, name: string) => {
    const joined = await join(inviter, address(name))
    await api.db.user.update({
      where: { id: joined.id },
      data: { created_at: new Date(testNow.getTime() - 8 * 86_400_000) },
    })
    return joined
  }
  const person = { first_name: "Olive", last_name: "Byron", password: newPassword, terms_accepted: true }

  test("comes back with the mailed link, which nobody in the family can withdraw", async () => {
    const { parent: remover, family_id } = await api.openFamily({ email_verified_at: testNow })
    const partner = await joinLongAgo(remover, "partner")
    await remover.family.removeMember({ id: partner.id })
    expect(await remover.invitations.list()).toEqual([])
    const mail = await lastMail(api.db, partner.email)
    const offer = { is_return: true, first_name: "Mal", last_name: "Lory", email: partner.email, role: "parent" }
    expect(await anonymous().invitations.read({ token: mail.token })).toMatchObject(offer)
    const { access_token } = await anonymous().invitations.accept({ ...person, token: mail.token })
    expect((await api.callerWith(access_token).auth.whoami()).family.id).toBe(family_id)
    const again = anonymous().invitations.accept({ ...person, token: mail.token })
    await expect(again).rejects.toMatchObject(refused("LINK_INVALID"))
  })

  test("comes back within seven days only", async () => {
    const { parent: remover } = await api.openFamily({ email_verified_at: testNow })
    const partner = await joinLongAgo(remover, "partner")
    await remover.family.removeMember({ id: partner.id })
    const { token } = await lastMail(api.db, partner.email)
    api.clock.now = new Date(testNow.getTime() + 7 * 86_400_000)
    await expect(anonymous().invitations.read({ token })).rejects.toMatchObject(refused("LINK_EXPIRED"))
  })

  test("gets the link at the address from before a thief's change, and the thief gets none", async () => {
    const { parent: thief, user: owner } = await api.openFamily({ email_verified_at: testNow })
    const accomplice = await join(thief, address("accomplice"))
    const thiefs = address("thief")
    await thief.settings.updateProfile({ email: thiefs })
    await thief.auth.verifyEmail({ token: (await lastMail(api.db, thiefs)).token })
    await accomplice.caller.family.removeMember({ id: owner.id })
    expect((await lastMail(api.db, thiefs)).link).toBe("")
    const { token, subject } = await lastMail(api.db, owner.email)
    expect(subject).toContain("You are no longer in")
    const { user } = await anonymous().invitations.accept({ ...person, token })
    expect(user).toMatchObject({ email: owner.email, role: "parent" })
  })

  test("comes back although whoever removed them was removed, too", async () => {
    const { parent, family_id } = await api.openFamily({ email_verified_at: testNow })
    const [remover, partner] = [await joinLongAgo(parent, "remover"), await joinLongAgo(parent, "partner")]
    await remover.caller.family.removeMember({ id: partner.id })
    const { token } = await lastMail(api.db, partner.email)
    await parent.family.removeMember({ id: remover.id })
    const { user } = await anonymous().invitations.accept({ ...person, token })
    expect(await api.db.user.count({ where: { id: user.id, family_id } })).toBe(1)
  })
})
