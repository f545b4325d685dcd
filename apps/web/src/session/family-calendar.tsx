import { dayIn } from "@hearthbook/core/time/days"
import { useMemo, type ReactNode } from "react"
import { trpc } from "../api/trpc.ts"
import { browserZone } from "../lib/browser-zone.ts"
import { CalendarContext } from "../ui/inputs/calendar-context.ts"

/** Provides the family's calendar to the day fields inside. */
export function FamilyCalendar({ children }: { children: ReactNode }) {
  const { data } = trpc.auth.whoami.useQuery()
  const { time_zone = browserZone() ?? "UTC", year_start = "07-01" } = data?.family ?? {}
  const read = useMemo(() => () => ({ today: dayIn(time_zone, new Date()), year_start }), [time_zone, year_start])
  return <CalendarContext value={read}>{children}</CalendarContext>
}
