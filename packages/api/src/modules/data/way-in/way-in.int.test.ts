import { createParent, createStudentLogin, createTeacher, testPassword } from "@hearthbook/db/testing/factories"
import { wayInKinds, type WayInKind } from "@hearthbook/core/permissions/ways-in"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openDoors } from "../../../testing/doors.ts"
import { profileOf } from "../../../testing/provider-profile.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"
import { signInWithProvider } from "../../access/oauth/oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

/** When a sign-in with a password is no proof any more. */
const tenMinutesLater = new Date(testNow.getTime() + 10 * 60_000)

/** The family of the doors, where the first parent signs in with Google too. */
async function openHome() {
  const home = await openDoors(api)
  const wishes = { remember_me: true, timezone: undefined }
  await signInWithProvider(api.facts(), profileOf({ email: home.user.email }), wishes)
  const second = await api.callerFor(home.other)
  return { ...home, second }
}

async function idOf(caller: Caller, kind: WayInKind, made_by: string | null): Promise<string> {
  const way = (await caller.waysIn.list()).find((one) => one.kind === kind && one.made_by === made_by)
  if (!way) throw new Error(`No ${kind}.`)
  return way.id
}

describe("a parent sees every way in of the family", () => {
  test("with who made it", { tags: ["settings.ways-in", "api.list-ways-in"] }, async () => {
    const { user, second, student_id } = await openHome()
    const ways = await second.waysIn.list()
    expect(new Set(ways.map(({ kind }) => kind))).toEqual(new Set(wayInKinds))
    const made = ways.filter(({ made_by }) => made_by === user.id)
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(wayInKinds.filter((kind) => kind !== "member")))
    expect(made.find(({ kind }) => kind === "pin")).toMatchObject({ id: student_id, name: "Ada" })
    expect(made.find(({ kind }) => kind === "identity_provider")).toMatchObject({
      name: "Google",
      detail: user.email,
      can_revoke: false,
    })
    expect(ways.find(({ id }) => id === user.id)).toMatchObject({ kind: "member", detail: user.email })
    expect(ways.filter(({ current }) => current)).toMatchObject([{ kind: "session" }])
  })

  test("with its last use, and not once it has ended", { tags: ["settings.ways-in"] }, async () => {
    const { user, other, open } = await openHome()
    await open()
    const used = async () => {
      const made = (await (await api.callerFor(other)).waysIn.list()).filter(({ made_by }) => made_by === user.id)
      return Object.fromEntries(made.map(({ kind, last_used_at }) => [kind, last_used_at]))
    }
    const now = testNow.toISOString()
    expect(await used()).toMatchObject({ access_token: now, calendar_feed: now, transcript_link: now })
    api.clock.now = new Date("2026-12-02T16:00:00Z")
    expect(await used()).not.toHaveProperty("transcript_link")
    api.clock.now = new Date(testNow.getTime() + 365 * 24 * 60 * 60_000)
    expect(await used()).not.toHaveProperty("session")
  })
})

describe("a parent revokes", () => {
  const kinds = wayInKinds.filter((kind) => kind !== "member" && kind !== "identity_provider")

  test.each(kinds)(
    "a %s that the other parent made",
    { tags: ["settings.ways-in", "api.revoke-way-in"] },
    async (kind) => {
      const { user, second, open } = await openHome()
      const before = await open()
      for (const way of await second.waysIn.list()) {
        if (way.kind === kind && way.made_by === user.id) await second.waysIn.revoke({ kind, id: way.id })
      }
      expect(await open()).toEqual(before.filter((still) => still !== kind))
    },
  )

  test("a member, with all that the member made, and a child's login", { tags: ["api.revoke-way-in"] }, async () => {
    const { user, second, family_id, open } = await openHome()
    const login = await createStudentLogin(api.db, { family_id })
    await second.waysIn.revoke({ kind: "member", id: user.id })
    await second.waysIn.revoke({ kind: "member", id: login.id })
    expect(await open()).toEqual([])
    expect(await api.db.user.count({ where: { id: { in: [user.id, login.id] } } })).toBe(0)
  })

  test(
    "no identity provider of somebody else, and their own only with a proof",
    { tags: ["api.revoke-way-in"] },
    async () => {
      const { user, parent, second } = await openHome()
      const choice = { kind: "identity_provider" as const, id: await idOf(second, "identity_provider", user.id) }
      await expect(second.waysIn.revoke(choice)).rejects.toMatchObject({ code: "FORBIDDEN" })
      api.clock.now = tenMinutesLater
      await expect(parent.waysIn.revoke(choice)).rejects.toMatchObject({ cause: { reason: "PROOF_REQUIRED" } })
      await parent.auth.prove({ password: testPassword })
      await expect(parent.waysIn.revoke(choice)).resolves.toEqual({ id: choice.id })
    },
  )

  test("a member only with a proof", { tags: ["access.proof"] }, async () => {
    const { user, second } = await openHome()
    api.clock.now = tenMinutesLater
    const removal = second.waysIn.revoke({ kind: "member", id: user.id })
    await expect(removal).rejects.toMatchObject({ cause: { reason: "PROOF_REQUIRED" } })
    expect(await api.db.user.count({ where: { id: user.id } })).toBe(1)
  })

  test("nothing of another family, and nothing twice", { tags: ["api.revoke-way-in"] }, async () => {
    const { user, second } = await openHome()
    const stranger = await api.callerFor(await createParent(api.db))
    for (const kind of wayInKinds) {
      const id = kind === "member" ? user.id : await idOf(second, kind, user.id)
      await expect(stranger.waysIn.revoke({ kind, id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    }
    const tablet = { kind: "tablet" as const, id: await idOf(second, "tablet", user.id) }
    await second.waysIn.revoke(tablet)
    await expect(second.waysIn.revoke(tablet)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})

describe("a teacher", () => {
  test("sees their own ways in and the members, and ends only their own", { tags: ["settings.ways-in"] }, async () => {
    const { user, second, family_id, open } = await openHome()
    const person = await createTeacher(api.db, { family_id })
    const teacher = await api.callerFor(person)
    const token = await teacher.accessTokens.create({ name: "Gradebook", scope: "read", expires_on: null })
    const feed = await teacher.calendarFeeds.create({})
    const own = (await teacher.waysIn.list()).filter(({ kind }) => kind !== "member")
    expect(own.map(({ kind, made_by }) => [kind, made_by])).toEqual([
      ["session", person.id],
      ["access_token", person.id],
      ["calendar_feed", person.id],
    ])
    const members = (await teacher.waysIn.list()).filter(({ kind }) => kind === "member")
    // Both parents, the child with the PIN, and the teacher.
    expect(members.map(({ can_revoke }) => can_revoke)).toEqual([false, false, false, false])
    const before = await open()
    for (const kind of wayInKinds) {
      const id = kind === "member" ? user.id : await idOf(second, kind, user.id)
      await expect(teacher.waysIn.revoke({ kind, id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    }
    expect(await open()).toEqual(before)
    await teacher.waysIn.revoke({ kind: "access_token", id: token.id })
    await teacher.waysIn.revoke({ kind: "calendar_feed", id: feed.id })
    expect(await teacher.accessTokens.list()).toEqual([])
  })
})

test("a child and a program are refused", { tags: ["settings.ways-in"] }, async () => {
  const { family_id, parent } = await openHome()
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id }))
  await expect(child.waysIn.list()).rejects.toMatchObject({ code: "FORBIDDEN" })
  const { token } = await parent.accessTokens.create({ name: "Script", scope: "read_write", expires_on: null })
  await expect(api.callerWith(token).waysIn.list()).rejects.toMatchObject({ cause: { reason: "SIGN_IN_ONLY" } })
})
