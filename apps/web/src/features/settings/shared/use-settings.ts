import type { SettingsView } from "@hearthbook/api/family/settings"
import { trpc } from "../../../api/trpc.ts"

/** Milliseconds. */
const staleTime = 300_000

/** The user's settings. Suspends until loaded. */
export function useSettings(): SettingsView {
  return trpc.settings.get.useSuspenseQuery(undefined, { staleTime })[0]
}
