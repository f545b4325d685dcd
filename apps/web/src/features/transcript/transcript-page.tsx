import { Skeleton, Stack } from "@mantine/core"
import type { ReactNode } from "react"
import { useRoute } from "wouter"
import { paths } from "../../lib/paths.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { BackLink } from "../../ui/layout/back-link.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { TranscriptBoard } from "./transcript-board.tsx"

/** A child's transcript: what it lacks, the document, and who may see it. */
export default function TranscriptPage() {
  const [, params] = useRoute(paths.transcript)
  const id = params?.id ?? ""
  return (
    <div>
      <BackLink href={paths.students} label="Students" />
      <QueryBoundary key={id} skeleton={<TranscriptSkeleton />} fallback="Failed to load the transcript." frame={Frame}>
        <TranscriptBoard id={id} />
      </QueryBoundary>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Transcript">{children}</Page>
}

function TranscriptSkeleton() {
  return (
    <Frame>
      <Stack gap="lg">
        <Skeleton h={120} />
        <Skeleton h={560} />
      </Stack>
    </Frame>
  )
}
