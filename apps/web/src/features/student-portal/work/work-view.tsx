import { id as idField } from "@hearthbook/api/fields"
import { Skeleton, Stack } from "@mantine/core"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { Delayed } from "../../../ui/feedback/delayed.tsx"
import { Failure } from "../../../ui/feedback/failure.tsx"
import { Page } from "../../../ui/layout/page.tsx"
import { BackToList } from "./back-to-list.tsx"
import { NoSuchWork } from "./no-such-work.tsx"
import { WorkDetail } from "./work-detail.tsx"

type Props = { id: string; /** The address of the list. */ back: string }

/** One piece of work as a page of its own. */
export function WorkView({ id: asked, back }: Props) {
  const id = idField.safeParse(asked).data
  // Not by suspending: what cannot be found has words of its own here, kinder than an error's.
  const { data, error, refetch } = trpc.assignments.byId.useQuery({ id: id ?? "" }, { enabled: id !== undefined })
  // First: what was there a minute ago is still known, and has gone.
  if (id === undefined || (error && readError(error).code === "NOT_FOUND")) return <NoSuchWork id={id} back={back} />
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
