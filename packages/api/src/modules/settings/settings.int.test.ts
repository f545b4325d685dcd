import { createParent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { lastMail } from "../../testing/mailbox.ts"
import { openTestApi } from "../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const new_password = "Quiet-Lantern-58!"
const login = (email: string, password: string) => api.callerWith(null).auth.login({ email, password })

test("a password is changed by who knows it; other devices are signed out, this one stays, and a mail says so", async () => {
  const user = await createParent(api.db)
  const here = await api.callerFor(user)
  const there = await api.callerFor(user)
  const change = { current_password: testPassword, new_password }
  expect(await here.settings.changePassword(change)).toEqual({ signed_out: 1 })
  await expect(there.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  expect(await here.auth.whoami()).toMatchObject({ email: user.email })
  expect(await login(user.email, new_password)).toMatchObject({ user: { id: user.id } })
  expect((await lastMail(api.db, user.email)).subject).toBe("Your Hearthbook password was changed")
})

test("a wrong guess is told at its field, counts as a failed log-in, and changes nothing", async () => {
  const user = await createParent(api.db)
  const here = await api.callerFor(user)
  const guess = () => here.settings.changePassword({ current_password: "wrong", new_password })
  for (let n = 0; n < 5; n++) {
    await expect(guess()).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "current_password", message: "That is not your current password." }] } },
    })
  }
  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  await expect(login(user.email, testPassword)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})

test("an adult's new password keeps all rules, a child's its own (DECISIONS 34b)", async () => {
  const adult = await api.callerFor(await createParent(api.db))
  const child = await api.callerFor(await createStudentLogin(api.db))
  const change = { current_password: testPassword, new_password: "bluetoad" }
  await expect(adult.settings.changePassword(change)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field: "new_password" }] } },
  })
  expect(await child.settings.changePassword(change)).toEqual({ signed_out: 0 })
})

test("names change one at a time, and cannot be emptied", async () => {
  const { parent, user } = await api.openFamily()
  expect(await parent.settings.updateProfile({ first_name: "Noor" })).toMatchObject({
    profile: { first_name: "Noor", last_name: user.last_name },
  })
  await expect(parent.settings.updateProfile({ last_name: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" })
})
