// Shows push messages, even if no page of the app is open. Registered by session/push.ts. It caches no pages and handles no
// requests.
self.addEventListener("push", (event) => {
  const { title, body, path } = readMessage(event)
  event.waitUntil(self.registration.showNotification(title, { body, data: { path }, icon: "/push-icon.png" }))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data?.path)))
})

// Browsers require a notification for every push, even for one that cannot be read.
function readMessage(event) {
  try {
    const { title, body, path } = event.data.json()
    return { title: String(title), body: body ? String(body) : undefined, path }
  } catch {
    return { title: "Hearthbook", body: "You have a new notification.", path: "/" }
  }
}

/** Returns the address of a path, or of the start page if it is on another site. */
function addressOf(path) {
  const address = new URL(path ?? "/", self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

/** Focuses the tab that already shows the address, or opens a new one. Other tabs may contain unsaved input. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const shown = tabs.find((tab) => tab.url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}
