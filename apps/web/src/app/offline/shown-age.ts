import type { QueryClient } from "@tanstack/react-query"
import { isKept } from "./cached-queries.ts"

/** Returns the time of the oldest answer that the page shows, in milliseconds since 1970; null if it shows none. */
export function oldestShown(client: QueryClient): number | null {
  const shown = client.getQueryCache().findAll({ type: "active", predicate: isKept })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  return times.length > 0 ? Math.min(...times) : null
}

/** Says when something was: '8:42 this morning', '4:05 yesterday afternoon' or 'Monday, 9:30 in the evening'. */
export function momentWords(at: number, now: number): string {
  const [date, today] = [new Date(at), new Date(now)]
  const parts = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }).formatToParts(date)
  const time = parts
    .filter(({ type }) => type !== "dayPeriod")
    .map(({ value }) => value)
    .join("")
    .trim()
  const hour = date.getHours()
  const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening"
  const days = Math.round((startOf(today) - startOf(date)) / (24 * 60 * 60_000))
  if (days <= 0) return `${time} this ${part}`
  if (days === 1) return `${time} yesterday ${part}`
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long" }).format(date)
  return `${weekday}, ${time} in the ${part}`
}

function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
