/** Why this browser cannot show push notifications. */
export type Obstacle = "unsupported" | "denied" | "no_key"

/** The app's service worker (src/service-worker/worker.ts). One for everything, because a site has one at a time. */
export const workerAddress = "/service-worker.js"

/** A device's push subscription. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** The server's side of a subscription: its public key, and the call that stores the subscription. */
export type PushServer = {
  readKey: () => Promise<string | null>
  keep: (subscription: DeviceSubscription) => Promise<unknown>
}

/** Changes run one after another, because signing out may still be unsubscribing when the next person signs in. */
let queue: Promise<unknown> = Promise.resolve()

/** Returns why push notifications are not possible on this device, or null. `key` is the server's public key. */
export function findObstacle(key: string | null): Obstacle | null {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported"
  if (Notification.permission === "denied") return "denied"
  return key === null ? "no_key" : null
}

/** Asks for permission if needed, and subscribes. Returns null without permission. */
export async function subscribeDevice(key: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  return runInOrder(() => subscribe(key))
}

/**
 * Ends the previous session's subscription. With a server, subscribes again for the new session, but only if the browser's permission
 * was given before.
 */
export function renewDevice(server: PushServer | null): Promise<void> {
  return runInOrder(async () => {
    await unsubscribe()
    const key = server && (await server.readKey())
    if (!server || !key || findObstacle(key) || Notification.permission !== "granted") return
    const subscription = await subscribe(key)
    try {
      await server.keep(subscription)
    } catch (cause) {
      await unsubscribe()
      throw cause
    }
  })
}

async function subscribe(key: string): Promise<DeviceSubscription> {
  await navigator.serviceWorker.register(workerAddress)
  const { pushManager } = await navigator.serviceWorker.ready
  // Subscribing fails if a subscription with another key exists.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) throw new Error("The browser's subscription is not complete.")
  return { endpoint, keys: { p256dh, auth } }
}

/** Returns true if this device has a push subscription. */
export function isDeviceSubscribed(): Promise<boolean> {
  return runInOrder(async () => (await findSubscription()) !== null)
}

/**
 * Ends this device's subscription. Returns its endpoint, which the server may forget, or null if there was none. After signing out,
 * the server learns from the push service that the endpoint is gone.
 */
export function unsubscribeDevice(): Promise<string | null> {
  return runInOrder(unsubscribe)
}

async function unsubscribe(): Promise<string | null> {
  const subscription = await findSubscription()
  if (!subscription) return null
  await subscription.unsubscribe()
  return subscription.endpoint
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function runInOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = queue.then(work)
  queue = turn.catch(() => undefined)
  return turn
}
