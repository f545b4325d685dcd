import { createParent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { createContext } from "../../context.ts"
import { createCaller } from "../../root.ts"
import { openTestApi, testNow } from "../../testing/test-api.ts"
import { cleanUp } from "../upkeep/clean-up.service.ts"

const api = await openTestApi()
afterAll(api.close)

const chromeOnWindows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"
const newerChromeOnWindows = chromeOnWindows.replace("130.0.0.0", "131.0.1.2")
const safariOnIpad =
  "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"

beforeEach(async () => {
  api.clock.now = testNow
  await api.db.outbox_email.deleteMany()
})

const from = (user_agent: string) => createCaller(() => createContext({ ...api.facts(), user_agent }))
const login = (person: { email: string }, user_agent: string) =>
  from(user_agent).auth.login({ email: person.email, password: testPassword })
const later = (days: number) => void (api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000))
const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })

test("somebody is told of a sign-in from a device that was not used lately: which, from where, when, and what to do", async () => {
  const parent = await createParent(api.db, { first_name: "Rosa" })
  await login(parent, chromeOnWindows)
  expect(await mails()).toEqual([])
  await login(parent, newerChromeOnWindows)
  expect(await mails()).toEqual([])
  await login(parent, safariOnIpad)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: parent.email, subject: "New sign-in to your Hearthbook account" })
  expect(mail?.text).toContain("Device: Safari on iOS")
  expect(mail?.text).toContain("Address: 192.0.2.1")
  expect(mail?.text).toContain("Time: 09/15/2026, 12:00 PM (America/New_York)")
  expect(mail?.text).toContain("change your password at once")
  expect(mail?.text).toContain("https://hearthbook.test/settings?tab=security")
  expect(mail?.headers).toHaveProperty("List-Unsubscribe")
  await login(parent, safariOnIpad)
  expect(await mails()).toHaveLength(1)
})

test("a device is known for 90 days after it was last used, and not for longer", async () => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  later(90)
  await login(parent, chromeOnWindows)
  expect(await mails()).toEqual([])
  later(91)
  await login(parent, chromeOnWindows)
  expect(await mails()).toHaveLength(1)
})

test("also when the sessions of before were tidied away", async () => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  await api.db.session.deleteMany({ where: { user_id: parent.id } })
  await login(parent, chromeOnWindows)
  expect(await mails()).toHaveLength(1)
})

test("and when also what tells of signing in was tidied away, as after half a year's rest", async () => {
  const parent = await createParent(api.db, { created_at: testNow })
  await login(parent, chromeOnWindows)
  expect(await mails()).toEqual([])
  later(182)
  await cleanUp(api.db, api.clock.now)
  expect(await api.db.auth_event.count({ where: { user_id: parent.id } })).toBe(0)
  await login(parent, safariOnIpad)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([parent.email])
})

test("registering is no news", async () => {
  const person = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true }
  await from(safariOnIpad).auth.register({ ...person, email: "ada.new@example.com" })
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Confirm your email address"])
})

test("who has it switched off, and a child, are told nothing", async () => {
  const parent = await createParent(api.db)
  await api.db.settings.update({ where: { user_id: parent.id }, data: { login_notifications: false } })
  const child = await createStudentLogin(api.db)
  for (const person of [parent, child]) {
    await login(person, chromeOnWindows)
    await login(person, safariOnIpad)
  }
  expect(await mails()).toEqual([])
})

test("a program that calls itself whatever it likes stays words", async () => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  await login(parent, `<img src=x>${"y".repeat(300)}/1.0 (`)
  const [mail] = await mails()
  expect(mail?.html).not.toContain("<img src=x")
  expect(/Device: (.*)/.exec(mail?.text ?? "")?.[1]?.length).toBeLessThanOrEqual(80)
})

test("times are written as the reader writes days", async () => {
  const parent = await createParent(api.db)
  await api.db.settings.update({ where: { user_id: parent.id }, data: { date_format: "YYYY-MM-DD" } })
  api.clock.now = new Date("2026-09-15T20:05:00.000Z")
  await login(parent, chromeOnWindows)
  await login(parent, safariOnIpad)
  expect((await mails())[0]?.text).toContain("Time: 2026-09-15, 16:05 (America/New_York)")
})
