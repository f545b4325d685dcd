/** Why this browser cannot show what is pushed, in words for the person at it. */
export const obstacles = {
  unsupported: "This browser cannot show notifications. On an iPhone or iPad, add Hearthbook to the Home Screen first.",
  denied: "This browser does not let Hearthbook show notifications. Allow them in its settings for this site.",
  no_key: "This installation has no keys for push notifications yet.",
} as const
export type Obstacle = keyof typeof obstacles

const worker = "/push-worker.js"

/** A device's subscription as its push service knows it. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** For whom it is, and under which key. */
export type PushServer = {
  readKey: () => Promise<string | null>
  keep: (subscription: DeviceSubscription) => Promise<unknown>
}

/** What changes it goes one after the other: a log-out may still be at work when the next person signs in. */
let line: Promise<unknown> = Promise.resolve()

/** What is in the way on this device; null when nothing is. `key` is the server's public one. */
export function findObstacle(key: string | null): Obstacle | null {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported"
  if (Notification.permission === "denied") return "denied"
  return key === null ? "no_key" : null
}

/** Asks for permission where that is still open, and subscribes. Null when it was not given. */
export async function subscribeDevice(key: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  return inTurn(() => subscribe(key))
}

/**
 * Ends what was pushed here for the session before. With a server it begins anew for the session that has just begun, without
 * a question: only where the browser's permission was given before.
 */
export function renewDevice(server: PushServer | null): Promise<void> {
  return inTurn(async () => {
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
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  // One under a key that the server no longer has would be refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) throw new Error("The browser's subscription is not complete.")
  return { endpoint, keys: { p256dh, auth } }
}

/** Whether something is pushed to this device. */
export function isDeviceSubscribed(): Promise<boolean> {
  return inTurn(async () => (await findSubscription()) !== null)
}

/**
 * Has nothing pushed to this device any more; answers the endpoint that the server may forget, null where there was none.
 * Somebody who signs out need not tell it: the push service answers that the endpoint has gone.
 */
export function unsubscribeDevice(): Promise<string | null> {
  return inTurn(unsubscribe)
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

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = line.then(work)
  line = turn.catch(() => undefined)
  return turn
}
