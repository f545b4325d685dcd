import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import { Button, Stack } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { statusLooks } from "../../ui/status-badge.tsx"
import type { OpenTask } from "./assignment-task.ts"
import { AssignmentList } from "./assignment-list.tsx"

type Narrowed = { student_id: string | undefined; subject_id: string | undefined }
type Props = {
  narrowedTo: Narrowed
  /** Null for all. */
  status: EffectiveStatus | null
  isNarrowed: boolean
  onClear: () => void
  onAdd: () => void
  onOpen: OpenTask
}

/** The work of one status; of all, what is still to do comes first and soonest, and what is graded last and latest. */
export function AssignmentWork({ narrowedTo, status, onOpen, ...nothing }: Props) {
  const shown = status === null ? (["open", "graded"] as const) : [status]
  return (
    <Stack gap="xl">
      {shown.map((part) => (
        <AssignmentList
          key={part}
          title={part === "open" ? "To do" : statusLooks[part].word}
          filter={{ ...narrowedTo, status: part, order: part === "graded" ? "latest_due" : "earliest_due" }}
          onOpen={onOpen}
        />
      ))}
      <NothingFound narrowedTo={narrowedTo} status={status} {...nothing} />
    </Stack>
  )
}

function NothingFound({ narrowedTo, status, isNarrowed, onClear, onAdd }: Omit<Props, "onOpen">) {
  const [counts] = trpc.assignments.counts.useSuspenseQuery(narrowedTo)
  if (counts[status ?? "total"] > 0) return null
  return (
    <EmptyState
      title="No Assignments Found"
      text={isNarrowed ? "Nothing fits what you chose above." : "Set the first piece of work, and when it is due."}
      action={
        status || narrowedTo.subject_id ? (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <Button onClick={onAdd}>New Assignment</Button>
        )
      }
    />
  )
}
