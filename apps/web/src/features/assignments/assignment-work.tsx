import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { assignmentCounts, AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { Button, Stack } from "@mantine/core"
import { Link } from "wouter"
import type { z } from "zod"
import { newCurriculumFor } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { statusLooks } from "../../entities/assignment/status-badge.tsx"
import { filterOf, distributionOf } from "./assignment-parts.ts"
import type { OpenTask } from "./assignment-task.ts"
import { AssignmentList } from "./assignment-list.tsx"

type Props = {
  narrowedTo: AssignmentFilter
  /** Of what it is narrowed to. */
  counts: z.output<typeof assignmentCounts>
  /** Null for all. */
  status: EffectiveStatus | null
  isNarrowed: boolean
  /** The child the page is narrowed to, where it has no curriculum to set work in. */
  withoutCurriculum: { id: string; first_name: string } | null
  onClear: () => void
  onAdd: () => void
  onOpen: OpenTask
}

/** The work, part by part. */
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
      {distributionOf(status).map((part) => (
        <AssignmentList
          key={part}
          title={part === "open" ? "To do" : statusLooks[part].word}
          filter={filterOf(part, narrowedTo)}
          onOpen={onOpen}
        />
      ))}
      {withoutCurriculum && (
        <EmptyState
          title="No Assignments Found"
          text={`${withoutCurriculum.first_name} has no curriculum yet, and an assignment belongs to one.`}
          action={
            <Button
              component={Link}
              href={newCurriculumFor(withoutCurriculum)}
              aria-label={`Add a curriculum for ${withoutCurriculum.first_name}`}
            >
              Add a curriculum
            </Button>
          }
        />
      )}
      {!withoutCurriculum && counts[status ?? "total"] === 0 && (
        <EmptyState
          title="No Assignments Found"
          text={
            isNarrowed || narrowedTo.student_id
              ? "Nothing fits what you chose above."
              : "Set the first piece of work, and when it is due."
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
