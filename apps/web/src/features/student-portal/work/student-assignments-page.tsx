import { Skeleton, Stack } from "@mantine/core"
import { useState } from "react"
import { studentListOf } from "../../../lib/student-paths.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { AllWork } from "./all-work.tsx"
import { WorkView } from "./work-view.tsx"
import type { WorkGroup } from "./work-groups.ts"
import { WorkToDo } from "./work-to-do.tsx"
import { useWorkParams } from "./use-work-params.ts"
import { WorkFilter } from "./work-filter.tsx"

/** A child's work, or one piece of it as a page (`?work=…`). */
export default function StudentAssignmentsPage() {
  const { work, show, choose } = useWorkParams()
  /** The work the child comes back from, to restore focus, and the filter of the list. */
  const [left, setLeft] = useState(work)
  const [part, setPart] = useState(show)
  const [opened, setOpened] = useState<ReadonlySet<WorkGroup>>(new Set())
  if (work !== null && work !== left) setLeft(work)
  if (work === null && show !== part) setPart(show)

  if (work !== null) return <WorkView key={work} id={work} back={studentListOf(part)} />
  return (
    <Page title="My Work" tabTitle="Work">
      <WorkFilter value={show} onChange={choose} />
      <QueryBoundary key={show} skeleton={<WorkSkeletons />} fallback="Your work could not be loaded.">
        {show === "todo" ? (
          <WorkToDo from={left} opened={opened} onOpen={(group) => setOpened(new Set([...opened, group]))} />
        ) : (
          <AllWork show={show} from={left} />
        )}
      </QueryBoundary>
    </Page>
  )
}

function WorkSkeletons() {
  return (
    <Stack gap="md">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} h={190} />
      ))}
    </Stack>
  )
}
