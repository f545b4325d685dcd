import type { ReactNode } from "react"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"

/** Around what shows the person's settings, with S §2's words for when they do not come. */
export function SettingsBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
      {children}
    </QueryBoundary>
  )
}
