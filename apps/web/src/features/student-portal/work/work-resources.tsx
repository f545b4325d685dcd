import { Skeleton } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { ResourceLinks } from "../resource-links.tsx"

/** The resources of the lesson that the work was set with. */
export function WorkResources({ lesson_id }: { lesson_id: string }) {
  return (
    <QueryBoundary skeleton={<Skeleton h={44} />} fallback="The links could not be loaded.">
      <OfLesson lesson_id={lesson_id} />
    </QueryBoundary>
  )
}

function OfLesson({ lesson_id }: { lesson_id: string }) {
  const [{ resources }] = trpc.lessons.byId.useSuspenseQuery({ id: lesson_id })
  return <ResourceLinks resources={resources} />
}
