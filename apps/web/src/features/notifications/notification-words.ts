import type { Day } from "@hearthbook/api/rules/days"
import type { NotificationView } from "@hearthbook/api/schemas/notification"
import { formatNearDay } from "../../lib/format.ts"

type Told = Pick<NotificationView, "kind" | "body" | "day">

/** The line below the title: 'Science, due tomorrow'. Days are told from the reader's today. Null where there is none. */
export function detailOf({ kind, body, day }: Told, today: Day): string | null {
  const near = day && formatNearDay(day, today)
  const dayWords = near && kind === "assignment_set" ? `due ${near}` : near
  const words = [body, dayWords].filter((part) => part !== null && part !== "").join(", ")
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

/** On the bell: nothing for none, '99+' for a hundred and more. */
export function shortCount(unread: number): string {
  return unread > 99 ? "99+" : String(unread)
}

/** What a screen reader calls the bell. */
export function nameOfBell(unread: number): string {
  return unread === 0 ? "Notifications" : `Notifications, ${shortCount(unread)} unread`
}
