import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { Button, Stack, Text, Title } from "@mantine/core"
import { useCallback, useId, useMemo, useState } from "react"
import { readError } from "../../lib/read-error.ts"
import type { OpenTask } from "./assignment-menu.tsx"
import { AssignmentCard } from "./assignment-card.tsx"
import classes from "./assignment-card.module.css"
import { useAssignmentPages } from "./use-assignment-pages.ts"
import { useMoreNearEnd, useRowWindow } from "../../ui/hooks/use-row-window.ts"

type Props = { title: string; filter: AssignmentFilter; onOpen: OpenTask }

const measures = { line: 78, card: 180, gap: 8 }

/** A list of assignments that loads more as the user nears its end. Renders nothing if empty. */
export function AssignmentList({ title, filter, onOpen }: Props) {
  const heading = useId()
  const { data, ...next } = useAssignmentPages(filter)
  const assignments = useMemo(() => data.pages.flat(), [data.pages])
  const ids = useMemo(() => assignments.map(({ id }) => id), [assignments])
  const [grading, setGrading] = useState<ReadonlySet<string>>(new Set())
  const grade = useCallback((id: string, isOpen: boolean) => {
    setGrading((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)))
  }, [])

  const { rows, lastSeen, listProps, rowProps } = useRowWindow(ids, grading, measures)
  const mayAsk = next.hasNextPage && !next.isFetching && !next.isFetchNextPageError
  useMoreNearEnd(lastSeen, assignments.length, mayAsk ? () => void next.fetchNextPage({ cancelRefetch: false }) : null)

  if (assignments.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {title}
      </Title>
      <ul className={classes.list} {...listProps}>
        {rows.map((row) => {
          const assignment = assignments[row.index]
          if (!assignment) return null
          return (
            <li
              key={assignment.id}
              className={classes.item}
              aria-posinset={row.index + 1}
              aria-setsize={next.hasNextPage ? -1 : assignments.length}
              {...rowProps(row)}
            >
              <AssignmentCard
                assignment={assignment}
                grading={grading.has(assignment.id)}
                onGrade={grade}
                onOpen={onOpen}
              />
            </li>
          )
        })}
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
          // The row that the next page's cursor names may be deleted, so everything is reloaded.
          onClick={() => (next.isFetchNextPageError ? next.refetch() : next.fetchNextPage())}
        >
          {next.isFetchNextPageError ? "Try again" : "Show more"}
        </Button>
      )}
    </Stack>
  )
}
