// Shows what the server pushes, also while no page of ours is open (session/push.ts registers it). It keeps no pages and stands
// between nobody and the network.
self.addEventListener("push", (event) => {
  const { title, body, path } = readMessage(event)
  event.waitUntil(self.registration.showNotification(title, { body, data: { path }, icon: "/push-icon.png" }))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data?.path)))
})

// A browser wants to see something for every push, one that cannot be read included.
function readMessage(event) {
  try {
    const { title, body, path } = event.data.json()
    return { title: String(title), body: body ? String(body) : undefined, path }
  } catch {
    return { title: "Hearthbook", body: "There is news.", path: "/" }
  }
}

/** Only a page of ours. */
function addressOf(path) {
  const address = new URL(path ?? "/", self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

/** The tab that shows it already, or a new one: another tab may hold what somebody is typing. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const shown = tabs.find((tab) => tab.url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}
