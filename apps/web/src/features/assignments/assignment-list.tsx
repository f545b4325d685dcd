import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { Button, Stack, Text, Title } from "@mantine/core"
import { useId } from "react"
import { readError } from "../../lib/read-error.ts"
import { trpc } from "../../lib/trpc.ts"
import type { OpenTask } from "./assignment-task.ts"
import { AssignmentCard } from "./assignment-card.tsx"
import classes from "./assignment-card.module.css"

/** As many as a parent looks through before narrowing. */
const pageSize = 25

type Props = { title: string; filter: AssignmentFilter; onOpen: OpenTask }

/** One list of work, a page at a time; nothing at all where there is none. */
export function AssignmentList({ title, filter, onOpen }: Props) {
  const heading = useId()
  const [{ pages }, next] = trpc.assignments.list.useSuspenseInfiniteQuery(
    { ...filter, limit: pageSize },
    { getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined) },
  )
  const assignments = pages.flat()
  if (assignments.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {title}
      </Title>
      <ul className={classes.list}>
        {assignments.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} onOpen={onOpen} />
        ))}
      </ul>
      {next.isFetchNextPageError && (
        <Text size="sm" c="red" role="alert">
          {readError(next.error, "Failed to load more assignments.").message}
        </Text>
      )}
      {next.hasNextPage && (
        <Button
          variant="default"
          mx="auto"
          loading={next.isFetchingNextPage}
          // After a failure the row that the next page follows may be gone, so all of it is asked for anew.
          onClick={() => (next.isFetchNextPageError ? next.refetch() : next.fetchNextPage())}
        >
          {next.isFetchNextPageError ? "Try again" : "Show more"}
        </Button>
      )}
    </Stack>
  )
}
