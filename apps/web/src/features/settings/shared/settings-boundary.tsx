import type { ReactNode } from "react"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"

/** A boundary for components that use the user's settings. */
export function SettingsBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
      {children}
    </QueryBoundary>
  )
}
