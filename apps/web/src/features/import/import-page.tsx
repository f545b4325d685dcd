import { Skeleton, Stack } from "@mantine/core"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { ImportBoard } from "./import-board.tsx"

/** Takes records over from a spreadsheet or a calendar: a file, a preview, and one change. */
export default function ImportPage() {
  return (
    <Page title="Import" intro="From a spreadsheet or a calendar. You see everything first, and can undo it.">
      <QueryBoundary skeleton={<ImportSkeleton />} fallback="Failed to load the import.">
        <ImportBoard />
      </QueryBoundary>
    </Page>
  )
}

function ImportSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={44} w={320} />
      <Skeleton h={320} />
    </Stack>
  )
}
