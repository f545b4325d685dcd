import {
  createCurriculum,
  createTeacher,
  createStudent,
  createStudentLogin,
  testPassword,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import type { TabletCookie } from "../../../request/tablet-cookie.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

let family: Awaited<ReturnType<typeof openTabletFamily>>
beforeEach(async () => {
  api.clock.now = testNow
  family = await openTabletFamily()
})

/** A family with an enrolled tablet, and a child whose PIN is 2468. `on` calls from the tablet, with or without a session. */
async function openTabletFamily() {
  const { user, parent, family_id } = await api.openFamily()
  const child = await createStudent(api.db, { family_id, first_name: "Ada" })
  const cookie: TabletCookie = { token: null, change: null }
  const on = (access_token: string | null = null): Caller => api.callerWith(access_token, { tablet: cookie })
  const tablet = await on(await api.tokenOf(user)).tablets.enroll({ name: "Kitchen" })
  await parent.tablets.setPin({ student_id: child.id, pin: "2468" })
  return { user, parent, family_id, student_id: child.id, cookie, on, tablet }
}

const wrong = { code: "UNAUTHORIZED", cause: { reason: "INVALID_CREDENTIALS" } }
const locked = { code: "TOO_MANY_REQUESTS", message: "Too many tries. Ask a parent to open it." }
const refused = { cause: { reason: expect.stringMatching(/^(INVALID_CREDENTIALS|RATE_LIMITED)$/) as unknown } }
const noFaces = { is_tablet: false, children: [] }

const signIn = (pin: string, { on, student_id } = family) => on().tablet.signIn({ student_id, pin })
async function failFiveTimes(): Promise<void> {
  for (const pin of ["0000", "0001", "0002", "0003", "0004"]) await expect(signIn(pin)).rejects.toMatchObject(refused)
}

describe("enrolling", () => {
  test("gives the device a token, of which only the hash is stored", { tags: ["portal.tablet-enroll"] }, async () => {
    const { cookie, tablet, parent } = family
    expect(cookie).toMatchObject({ change: "set", token: expect.stringMatching(/^[\w-]{43}$/) })
    const row = await api.db.tablet.findUniqueOrThrow({ where: { id: tablet.id } })
    expect(JSON.stringify(row)).not.toContain(cookie.token)
    expect(await parent.tablets.list()).toMatchObject([{ name: "Kitchen", last_used_at: null, current: false }])
  })

  test("a second time renames the tablet", { tags: ["portal.tablet-enroll"] }, async () => {
    const { on, user } = family
    const again = await on(await api.tokenOf(user)).tablets.enroll({ name: "Den" })
    expect(again).toMatchObject({ id: family.tablet.id, name: "Den", current: true })
    expect(await family.parent.tablets.list()).toHaveLength(1)
  })

  test(
    "is for parents, and PINs for every adult",
    { tags: ["portal.tablet-enroll", "portal.tablet-pin"] },
    async () => {
      const { family_id, student_id } = family
      const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
      await expect(teacher.tablets.enroll({ name: "Mine" })).rejects.toMatchObject({ code: "FORBIDDEN" })
      await expect(teacher.tablets.remove({ id: family.tablet.id })).rejects.toMatchObject({ code: "FORBIDDEN" })
      const change = teacher.tablets.setPin({ student_id, pin: "1357" })
      await expect(change).rejects.toMatchObject({ code: "FORBIDDEN" })
      await expect(teacher.tablets.removePin({ student_id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    },
  )
})

describe("the faces", () => {
  test("are the children with a PIN, and are shown to no other device", { tags: ["portal.tablet-faces"] }, async () => {
    await createStudent(api.db, { family_id: family.family_id, first_name: "Ben" })
    const { is_tablet, children } = await family.on().tablet.faces()
    expect({ is_tablet, names: children.map(({ name }) => name) }).toEqual({ is_tablet: true, names: ["Ada"] })
    expect(await api.callerWith(null).tablet.faces()).toEqual(noFaces)
  })

  test("are not shown once the tablet is revoked", { tags: ["portal.tablet-revoke"] }, async () => {
    await family.parent.tablets.remove({ id: family.tablet.id })
    expect(await family.on().tablet.faces()).toEqual(noFaces)
    await expect(signIn("2468")).rejects.toMatchObject(wrong)
    const unknown = api.callerWith(null).tablet.signIn({ student_id: family.student_id, pin: "2468" })
    const [revoked, never] = await Promise.allSettled([signIn("2468"), unknown])
    expect(revoked).toEqual(never)
  })
})

describe("a PIN", () => {
  test("opens the child's session on the tablet", { tags: ["portal.tablet-faces"] }, async () => {
    const { user, access_token } = await signIn("2468")
    expect(user).toMatchObject({ role: "student", student_id: family.student_id })
    expect(await family.on(access_token).auth.whoami()).toMatchObject({ on_tablet: true, must_change_password: false })
    expect(await family.on(access_token).grades.list({})).toEqual([])
    expect(await family.parent.tablets.list()).toMatchObject([{ last_used_at: testNow.toISOString() }])
  })

  test("is stored as a slow hash, and is in no answer", { tags: ["portal.tablet-pin"] }, async () => {
    const row = await api.db.tablet_pin.findFirstOrThrow({ where: { family_id: family.family_id } })
    expect(row.pin_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(await family.parent.tablets.pins())).not.toMatch(/2468|argon/)
  })

  test("works on no device that is not a tablet", { tags: ["portal.tablet-only"] }, async () => {
    const elsewhere = api.callerWith(null).tablet.signIn({ student_id: family.student_id, pin: "2468" })
    await expect(elsewhere).rejects.toMatchObject(wrong)
  })

  test("of another family's child is refused, and does not count there", { tags: ["portal.tablet-only"] }, async () => {
    const other = await openTabletFamily()
    const there = family.on().tablet.signIn({ student_id: other.student_id, pin: "2468" })
    await expect(there).rejects.toMatchObject(wrong)
    expect(await api.db.tablet_pin.findFirst({ where: { family_id: other.family_id } })).toMatchObject({
      wrong_tries: 0,
    })
    await expect(other.parent.tablets.setPin({ student_id: family.student_id, pin: "1111" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    })
    await expect(other.parent.tablets.remove({ id: family.tablet.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("that is changed ends the session, and only the new one works", { tags: ["portal.tablet-pin"] }, async () => {
    const { access_token } = await signIn("2468")
    await family.parent.tablets.setPin({ student_id: family.student_id, pin: "1357" })
    await expect(family.on(access_token).auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
    await expect(signIn("2468")).rejects.toMatchObject(wrong)
    expect(await signIn("1357")).toMatchObject({ user: { student_id: family.student_id } })
  })

  test("that is removed takes the face away", { tags: ["portal.tablet-pin"] }, async () => {
    const removed = await family.parent.tablets.removePin({ student_id: family.student_id })
    expect(removed).toMatchObject({ has_pin: false, is_locked: false })
    expect(await family.on().tablet.faces()).toEqual({ is_tablet: true, children: [] })
    await expect(signIn("2468")).rejects.toMatchObject(wrong)
  })

  test("keeps the login that a child has, and its password", { tags: ["portal.tablet-pin"] }, async () => {
    const { student_id } = await createCurriculum(api.db, { family_id: family.family_id })
    const login = await createStudentLogin(api.db, {
      family_id: family.family_id,
      student_id,
      must_change_password: true,
    })
    await family.parent.tablets.setPin({ student_id, pin: "1357" })
    const { user } = await family.on().tablet.signIn({ student_id, pin: "1357" })
    expect(user).toMatchObject({ id: login.id, must_change_password: false })
    const elsewhere = await api.callerWith(null).auth.login({ email: login.email, password: testPassword })
    expect(elsewhere.user.must_change_password).toBe(true)
  })

  test("has four digits", { tags: ["portal.tablet-pin"] }, async () => {
    for (const pin of ["123", "12345", "12a4", "１２３４"]) {
      const set = family.parent.tablets.setPin({ student_id: family.student_id, pin })
      await expect(set).rejects.toMatchObject({ code: "BAD_REQUEST" })
    }
  })
})

describe("five wrong tries", () => {
  test("lock the child's tile, even for the right PIN", { tags: ["portal.tablet-lock"] }, async () => {
    await failFiveTimes()
    await expect(signIn("2468")).rejects.toMatchObject(locked)
    api.clock.now = new Date(testNow.getTime() + 30 * 24 * 60 * 60_000)
    await expect(signIn("2468")).rejects.toMatchObject(locked)
    expect((await family.on().tablet.faces()).children).toMatchObject([{ is_locked: true }])
  })

  test("count down in words", { tags: ["portal.tablet-lock"] }, async () => {
    await expect(signIn("0000")).rejects.toMatchObject({ message: "That was not it. 4 tries left." })
    await expect(signIn("0000")).rejects.toMatchObject({ message: "That was not it. 3 tries left." })
    await signIn("2468")
    await expect(signIn("0000")).rejects.toMatchObject({ message: "That was not it. 4 tries left." })
  })

  test("at the same moment are all counted", { tags: ["portal.tablet-lock"] }, async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => signIn(String(1000 + n))))
    expect(tries.every(({ status }) => status === "rejected")).toBe(true)
    expect(await api.db.tablet_pin.findFirst({ where: { family_id: family.family_id } })).toMatchObject({
      wrong_tries: 5,
    })
    await expect(signIn("2468")).rejects.toMatchObject(locked)
  })

  test("leave a sibling's tile open", { tags: ["portal.tablet-lock"] }, async () => {
    const ben = await createStudent(api.db, { family_id: family.family_id, first_name: "Ben" })
    await family.parent.tablets.setPin({ student_id: ben.id, pin: "1357" })
    await failFiveTimes()
    expect(await family.on().tablet.signIn({ student_id: ben.id, pin: "1357" })).toMatchObject({
      user: { student_id: ben.id },
    })
  })

  test("are forgotten when an adult opens the tile", { tags: ["portal.tablet-lock"] }, async () => {
    await failFiveTimes()
    const opened = await family.parent.tablets.openTile({ student_id: family.student_id })
    expect(opened).toMatchObject({ is_locked: false })
    await signIn("2468")
  })

  test("are forgotten with a parent's password on the tablet", { tags: ["portal.tablet-lock"] }, async () => {
    await failFiveTimes()
    const { student_id } = family
    const guess = family.on().tablet.openTile({ student_id, password: "Not-The-One-1!" })
    await expect(guess).rejects.toMatchObject(wrong)
    await expect(signIn("2468")).rejects.toMatchObject(locked)
    await family.on().tablet.openTile({ student_id, password: testPassword })
    await signIn("2468")
  })
})

describe("the child's session", () => {
  test("ends when the tablet is revoked", { tags: ["portal.tablet-revoke"] }, async () => {
    const { access_token, refresh_token } = await signIn("2468")
    await family.parent.tablets.remove({ id: family.tablet.id })
    await expect(family.on(access_token).auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
    const refreshed = family.on().auth.refresh({ refresh_token })
    await expect(refreshed).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  })

  test("ends when a sibling signs in there", { tags: ["portal.tablet-faces"] }, async () => {
    const ben = await createStudent(api.db, { family_id: family.family_id, first_name: "Ben" })
    await family.parent.tablets.setPin({ student_id: ben.id, pin: "1357" })
    const { access_token } = await signIn("2468")
    await family.on().tablet.signIn({ student_id: ben.id, pin: "1357" })
    await expect(family.on(access_token).auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  })

  test("is refreshed without asking for a password", { tags: ["portal.tablet-faces"] }, async () => {
    await api.db.user.updateMany({ where: { family_id: family.family_id }, data: { must_change_password: true } })
    const { refresh_token } = await signIn("2468")
    const { access_token } = await family.on().auth.refresh({ refresh_token })
    expect(await family.on(access_token).auth.whoami()).toMatchObject({ must_change_password: false })
  })
})

describe("leaving the tablet mode", () => {
  test("needs a parent's password", { tags: ["portal.tablet-leave"] }, async () => {
    await expect(family.on().tablet.leave({ password: "Not-The-One-1!" })).rejects.toMatchObject(wrong)
    expect(await family.on().tablet.faces()).toMatchObject({ is_tablet: true })
    await family.on().tablet.leave({ password: testPassword })
    expect(family.cookie).toEqual({ token: null, change: "clear" })
    expect(await family.parent.tablets.list()).toEqual([])
  })

  test("allows five tries in 15 minutes, and then none", { tags: ["portal.tablet-leave"] }, async () => {
    for (let n = 0; n < 5; n++)
      await expect(family.on().tablet.leave({ password: `Guess-${n}!` })).rejects.toMatchObject(wrong)
    const late = family.on().tablet.leave({ password: testPassword })
    await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
    api.clock.now = new Date(testNow.getTime() + 15 * 60_000)
    await family.on().tablet.leave({ password: testPassword })
  })
})
