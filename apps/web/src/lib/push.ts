import { z } from "zod"

/** Why this browser cannot show what is pushed, in words for the person at it. */
export const obstacles = {
  unsupported: "This browser cannot show notifications. On an iPhone or iPad, add Hearthbook to the Home Screen first.",
  denied: "This browser does not let Hearthbook show notifications. Allow them in its settings for this site.",
  no_key: "This installation has no keys for push notifications yet.",
} as const
export type Obstacle = keyof typeof obstacles

const worker = "/push-worker.js"

/** A device's subscription as its push service knows it. */
const deviceSubscription = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) })
export type DeviceSubscription = z.output<typeof deviceSubscription>

/** What is in the way on this device; null when nothing is. `key` is the server's public one. */
export function findObstacle(key: string | null): Obstacle | null {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported"
  if (Notification.permission === "denied") return "denied"
  return key === null ? "no_key" : null
}

/** Asks for permission where that is still open, and subscribes. Null when it was not given. */
export async function subscribeDevice(key: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  // One under a key that the server no longer has would be refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return deviceSubscription.parse(subscription.toJSON())
}

/** Whether something is pushed to this device. */
export async function isDeviceSubscribed(): Promise<boolean> {
  return (await findSubscription()) !== null
}

/**
 * Has nothing pushed to this device any more; answers the endpoint that the server may forget, null where there was none.
 * Somebody who signs out need not tell it: the push service answers that the endpoint has gone.
 */
export async function unsubscribeDevice(): Promise<string | null> {
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
