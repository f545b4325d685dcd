import type { SettingsView } from "@hearthbook/api/schemas/settings"
import { trpc } from "../../../api/trpc.ts"

/** S §9. */
const staleTime = 300_000

/** All that the person has set. Suspends until it is known; forgotten when they sign out, as every answer. */
export function useSettings(): SettingsView {
  return trpc.settings.get.useSuspenseQuery(undefined, { staleTime })[0]
}
