import { Skeleton, Stack } from "@mantine/core"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { RecordsBoard } from "./records-board.tsx"

/** A child's records of a school year: what is asked, what to send, and what was done. */
export default function RecordsPage() {
  return (
    <Page title="Records" intro="Attendance, hours, lessons and filings, by child and school year.">
      <QueryBoundary skeleton={<RecordsSkeleton />} fallback="Failed to load the records.">
        <RecordsBoard />
      </QueryBoundary>
    </Page>
  )
}

function RecordsSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={44} w={320} />
      <Skeleton h={220} />
      <Skeleton h={320} />
    </Stack>
  )
}
