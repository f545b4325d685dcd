import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { assignmentAt } from "../../../lib/paths.ts"
import { Chip } from "../../../entities/board/chip.tsx"
import { chipKeys } from "../../../entities/board/chip-keys.ts"

/** Due work. Its tick hands it in. Graded work shows its letter, and its tick stays. */
export function WorkChip({ work }: { work: AssignmentView }) {
  const { status, change } = useStatusChange(work)
  const isGraded = status === "graded"
  const isDone = isGraded || status === "submitted"
  const tick = (done: boolean) => void change(done ? "submitted" : "assigned")
  const href = assignmentAt(work)
  const keys = chipKeys({ onTick: isGraded ? undefined : () => tick(!isDone), hasLink: true })
  return (
    <Chip
      color={work.subject.color}
      title={work.title}
      note={work.subject.name}
      name={`${work.title}, due work, ${work.subject.name}`}
      href={href}
      isDone={isDone}
      onTick={isGraded ? undefined : tick}
      figure={isGraded ? work.grade?.letter_grade : null}
      isLate={!isDone && work.effective_status === "overdue"}
      onKeyDown={keys}
    />
  )
}
