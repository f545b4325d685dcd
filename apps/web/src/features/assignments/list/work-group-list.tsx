import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Anchor, Button, Group, Text, Title } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { useEffect, useId, useMemo } from "react"
import { readError } from "../../../lib/read-error.ts"
import { useIsPrinting } from "../../../ui/hooks/use-is-printing.ts"
import { useMoreNearEnd, useRowWindow } from "../../../ui/hooks/use-row-window.ts"
import { AssignmentRow, type RowActions } from "./assignment-row.tsx"
import classes from "./assignment-row.module.css"
import { useAssignmentPages } from "./use-assignment-pages.ts"
import type { WorkGroup } from "./work-groups.ts"

type WorkListState = {
  opened: ReadonlySet<string>
  grading: ReadonlySet<string>
  isSelected: (id: string) => boolean
  actions: RowActions
}

type Props = {
  group: WorkGroup
  state: WorkListState
  /** True if all rows are shown, not only the first ones. */
  isAll: boolean
  onShowAll: (isAll: boolean) => void
  /** Receives the rows that are shown, and none when the group leaves the page. */
  onRows: (key: WorkGroup["key"], rows: AssignmentView[]) => void
  onSelectAll: (ids: string[]) => void
}

const measures = { line: 39, card: 62, gap: 0 }

/** Rows of a group before 'Show more'. The graded ones are alone on their tab. */
function firstRows(key: WorkGroup["key"], isPhone: boolean): number {
  if (key === "graded") return isPhone ? 20 : 40
  if (key === "to_grade") return isPhone ? 3 : 6
  return isPhone ? 4 : 8
}

/** A group of assignments with its first rows. All rows load as the user nears the end. Renders nothing if empty. */
export function WorkGroupList({ group, state, isAll, onShowAll, onRows, onSelectAll }: Props) {
  const heading = useId()
  const { key, title } = group
  const { data, ...next } = useAssignmentPages(group.filter)
  const all = useMemo(() => data.pages.flat(), [data.pages])
  const isPhone = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  const most = firstRows(key, isPhone)
  const isPrinting = useIsPrinting()
  const isCut = !isAll && !isPrinting
  const works = useMemo(() => (isCut ? all.slice(0, most) : all), [all, isCut, most])
  const ids = useMemo(() => works.map(({ id }) => id), [works])
  useEffect(() => onRows(key, works), [key, works, onRows])
  useEffect(() => () => onRows(key, []), [key, onRows])

  const pinned = useMemo(() => new Set([...state.grading, ...state.opened]), [state.grading, state.opened])
  const { rows, lastSeen, listProps, rowProps } = useRowWindow(ids, pinned, measures)
  const mayAsk = !isCut && next.hasNextPage && !next.isFetching && !next.isFetchNextPageError
  useMoreNearEnd(lastSeen, works.length, mayAsk ? () => void next.fetchNextPage({ cancelRefetch: false }) : null)

  if (all.length === 0) return null
  const isWhole = !next.hasNextPage
  const areAllSelected = ids.every(state.isSelected)
  return (
    <section aria-labelledby={heading} className={classes.group}>
      <Group gap="xs" wrap="nowrap" className={classes.heading}>
        <Title order={2} size="h5" id={heading} className={key === "late" ? classes.late : undefined}>
          {title}
        </Title>
        <Text span size="sm" c="dimmed" className="figures">
          {isWhole ? all.length : `${all.length}+`}
        </Text>
        <Anchor
          component="button"
          type="button"
          size="sm"
          ml="auto"
          className="screen-only"
          aria-label={`${areAllSelected ? "Clear the selection of" : "Select all of"} ${title}`}
          onClick={() => onSelectAll(ids)}
        >
          {areAllSelected ? "Clear selection" : "Select all"}
        </Anchor>
      </Group>
      <ul className={classes.list} {...listProps}>
        {rows.map((row) => {
          const assignment = works[row.index]
          if (!assignment) return null
          return (
            <li
              key={assignment.id}
              className={classes.place}
              aria-posinset={row.index + 1}
              aria-setsize={isWhole ? all.length : -1}
              {...rowProps(row)}
            >
              <AssignmentRow
                assignment={assignment}
                isGrading={state.grading.has(assignment.id)}
                isOpen={state.opened.has(assignment.id)}
                isSelected={state.isSelected(assignment.id)}
                actions={state.actions}
              />
            </li>
          )
        })}
      </ul>
      {next.isFetchNextPageError && (
        <Text size="sm" c="error" role="alert">
          {readError(next.error, "Failed to load more assignments.").message}
        </Text>
      )}
      {isCut ? (
        (all.length > most || next.hasNextPage) && (
          <Button
            variant="subtle"
            size="compact-md"
            className={`${classes.more} screen-only`}
            aria-label={`Show more of ${title}`}
            onClick={() => onShowAll(true)}
          >
            Show more
          </Button>
        )
      ) : (
        <Group gap="xs" className={`${classes.more} screen-only`}>
          {next.hasNextPage && (
            <Button
              variant="default"
              size="compact-md"
              loading={next.isFetchingNextPage}
              // The row that the next page's cursor names may be deleted, so everything is reloaded.
              onClick={() => (next.isFetchNextPageError ? next.refetch() : next.fetchNextPage())}
            >
              {next.isFetchNextPageError ? "Try again" : "Load more"}
            </Button>
          )}
          {works.length > most && (
            <Button variant="subtle" size="compact-md" onClick={() => onShowAll(false)}>
              Show fewer
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}
