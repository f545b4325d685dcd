import { Stack } from "@mantine/core"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { DataCard } from "../archive/data-card.tsx"
import { InvitationForm } from "./invitation-form.tsx"
import { InvitationList } from "./invitation-list.tsx"
import { MemberList } from "./member-list.tsx"
import { SchoolCard } from "./school-card.tsx"
import { narrow } from "../shared/widths.ts"

/** Who belongs to the family, who is asked to (DECISIONS 13a), and what it decides about its days. */
export function FamilyTab() {
  return (
    <Stack gap="lg" style={narrow}>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your family.">
        <MemberList />
        {/* It comes with the list above it, or it would move from under somebody's hand. */}
        <InvitationForm />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons rows={1} />} fallback="Failed to load invitations.">
        <InvitationList />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
        <SchoolCard />
      </QueryBoundary>
      <DataCard />
    </Stack>
  )
}
