import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { assignmentCounts, AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { Button, Stack } from "@mantine/core"
import type { z } from "zod"
import { EmptyState } from "../../ui/empty-state.tsx"
import { statusLooks } from "../../ui/status-badge.tsx"
import { filterOf, partsOf } from "./assignment-parts.ts"
import type { OpenTask } from "./assignment-task.ts"
import { AssignmentList } from "./assignment-list.tsx"

type Props = {
  narrowedTo: AssignmentFilter
  /** Of what it is narrowed to. */
  counts: z.output<typeof assignmentCounts>
  /** Null for all. */
  status: EffectiveStatus | null
  isNarrowed: boolean
  onClear: () => void
  onAdd: () => void
  onOpen: OpenTask
}

/** The work, part by part. */
export function AssignmentWork({ narrowedTo, counts, status, onOpen, isNarrowed, onClear, onAdd }: Props) {
  return (
    <Stack gap="xl">
      {partsOf(status).map((part) => (
        <AssignmentList
          key={part}
          title={part === "open" ? "To do" : statusLooks[part].word}
          filter={filterOf(part, narrowedTo)}
          onOpen={onOpen}
        />
      ))}
      {counts[status ?? "total"] === 0 && (
        <EmptyState
          title="No Assignments Found"
          text={
            isNarrowed || narrowedTo.student_id
              ? "Nothing fits what you chose above."
              : "Set the first piece of work, and when it is due."
          }
          action={
            isNarrowed ? (
              <Button variant="default" onClick={onClear}>
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
