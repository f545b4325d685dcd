import { isDay } from "@hearthbook/core/time/days"
import { Button, Loader, Select, Text } from "@mantine/core"
import { useEffect, useRef, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { countOf, withOwnDays } from "../../../lib/format.ts"
import { readError } from "../../../lib/read-error.ts"
import { useToday } from "../../../session/use-session.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { useChangeUndo } from "../../change/use-change-undo.ts"
import { firstAction, moveActions, type MoveAction, type MoveRange, type OfferedMove } from "./move-actions.ts"
import { MoveFields } from "./move-fields.tsx"
import { MovePreview } from "./preview/move-preview.tsx"
import { useNextSchoolDay, type MovedLesson } from "./use-next-school-day.ts"
import { useMovePreview } from "./use-move-preview.ts"

type Props = {
  kind: OfferedMove
  range: MoveRange
  /** The dialog's title, if it is not the action's. */
  title?: string
  /** The action as the dialog opens, if it is not the usual one of its kind. */
  action?: MoveAction
  /** The lessons, if they are known. A move to a day begins with the next school day after theirs. */
  lessons?: MovedLesson[]
  /** True if the action is confirmed as it is, without its fields. */
  isFixed?: boolean
  /** Called after the move was saved. */
  onMoved?: () => void
  onClose: () => void
}

type Overrun = "extend" | "double_up" | "undate"
const overruns = [
  { value: "extend", label: "Keep them after the end" },
  { value: "double_up", label: "Two a day, to fit before the end" },
  { value: "undate", label: "Leave them without a day" },
]

/** Shows what an action does to lessons, and does it with one button. */
export function MoveDialog({ lessons = [], ...props }: Props) {
  if (props.kind === "move" && !props.action) return <MoveToDay lessons={lessons} {...props} />
  return <OpenDialog {...props} />
}

type ToDayProps = Omit<Props, "action" | "lessons"> & { lessons: MovedLesson[] }

/** Opens as soon as the next school day is known. */
function MoveToDay({ lessons, ...props }: ToDayProps) {
  // As they were, since they change before the dialog has closed.
  const [moved] = useState(lessons)
  const to = useNextSchoolDay(moved)
  return to && <OpenDialog {...props} action={{ kind: "move", to }} />
}

function OpenDialog({ kind, range, title, action: first, isFixed = false, onMoved, onClose }: Omit<Props, "lessons">) {
  const today = useToday()
  const [action, setAction] = useState<MoveAction>(() => first ?? firstAction(kind, today))
  const [overrun, setOverrun] = useState<Overrun>("extend")
  const [chosen] = useState(range)
  const offerUndo = useChangeUndo()
  const reschedule = trpc.planning.reschedule.useMutation()
  const [input, setInput] = useState({ scope: chosen, action, overrun })
  if (input.action !== action || input.overrun !== overrun) setInput({ scope: chosen, action, overrun })
  const preview = useMovePreview(input)
  const { data, error } = preview
  const isComplete = Object.entries(action).every(
    ([key, value]) => typeof value !== "string" || key === "kind" || isDay(value),
  )
  const beyondEnd = data?.warnings.some((warning) => warning.kind === "beyond_end")

  const isReady = isComplete && preview.isCurrent && data !== undefined && data.changes.length > 0 && error === null
  const button = useRef<HTMLButtonElement>(null)
  const [isOffered, setOffered] = useState(false)
  if (isReady && !isOffered) setOffered(true)
  // Enter confirms as soon as the first preview is there. A move to a day begins in its field.
  useEffect(() => {
    if (isOffered && kind !== "move") button.current?.focus()
  }, [isOffered, kind])

  const confirm = async (leave: () => void) => {
    const expected = data?.changes.map(({ lesson_id, version }) => ({ lesson_id, version }))
    try {
      const { changes, change_id } = await reschedule.mutateAsync({ ...input, expected })
      offerUndo(change_id, `${countOf(changes.length, "lesson")} changed.`)
      onMoved?.()
      leave()
    } catch (cause) {
      showFailureToast(cause, "Failed to move the lessons.")
      await preview.refetch()
    }
  }

  return (
    <ViewModal
      isWide
      title={title ?? moveActions[kind].title}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Cancel
          </Button>
          <Button ref={button} loading={reschedule.isPending} disabled={!isReady} onClick={() => confirm(leave)}>
            {data && data.changes.length > 0 ? `Change ${countOf(data.changes.length, "lesson")}` : "Change"}
          </Button>
        </>
      )}
    >
      {!isFixed && <MoveFields action={action} onChange={setAction} />}
      {(beyondEnd || overrun !== "extend") && (
        <Select
          label="Lessons after the end of the course"
          data={overruns}
          allowDeselect={false}
          value={overrun}
          onChange={(value) => setOverrun(value as Overrun)}
        />
      )}
      {error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {withOwnDays(readError(error, "Failed to load the preview.").message)}
        </Text>
      ) : data ? (
        <MovePreview {...data} />
      ) : (
        <Loader size="sm" aria-label="Loading the preview" />
      )}
    </ViewModal>
  )
}
