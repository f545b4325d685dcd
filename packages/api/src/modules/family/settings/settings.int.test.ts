import { createParent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const new_password = "Quiet-Lantern-58!"
const login = (email: string, password: string) => api.callerWith(null).auth.login({ email, password })

test("a password change requires the current one, signs out other devices but not this one, and sends a mail", async () => {
  const user = await createParent(api.db)
  const here = await api.callerFor(user)
  const there = await api.callerFor(user)
  const change = { current_password: testPassword, new_password }
  expect(await here.settings.changePassword(change)).toEqual({ signed_out: 1, revoked: [] })
  await expect(there.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  expect(await here.auth.whoami()).toMatchObject({ email: user.email })
  expect(await login(user.email, new_password)).toMatchObject({ user: { id: user.id } })
  expect((await lastMail(api.db, user.email)).subject).toBe("Your Hearthbook password was changed")
})

test("a wrong password is reported at its field, and five of them block only that session", async () => {
  const user = await createParent(api.db)
  const here = await api.callerFor(user)
  const guess = () => here.settings.changePassword({ current_password: "wrong", new_password })
  for (let n = 0; n < 5; n++) {
    await expect(guess()).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "current_password", message: "This is not your current password." }] } },
    })
  }
  await expect(guess()).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: "Too many wrong passwords. Please try again in 15 minutes.",
    cause: { details: { retry_after: 15 * 60 } },
  })
  expect(await login(user.email, testPassword)).toMatchObject({ user: { id: user.id } })
})

test("an adult's new password must meet all rules, a child's only its own", async () => {
  const adult = await api.callerFor(await createParent(api.db))
  const child = await api.callerFor(await createStudentLogin(api.db))
  const change = { current_password: testPassword, new_password: "bluetoad" }
  await expect(adult.settings.changePassword(change)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field: "new_password" }] } },
  })
  expect(await child.settings.changePassword(change)).toEqual({ signed_out: 0, revoked: [] })
})

test("names change one at a time, and cannot be emptied", { tags: ["api.update-profile"] }, async () => {
  const { parent, user } = await api.openFamily()
  expect(await parent.settings.updateProfile({ first_name: "Noor" })).toMatchObject({
    profile: { first_name: "Noor", last_name: user.last_name },
  })
  await expect(parent.settings.updateProfile({ last_name: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("the defaults are as specified", async () => {
  const { parent, user } = await api.openFamily()
  expect(await parent.settings.get()).toEqual({
    profile: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      new_email: null,
      phone: null,
      timezone: "America/New_York",
      address: null,
      bio: null,
      avatar_id: null,
      version: 1,
    },
    notifications: {
      email_assignments: true,
      email_grades: true,
      email_attendance: false,
      push_assignments: false,
      weekly_reports: true,
    },
    preferences: { theme: "auto", date_format: "MM/DD/YYYY" },
    security: { two_factor_enabled: false, login_notifications: true },
  })
})

test("each section takes the given fields, and leaves the rest unchanged", async () => {
  const { parent } = await api.openFamily()
  await parent.settings.updateProfile({ phone: " 555 0100 ", bio: "Reads aloud.", timezone: "Asia/Tokyo" })
  await parent.settings.updateProfile({ bio: null })
  await parent.settings.updateNotifications({ email_grades: false })
  await parent.settings.updateSecurity({ login_notifications: false })
  expect(await parent.settings.updatePreferences({ theme: "dark" })).toEqual({
    theme: "dark",
    date_format: "MM/DD/YYYY",
  })
  expect(await parent.settings.get()).toMatchObject({
    profile: { phone: "555 0100", bio: null, timezone: "Asia/Tokyo" },
    notifications: { email_grades: false, email_assignments: true },
    preferences: { theme: "dark" },
    security: { login_notifications: false },
  })
  expect(await parent.auth.whoami()).toMatchObject({ theme: "dark", family: { time_zone: "Asia/Tokyo" } })
})

test("two-factor sign-in cannot be enabled yet", async () => {
  const { parent } = await api.openFamily()
  const patch = { two_factor_enabled: true, login_notifications: true }
  expect(await parent.settings.updateSecurity(patch)).toMatchObject({ security: { two_factor_enabled: false } })
})

test("settings are only the person's own, and an out-of-date profile is refused", async () => {
  const { parent, family_id } = await api.openFamily()
  const other = await api.callerFor(await createParent(api.db, { family_id }))
  await parent.settings.updateProfile({ phone: "555", version: 1 })
  expect((await other.settings.get()).profile.phone).toBeNull()
  await expect(parent.settings.updateProfile({ phone: "556", version: 1 })).rejects.toMatchObject({
    cause: { reason: "STALE", details: { current: { phone: "555", version: 2 } } },
  })
})

test.each([
  ["theme", { theme: "blue" }],
  ["date_format", { date_format: "YY/M/D" }],
])("an invalid %s is refused", async (_, patch) => {
  const { parent } = await api.openFamily()
  await expect(parent.settings.updatePreferences(patch as object)).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("a child can choose how its own screen looks", async () => {
  const child = await api.callerFor(await createStudentLogin(api.db))
  await child.settings.updatePreferences({ theme: "light", date_format: "DD/MM/YYYY" })
  expect(await child.auth.whoami()).toMatchObject({ theme: "light", date_format: "DD/MM/YYYY" })
  await expect(child.settings.get()).rejects.toMatchObject({ code: "FORBIDDEN" })
})
