/// <reference lib="webworker" />
type PushMessage = { title: string; body?: string; path?: unknown }

/** Shows push messages, even if no page of the app is open. */
export function showPushMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const { title, body, path } = readMessage(event)
    event.waitUntil(worker.registration.showNotification(title, { body, data: { path }, icon: "/push-icon.png" }))
  })
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close()
    const { path } = (event.notification.data ?? {}) as { path?: unknown }
    event.waitUntil(open(worker, addressOf(worker, path)))
  })
}

// Browsers require a notification for every push, even for one that cannot be read.
function readMessage(event: PushEvent): PushMessage {
  try {
    const { title, body, path } = (event.data?.json() ?? {}) as { title?: unknown; body?: unknown; path?: unknown }
    if (typeof title !== "string") throw new TypeError("A message has a title.")
    return { title, body: typeof body === "string" && body ? body : undefined, path }
  } catch {
    return { title: "Hearthbook", body: "You have a new notification.", path: "/" }
  }
}

/** Returns the address of a path, or of the start page if it is on another site. */
function addressOf({ location }: ServiceWorkerGlobalScope, path: unknown): string {
  const address = new URL(typeof path === "string" ? path : "/", location.origin)
  return address.origin === location.origin ? address.href : location.origin
}

/** Focuses the tab that already shows the address, or opens a new one. Other tabs may contain unsaved input. */
async function open({ clients }: ServiceWorkerGlobalScope, address: string): Promise<unknown> {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true })
  const shown = tabs.find((tab) => tab.url === address)
  return shown ? shown.focus() : clients.openWindow(address)
}
