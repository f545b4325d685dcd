import { createParent as createRow, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { createContext } from "../../../../identity/context.ts"
import { createCaller } from "../../../../index.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { cleanUp } from "../../../data/clean-up/clean-up.service.ts"

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

/** Optional mails are only sent to a confirmed address. */
const createParent = (db: typeof api.db, given: Parameters<typeof createRow>[1] = {}) =>
  createRow(db, { email_verified_at: testNow, ...given })

const from = (user_agent: string) => createCaller(() => createContext({ ...api.facts(), user_agent }))
const login = (person: { email: string }, user_agent: string) =>
  from(user_agent).auth.login({ email: person.email, password: testPassword })
const later = (days: number) => void (api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000))
const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })

test(
  "a sign-in from a new device is mailed: which device, from where, when, and what to do",
  { tags: ["notifications.mail-sign-ins"] },
  async () => {
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
  },
)

test("a device is known for 90 days after its last use", { tags: ["notifications.mail-sign-ins"] }, async () => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  later(90)
  await login(parent, chromeOnWindows)
  expect(await mails()).toEqual([])
  later(91)
  await login(parent, chromeOnWindows)
  expect(await mails()).toHaveLength(1)
})

test("even if older sessions were cleaned up", async () => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  await api.db.session.deleteMany({ where: { user_id: parent.id } })
  await login(parent, chromeOnWindows)
  expect(await mails()).toHaveLength(1)
})

test("and even if the events were cleaned up too, after half a year", async () => {
  const parent = await createParent(api.db, { created_at: testNow })
  await login(parent, chromeOnWindows)
  expect(await mails()).toEqual([])
  later(182)
  await cleanUp(api.db, api.clock.now)
  expect(await api.db.auth_event.count({ where: { user_id: parent.id } })).toBe(0)
  await login(parent, safariOnIpad)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([parent.email])
})

test("registering sends no mail", async () => {
  const person = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true }
  await from(safariOnIpad).auth.register({ ...person, email: "ada.new@example.com" })
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Confirm your email address"])
})

test("people who have disabled it, and children, get no mail", async () => {
  const parent = await createParent(api.db)
  await api.db.settings.update({ where: { user_id: parent.id }, data: { login_notifications: false } })
  const child = await createStudentLogin(api.db)
  for (const person of [parent, child]) {
    await login(person, chromeOnWindows)
    await login(person, safariOnIpad)
  }
  expect(await mails()).toEqual([])
})

test.each([
  ["evil.example/1.0", "Unknown device"],
  ["Win https://evil.example/prize (Windows NT 10.0; Win64) claim-your-prize/9", "A browser on Windows"],
  [`<img src=x>${"y".repeat(300)}/1.0 (`, "Unknown device"],
])("a program that calls itself %s does not get its own words into the mail", async (user_agent, device) => {
  const parent = await createParent(api.db)
  await login(parent, chromeOnWindows)
  await login(parent, user_agent)
  const [mail] = await mails()
  expect(mail?.text).toContain(`Device: ${device}\n`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|prize|<img|yyy/)
})

test("an unconfirmed address gets no mail about sign-ins, because it may be a stranger's", async () => {
  const stranger = await createRow(api.db)
  await login(stranger, chromeOnWindows)
  await login(stranger, safariOnIpad)
  expect(await mails()).toEqual([])
})

test(
  "an address gets three mails about sign-ins a day, and the next one the day after",
  { tags: ["notifications.mail-sign-ins"] },
  async () => {
    const parent = await createParent(api.db)
    const devices = [
      chromeOnWindows,
      safariOnIpad,
      "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0",
    ]
    for (const device of devices.slice(0, 5)) await login(parent, device)
    expect(await mails()).toHaveLength(3)
    later(1)
    await login(parent, devices[5] ?? "")
    expect(await mails()).toHaveLength(4)
  },
)

test("times are written in the reader's format", async () => {
  const parent = await createParent(api.db)
  await api.db.settings.update({ where: { user_id: parent.id }, data: { date_format: "YYYY-MM-DD" } })
  api.clock.now = new Date("2026-09-15T20:05:00.000Z")
  await login(parent, chromeOnWindows)
  await login(parent, safariOnIpad)
  expect((await mails())[0]?.text).toContain("Time: 2026-09-15, 16:05 (America/New_York)")
})
