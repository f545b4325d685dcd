import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"
import { ConnectionList } from "./connection-list.tsx"
import { narrow } from "./widths.ts"

/** One's accounts elsewhere. */
export function IntegrationsTab() {
  return (
    <div style={narrow}>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your connections.">
        <ConnectionList />
      </QueryBoundary>
    </div>
  )
}
