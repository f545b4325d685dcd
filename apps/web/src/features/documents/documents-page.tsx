import { Skeleton, Stack } from "@mantine/core"
import { Suspense } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { BundleOfYear } from "./bundle-of-year.tsx"
import { DocumentsBoard } from "./documents-board.tsx"

/** The documents that a family prints or sends. */
export default function DocumentsPage() {
  return (
    <Page
      title="Documents"
      intro="Report cards, transcripts and records, ready to print or send."
      action={
        <Suspense>
          <BundleOfYear />
        </Suspense>
      }
    >
      <QueryBoundary skeleton={<DocumentsSkeleton />} fallback="Failed to load the documents.">
        <DocumentsBoard />
      </QueryBoundary>
    </Page>
  )
}

function DocumentsSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={44} w={320} />
      <Skeleton h={560} />
    </Stack>
  )
}
