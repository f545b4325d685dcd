import { Stack } from "@mantine/core"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { DataCard } from "./archive/data-card.tsx"
import { HistoryCard } from "./history/history-card.tsx"
import { InvitationForm } from "./invitation-form.tsx"
import { InvitationList } from "./invitation-list.tsx"
import { MemberList } from "./member-list.tsx"
import { SchoolCard } from "./school-card.tsx"

/** The family's members, invitations, settings of its school year, history and data. */
export function FamilyTab() {
  return (
    <Stack gap="lg">
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your family.">
        <MemberList />
        {/* Inside the boundary of the list above, so that it does not shift while the list loads. */}
        <InvitationForm />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons rows={1} />} fallback="Failed to load invitations.">
        <InvitationList />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
        <SchoolCard />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load the history.">
        <HistoryCard />
      </QueryBoundary>
      <DataCard />
    </Stack>
  )
}
