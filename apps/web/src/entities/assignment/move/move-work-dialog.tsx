import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Chip, Group, Loader, Text } from "@mantine/core"
import { useState } from "react"
import { useChangeWork, type WorkRange } from "../use-change-work.ts"
import { countOf, withOwnDays } from "../../../lib/format.ts"
import { readError } from "../../../lib/read-error.ts"
import { useToday } from "../../../session/use-session.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { nameOfWorks } from "./later-actions.ts"
import { actionOf, firstChoice, moveChoices } from "./move-choice.ts"
import { MoveWorkPreview } from "./move-work-preview.tsx"
import { useWorkPreview } from "./use-work-preview.ts"

type Props = {
  works: AssignmentView[]
  /** True to move one assignment with all later work of its course. */
  isTogether: boolean
  /** Called after the move was saved. */
  onMoved?: () => void
  onClose: () => void
}

/** Chooses where work moves, shows the old and new days, and moves it with one button. */
export function MoveWorkDialog({ works, isTogether, onMoved, onClose }: Props) {
  const today = useToday()
  const [choice, setChoice] = useState(() => firstChoice(works, today))
  const { save, isPending } = useChangeWork()
  const [scope] = useState<WorkRange>(() => {
    const [first] = works
    return isTogether && first ? { from: first.id } : { assignment_ids: works.map(({ id }) => id) }
  })
  const action = actionOf(choice, today)
  const { data, error, isCurrent } = useWorkPreview(scope, action)
  const isReady = action !== null && isCurrent && data !== undefined && data.changes.length > 0 && error === null
  const name = nameOfWorks(works)

  const confirm = async (leave: () => void) => {
    if (!action || !data) return
    const expected = data.changes.map(({ assignment_id, version }) => ({ assignment_id, version }))
    const moved = isTogether ? `${name} and all after it moved.` : `${name} moved.`
    try {
      await save({ scope, action, expected }, moved)
      leave()
      onMoved?.()
    } catch (cause) {
      showFailureToast(cause, "Failed to move the assignments.")
    }
  }
  return (
    <ViewModal
      isWide
      title={isTogether ? `Move ${name} and all after` : `Move ${name}`}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Cancel
          </Button>
          <Button loading={isPending} disabled={!isReady} onClick={() => void confirm(leave)}>
            {data && data.changes.length > 0 ? `Move ${countOf(data.changes.length, "assignment")}` : "Move"}
          </Button>
        </>
      )}
    >
      <Chip.Group
        value={choice.kind}
        onChange={(value) => {
          const chosen = moveChoices.find((one) => one.value === value)
          if (chosen) setChoice({ ...choice, kind: chosen.value })
        }}
      >
        <Group gap="xs" role="group" aria-label="Move to">
          {moveChoices.map(({ value, label }) => (
            <Chip key={value} value={value} size="md" icon={null}>
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {choice.kind === "day" && (
        <DayField label="Day" w={180} value={choice.day} onChange={(day) => setChoice({ ...choice, day })} />
      )}
      {choice.kind === "school_days" && (
        <NumberField
          label="School days"
          description="A negative number moves work to earlier days."
          w={180}
          value={choice.school_days}
          onChange={(school_days) => setChoice({ ...choice, school_days })}
        />
      )}
      {error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {withOwnDays(readError(error, "Failed to load the preview.").message)}
        </Text>
      ) : data ? (
        <MoveWorkPreview changes={data.changes} />
      ) : (
        <Loader size="sm" aria-label="Loading the preview" />
      )}
    </ViewModal>
  )
}
