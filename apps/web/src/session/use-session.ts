import { dayIn, type Day } from "@hearthbook/api/rules/days"
import type { UserView } from "@hearthbook/api/schemas/auth"
import { useSyncExternalStore } from "react"
import { browserZone } from "../lib/browser-zone.ts"
import { useClock } from "../ui/hooks/use-clock.ts"
import type { Session } from "./stored-session.ts"
import { session } from "./client.ts"
import { trpc } from "../api/trpc.ts"

/** Where a page is drawn without a browser (prerender/pages.tsx). */
const nobody = () => null

/** The session of this browser, or null; the screen follows when it changes, in another tab too. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.read, nobody)
}

/** Who is signed in, or null. */
export function useUser(): UserView | null {
  return useSession()?.user ?? null
}

/** The signed-in person's family. Suspends until it is known; the adult area asks for it as soon as it opens. */
export function useFamily() {
  return trpc.auth.whoami.useSuspenseQuery()[0].family
}

/** The family's time zone; until it is known, the browser's, or UTC. Does not suspend, so that a heading stands at once. */
export function useTimeZone(): string {
  const { data } = trpc.auth.whoami.useQuery()
  return data?.family.time_zone ?? browserZone() ?? "UTC"
}

/** Today's date in the family's time zone (DECISIONS 8), also after midnight. Suspends as `useFamily`. */
export function useToday(): Day {
  const { time_zone } = useFamily()
  return useClock((now) => dayIn(time_zone, now))
}
