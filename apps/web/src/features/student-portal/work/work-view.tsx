import { id as idField } from "@hearthbook/core/fields/fields"
import { Skeleton, Stack } from "@mantine/core"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { Delayed } from "../../../ui/feedback/delayed.tsx"
import { Failure } from "../../../ui/feedback/failure.tsx"
import { Page } from "../../../ui/layout/page.tsx"
import { BackToList } from "./back-to-list.tsx"
import { MissingWork } from "./missing-work.tsx"
import { WorkDetail } from "./work-detail.tsx"

type Props = { id: string; /** The URL of the list. */ back: string }

/** A piece of work as a page. */
export function WorkView({ id: requested, back }: Props) {
  const id = idField.safeParse(requested).data
  // Without suspense, since missing work has a friendlier page than an error.
  const { data, error, refetch } = trpc.assignments.byId.useQuery({ id: id ?? "" }, { enabled: id !== undefined })
  // Checked first: deleted work may still be cached.
  if (id === undefined || (error && readError(error).code === "NOT_FOUND")) return <MissingWork id={id} back={back} />
  if (data) return <WorkDetail assignment={data} back={back} />
  return (
    <Page title="Work">
      <BackToList href={back} />
      {error ? (
        <Failure cause={error} fallback="This work could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Delayed>
          <Stack gap="md">
            <Skeleton h={40} w="70%" />
            <Skeleton h={160} />
            <Skeleton h={200} />
          </Stack>
        </Delayed>
      )}
    </Page>
  )
}
