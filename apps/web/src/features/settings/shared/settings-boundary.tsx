import type { ReactNode } from "react"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"

/** Around what shows the person's settings, with S §2's words for when they do not come. */
export function SettingsBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
      {children}
    </QueryBoundary>
  )
}
