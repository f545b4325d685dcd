import { dayIn, type Day } from "@hearthbook/core/time/days"
import type { UserView } from "@hearthbook/api/access/auth"
import { useSyncExternalStore } from "react"
import { browserZone } from "../lib/browser-zone.ts"
import { useClock } from "../ui/hooks/use-clock.ts"
import type { Session } from "./stored-session.ts"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"

/**
 * The guard of every signed-in page asks for the person again when the answer is stale (app/routes/guards.tsx). A page has dozens of parts
 * that read it, whose own timers would take a phone longer than their first render.
 */
const asKnown = { staleTime: Infinity }

/** Returns the session or null, and rerenders when it changes in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}

/** Returns the signed-in person, or null. */
export function useUser(): UserView | null {
  return useSession()?.user ?? null
}

/** Returns the signed-in person's family. Suspends until it is loaded, which the adult area starts as soon as it opens. */
export function useFamily() {
  return trpc.auth.whoami.useSuspenseQuery(undefined, asKnown)[0].family
}

/** Returns whether the signed-in person may see grades: always for an adult. Suspends like `useFamily`. */
export function useSeesGrades(): boolean {
  return trpc.auth.whoami.useSuspenseQuery(undefined, asKnown)[0].sees_grades
}

/** Returns the family's time zone, or the browser's until it is loaded. Does not suspend, so that headings show at once. */
export function useTimeZone(): string {
  const { data } = trpc.auth.whoami.useQuery(undefined, asKnown)
  return data?.family.time_zone ?? browserZone() ?? "UTC"
}

/** Returns today's date in the family's time zone, and rerenders at midnight. Suspends like `useFamily`. */
export function useToday(): Day {
  const { time_zone } = useFamily()
  return useClock((now) => dayIn(time_zone, now))
}
