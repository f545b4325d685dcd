import { createECDH, randomBytes } from "node:crypto"
import type { BrowserContext, Page } from "playwright/test"
import { hannah, logOut, newParent, register, signIn, type NewParent } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ serviceWorkers: "allow" })

const label = "Push messages about assignments"
const endpoint = "https://203.0.114.9/send/1"

/** Stubs `subscribe`, because the test browser has no push service. */
async function addPushService(context: BrowserContext): Promise<void> {
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  }
  const json = { endpoint, keys }
  await context.addInitScript((json) => {
    const subscription = {
      endpoint: json.endpoint,
      unsubscribe: async () => localStorage.removeItem("test.subscribed") === undefined,
      toJSON: () => json,
    }
    const current = () => (localStorage.getItem("test.subscribed") ? subscription : null)
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        localStorage.setItem("test.subscribed", "yes")
        return subscription
      },
    })
  }, json)
}

async function openNotifications(page: Page, parent: NewParent = newParent("Ruth")) {
  await register(page, parent)
  await page.goto("/settings?tab=notifications")
  return page.getByRole("switch", { name: label })
}

test(
  "permission for push is requested only when it is switched on, and switching it off unsubscribes",
  { tag: "@settings.push" },
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"])
    await addPushService(context)
    const push = await openNotifications(page)
    await expect(push).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem("test.subscribed"))).toBeNull()
    const subscribed = page.waitForRequest(/push\.subscribe/)
    await push.click()
    expect((await subscribed).postData()).toContain(endpoint)
    await expect(page.getByText("Notifications saved!")).toBeVisible()
    await page.reload()
    await expect(push).toBeChecked()
    await expect(page.getByRole("button", { name: "Send them here, too" })).toHaveCount(0)

    const forgotten = page.waitForRequest(/push\.unsubscribe/)
    await push.click()
    expect((await forgotten).postData()).toContain(endpoint)
    await expect(push).not.toBeChecked()
  },
)

test(
  "switching push on by keyboard keeps focus, even while the browser asks for permission",
  { tag: "@settings.push-account" },
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"])
    await addPushService(context)
    const push = await openNotifications(page)
    await push.focus()
    await page.keyboard.press("Space")
    await expect(page.getByText("Notifications saved!")).toBeVisible()
    await expect(push).toBeChecked()
    await expect(push).toBeFocused()
  },
)

test(
  "push is restored when the same user signs in again, but not for another user",
  { tag: "@settings.push-account" },
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"])
    await addPushService(context)
    const ruth = newParent("Ruth")
    const push = await openNotifications(page, ruth)
    const prompts: string[] = []
    page.on("request", (request) => {
      if (/push\.subscribe/.test(request.url())) prompts.push(request.url())
    })
    const isPushedTo = () => page.evaluate(() => localStorage.getItem("test.subscribed") !== null)
    const enter = async (person: { email: string; password: string; first_name: string }) => {
      await signIn(page, person)
      await expect(page.getByRole("heading", { level: 1 })).toContainText(person.first_name)
    }
    await push.click()
    await expect(page.getByText("Notifications saved!")).toBeVisible()
    expect(prompts).toHaveLength(1)

    await page.goto("/dashboard")
    await logOut(page)
    await expect.poll(isPushedTo).toBe(false)
    await enter(ruth)
    await expect.poll(isPushedTo).toBe(true)
    await page.goto("/settings?tab=notifications")
    await expect(push).toBeChecked()
    await expect(page.getByRole("button", { name: "Send them here, too" })).toHaveCount(0)
    expect(prompts).toHaveLength(2)

    // An expired session does not unsubscribe the browser. The next user's sign-in does.
    await page.evaluate(() => localStorage.removeItem("hearthbook.session"))
    await page.goto("/login")
    await enter(hannah)
    await expect.poll(isPushedTo).toBe(false)
    expect(prompts).toHaveLength(2)
    await logOut(page)
    await enter(ruth)
    await expect.poll(isPushedTo).toBe(true)

    // Push stays off once the user has switched it off.
    await page.goto("/settings?tab=notifications")
    await push.click()
    await expect(push).not.toBeChecked()
    await expect.poll(isPushedTo).toBe(false)
    await page.goto("/dashboard")
    await logOut(page)
    await enter(ruth)
    await page.goto("/settings?tab=notifications")
    await expect(push).not.toBeChecked()
    expect(await isPushedTo()).toBe(false)
    expect(prompts).toHaveLength(3)
  },
)

test(
  "denied permission shows a message, and the switch stays off",
  { tag: "@settings.push" },
  async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(Notification, "permission", { value: "denied" }))
    const push = await openNotifications(page)
    await expect(push).toBeDisabled()
    await expect(page.getByText("This browser does not let Hearthbook show notifications.")).toBeVisible()
  },
)

test(
  "push messages are shown with their text, and unreadable ones are ignored",
  { tag: "@settings.push" },
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"])
    await page.goto("/robots.txt")
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await devtools.send("ServiceWorker.enable")
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js")
      await navigator.serviceWorker.ready
    })
    const registrationId = await registered
    const push = (data: string) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data })
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications()
        return all.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }))
      })
    await push(JSON.stringify({ title: "Eli turned in Fractions", body: "Math", path: "/assignments?student=all" }))
    await expect
      .poll(shown)
      .toEqual([{ title: "Eli turned in Fractions", body: "Math", path: "/assignments?student=all" }])
    await push("no JSON")
    await expect.poll(shown).toContainEqual({ title: "Hearthbook", body: "You have a new notification.", path: "/" })
  },
)
