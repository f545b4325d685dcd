import type { Role } from "@hearthbook/core/permissions/permissions"
import { headlineOf, pathOf, type DueNotification } from "./notification-messages.ts"

/** In characters; an encrypted message has 4 kB at most. */
const longest = 300

/** The payload for the service worker: notifications of one moment as one message, and the page that it opens. */
export function pushPayload(role: Role, notifications: [DueNotification, ...DueNotification[]]): string {
  const [first, ...more] = notifications
  const body = more.length === 0 ? (first.body ?? "") : notifications.map(({ title }) => title).join("\n")
  const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
  return JSON.stringify({ title: cut(headlineOf(notifications)), body: cut(body), path: pathOf(role, notifications) })
}
