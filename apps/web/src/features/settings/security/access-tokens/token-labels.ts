import type { TokenAccess } from "@hearthbook/core/permissions/access-tokens"
import type { AccessTokenView } from "@hearthbook/api/access/access-token"
import type { Day } from "@hearthbook/core/time/days"
import { dayOf, formatAgo, formatDay } from "../../../../lib/format.ts"

/** The access levels of a token, as choices with their labels. */
export const accessLabels: Record<TokenAccess, string> = { read: "Read only", read_write: "Read and change" }

/** 'Read only · until 06/30/2027 · last used 2 hours ago'. */
export function tokenFacts(
  { scope: access, expires_on, last_used_at }: AccessTokenView,
  today: Day,
  now: number,
): string {
  const use = last_used_at ? `last used ${formatAgo(last_used_at, now)}` : "not used yet"
  return [accessLabels[access], endOf(expires_on, today), use].join(" · ")
}

function endOf(expires_on: string | null, today: Day): string {
  if (expires_on === null) return "never expires"
  return dayOf(expires_on) < today ? `expired on ${formatDay(expires_on)}` : `until ${formatDay(expires_on)}`
}
