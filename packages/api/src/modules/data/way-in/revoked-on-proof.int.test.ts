import { createTeacher } from "@hearthbook/db/testing/factories"
import { madeKinds } from "@hearthbook/core/permissions/ways-in"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openDoors } from "../../../testing/doors.ts"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const new_password = "Quiet-Lantern-58!"
const all = ["session", "tablet", "pin", "access_token", "calendar_feed", "transcript_link"]

describe("whoever proves to be the owner leaves open nothing that the account had made", () => {
  test("by resetting the password", { tags: ["access.revoked-on-proof"] }, async () => {
    const { user, parent, family_id, open } = await openDoors(api)
    await parent.invitations.create({ email: "accomplice@example.com", role: "parent" })
    expect(await open()).toEqual(all)
    await anonymous().auth.requestPasswordReset({ email: user.email })
    const { token } = await lastMail(api.db, user.email)
    await anonymous().auth.confirmPasswordReset({ token, password: new_password })
    expect(await open()).toEqual([])
    expect(await api.db.invitation.count({ where: { family_id } })).toBe(0)
  })

  test("by undoing a change of the sign-in", { tags: ["access.revoked-on-proof"] }, async () => {
    const { user, open, password } = await openDoors(api)
    // The doors are older than the seven days whose changes are undone.
    api.clock.now = new Date(testNow.getTime() + 10 * 24 * 60 * 60_000)
    const change = { current_password: password, new_password, revoke: [] }
    const thief = await api.callerFor(user)
    await thief.settings.changePassword(change)
    expect(await open()).toEqual(all.filter((kind) => kind !== "session"))
    await anonymous().auth.undoSignInChange({ token: (await lastMail(api.db, user.email)).token })
    expect(await open()).toEqual([])
    await expect(thief.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  })
})

test("what another person has made stays", { tags: ["access.revoked-on-proof"] }, async () => {
  const { other, open } = await openDoors(api)
  await anonymous().auth.requestPasswordReset({ email: other.email })
  const { token } = await lastMail(api.db, other.email)
  await anonymous().auth.confirmPasswordReset({ token, password: new_password })
  // The tablet on which the PIN opened was the other parent's.
  expect(await open()).toEqual(all.filter((kind) => kind !== "pin"))
})

describe("a new password", () => {
  test("revokes all that the person made, and says what", { tags: ["settings.password-revokes"] }, async () => {
    const { parent, student_id, open, password } = await openDoors(api)
    const { revoked } = await parent.settings.changePassword({ current_password: password, new_password })
    expect(await open()).toEqual([])
    expect(revoked.map(({ kind, name }) => [kind, name])).toEqual([
      ["calendar_feed", "Ada"],
      ["transcript_link", "Ada"],
      ["tablet", "Kitchen"],
      ["pin", "Ada"],
      ["access_token", "Backup"],
    ])
    expect(revoked.map(({ kind }) => kind)).toEqual([...madeKinds])
    expect(revoked.find(({ kind }) => kind === "pin")?.id).toBe(student_id)
  })

  test("revokes only what the person names", { tags: ["settings.password-revokes"] }, async () => {
    const { parent, open, password } = await openDoors(api)
    const change = { current_password: password, new_password, revoke: ["tablet" as const, "calendar_feed" as const] }
    const { revoked } = await parent.settings.changePassword(change)
    expect(revoked.map(({ kind }) => kind)).toEqual(["calendar_feed", "tablet"])
    expect(await open()).toEqual(["pin", "access_token", "transcript_link"])
  })
})

describe("removing a member", () => {
  test("revokes all that the member made", { tags: ["settings.member-revokes"] }, async () => {
    const { user, other, open } = await openDoors(api)
    const { revoked } = await (await api.callerFor(other)).family.removeMember({ id: user.id })
    expect(revoked.map(({ kind }) => kind)).toEqual([...madeKinds])
    expect(await open()).toEqual([])
  })

  test(
    "keeps what the other parent wants to keep, and takes it over",
    { tags: ["settings.member-revokes"] },
    async () => {
      const { user, other, open } = await openDoors(api)
      const keep = ["calendar_feed" as const, "transcript_link" as const, "tablet" as const, "pin" as const]
      const remover = await api.callerFor(other)
      const { revoked } = await remover.family.removeMember({ id: user.id, keep })
      expect(revoked.map(({ kind }) => kind)).toEqual(["access_token"])
      expect(await open()).toEqual(["tablet", "pin", "calendar_feed", "transcript_link"])
      const ways = (await remover.waysIn.list()).filter(({ kind }) => keep.some((kept) => kept === kind))
      expect(new Set(ways.map(({ made_by }) => made_by))).toEqual(new Set([other.id]))
    },
  )
})

test(
  "a new password keeps a tablet that is not named, also of an unconfirmed account",
  {
    tags: ["settings.password-revokes"],
  },
  async () => {
    const { user, parent, open, password } = await openDoors(api)
    await api.db.user.update({ where: { id: user.id }, data: { email_verified_at: null } })
    await parent.settings.changePassword({ current_password: password, new_password, revoke: ["access_token"] })
    expect(await open()).toContain("tablet")
  },
)

test("a teacher's new password revokes nothing of a parent", { tags: ["settings.password-revokes"] }, async () => {
  const { family_id, open, password } = await openDoors(api)
  const teacher = await api.callerFor(await createTeacher(api.db, { family_id, email_verified_at: testNow }))
  expect(await teacher.settings.changePassword({ current_password: password, new_password })).toEqual({
    signed_out: 0,
    revoked: [],
  })
  expect(await open()).toEqual(all)
})
