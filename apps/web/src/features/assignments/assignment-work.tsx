import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentCounts, AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { Button, Stack } from "@mantine/core"
import { Link } from "wouter"
import { newCurriculumFor } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { statusLooks } from "../../entities/assignment/status-badge.tsx"
import { countIn } from "./assignment-filters.ts"
import { filterOf, listsFor } from "./assignment-lists.ts"
import type { OpenTask } from "./assignment-menu.tsx"
import { AssignmentList } from "./assignment-list.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  narrowedTo: AssignmentFilter
  /** Counts of the filtered assignments. */
  counts: AssignmentCounts
  /** Null if not filtered by status. */
  status: EffectiveStatus | null
  isNarrowed: boolean
  /** Set if the page is filtered by a child who has no curriculum. */
  withoutCurriculum: { id: string; first_name: string } | null
  onClear: () => void
  onAdd: () => void
  onOpen: OpenTask
}

/** The lists of assignments, or an empty state. */
export function AssignmentWork({
  narrowedTo,
  counts,
  status,
  onOpen,
  isNarrowed,
  withoutCurriculum,
  onClear,
  onAdd,
}: Props) {
  const clear = () => {
    focusPage()
    onClear()
  }
  return (
    <Stack gap="xl">
      {listsFor(status).map((list) => (
        <AssignmentList
          key={list}
          title={list === "open" ? "To do" : statusLooks[list].word}
          filter={filterOf(list, narrowedTo)}
          onOpen={onOpen}
        />
      ))}
      {withoutCurriculum && (
        <EmptyState
          title="No Assignments Found"
          text={`${shortNameOf(withoutCurriculum)} has no curriculum yet, and an assignment belongs to one.`}
          action={
            <Button
              component={Link}
              href={newCurriculumFor(withoutCurriculum)}
              aria-label={`Add a curriculum for ${shortNameOf(withoutCurriculum)}`}
            >
              Add a curriculum
            </Button>
          }
        />
      )}
      {!withoutCurriculum && (status ? countIn(counts, status) : counts.total) === 0 && (
        <EmptyState
          title="No Assignments Found"
          text={
            isNarrowed || narrowedTo.student_id
              ? "No assignments match your filters."
              : "Add your first assignment and its due date."
          }
          action={
            isNarrowed ? (
              <Button variant="default" onClick={clear}>
                Clear filters
              </Button>
            ) : (
              <Button onClick={onAdd}>New Assignment</Button>
            )
          }
        />
      )}
    </Stack>
  )
}
