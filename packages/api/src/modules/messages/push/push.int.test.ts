import { createECDH, randomBytes } from "node:crypto"
import { createParent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const names: Record<string, string> = { "push.example.com": "203.0.114.9", "inside.example": "10.0.0.5" }
const api = await openTestApi({
  look_up: async (name) => (names[name] ? [names[name]] : Promise.reject(new Error("ENOTFOUND"))),
})
afterAll(api.close)

let parent: Caller
let user: { id: string; family_id: string }
beforeEach(async () => {
  api.clock.now = testNow
  api.settings.push_public_key = "a public key"
  await api.db.push_subscription.deleteMany()
  ;({ parent, user } = await api.openFamily())
})

const newKeys = () => {
  const browser = createECDH("prime256v1")
  return { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") }
}
const keys = newKeys()
const at = (name: string) => `https://push.example.com/${name}`
const subscriptions = () => api.db.push_subscription.findMany({ orderBy: { endpoint: "asc" } })

test("a browser can be subscribed and unsubscribed repeatedly", { tags: ["api.subscribe-push"] }, async () => {
  const endpoint = at("phone")
  const row = await parent.push.subscribe({ endpoint, keys })
  expect(row).toMatchObject({ endpoint, created_at: testNow.toISOString() })
  expect(await parent.push.subscribe({ endpoint, keys })).toMatchObject({ id: row.id })
  expect(await subscriptions()).toMatchObject([{ endpoint, user_id: user.id, ...keys }])
  expect(await parent.push.unsubscribe({ endpoint })).toEqual({ removed: 1 })
  expect(await parent.push.unsubscribe({ endpoint })).toEqual({ removed: 0 })
})

test("keys in the other alphabet of base64 are the same keys", async () => {
  const other = (text: string) => Buffer.from(text, "base64url").toString("base64")
  await parent.push.subscribe({ endpoint: at("phone"), keys: { p256dh: other(keys.p256dh), auth: other(keys.auth) } })
  expect(await subscriptions()).toMatchObject([keys])
})

test("a browser belongs to the person who subscribed with it last", async () => {
  const endpoint = at("tablet")
  await parent.push.subscribe({ endpoint, keys })
  const other = await createParent(api.db)
  const stranger = await api.callerFor(other)
  expect(await stranger.push.unsubscribe({ endpoint })).toEqual({ removed: 0 })
  await stranger.push.subscribe({ endpoint, keys: newKeys() })
  expect(await subscriptions()).toMatchObject([{ user_id: other.id, family_id: other.family_id }])
  expect(await parent.push.unsubscribe({ endpoint })).toEqual({ removed: 0 })
})

test("a browser belongs to the session in which it was subscribed last", async () => {
  const endpoint = at("tablet")
  const sessions = () => api.db.session.findMany({ where: { user_id: user.id }, orderBy: { id: "asc" } })
  const [first] = await sessions()
  await parent.push.subscribe({ endpoint, keys })
  expect(await subscriptions()).toMatchObject([{ session_id: first?.id }])
  const again = await api.callerFor(user)
  const second = (await sessions()).find(({ id }) => id !== first?.id)
  await again.push.subscribe({ endpoint, keys })
  expect(await subscriptions()).toMatchObject([{ session_id: second?.id }])
  await api.db.session.delete({ where: { id: second?.id } })
  expect(await subscriptions()).toEqual([])
})

test("of eleven browsers, the oldest is deleted", async () => {
  for (let n = 10; n <= 20; n++) {
    api.clock.now = new Date(testNow.getTime() + n * 1000)
    await parent.push.subscribe({ endpoint: at(String(n)), keys })
  }
  const left = await subscriptions()
  expect(left).toHaveLength(10)
  expect(left[0]?.endpoint).toBe(at("11"))
})

test.each([
  ["endpoint", { endpoint: "https://169.254.169.254/latest" }],
  ["endpoint", { endpoint: "http://push.example.com/phone" }],
  ["endpoint", { endpoint: "https://inside.example/phone" }],
  ["endpoint", { endpoint: "https://gone.example/phone" }],
  ["keys.p256dh", { keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") } }],
  ["keys.p256dh", { keys: { ...keys, p256dh: "short" } }],
  ["keys.auth", { keys: { ...keys, auth: "short" } }],
])("an invalid subscription is refused at %s: %j", async (field, given) => {
  const call = parent.push.subscribe({ endpoint: at("phone"), keys, ...given })
  await expect(call).rejects.toMatchObject({ cause: { details: { issues: [{ field }] } } })
  expect(await subscriptions()).toEqual([])
})

test("without a key of the site no one can subscribe, and the sign-in options show that", async () => {
  const anonymous = api.callerWith(null)
  expect(await anonymous.auth.options()).toMatchObject({ push_public_key: "a public key" })
  api.settings.push_public_key = null
  expect(await anonymous.auth.options()).toMatchObject({ push_public_key: null })
  await expect(parent.push.subscribe({ endpoint: at("phone"), keys })).rejects.toMatchObject({ code: "CONFLICT" })
})
