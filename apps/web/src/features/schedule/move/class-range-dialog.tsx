import { wasHeldBefore } from "@hearthbook/core/planning/schedule"
import { Button, Stack, Text } from "@mantine/core"
import { useRef } from "react"
import { clockWords, titleOf } from "../../../entities/schedule/schedule-entry.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { useTimeZone } from "../../../session/use-session.ts"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { classRanges, type ClassRange } from "../../../entities/schedule/entry/class-ranges.ts"
import type { DraggedClass } from "./class-change.ts"

type Props = {
  dragged: DraggedClass
  /** Called with the chosen days, or with null if the class is not to move. */
  onAnswer: (range: ClassRange | null) => void
  /** Called when the dialog has closed. */
  onClose: () => void
}

/** Asks on which days a dragged class changes: only on its day, which Enter chooses, from then on, or always. */
export function ClassRangeDialog({ dragged: { row, at, to, from, change }, onAnswer, onClose }: Props) {
  const time_zone = useTimeZone()
  const isAnswered = useRef(false)
  const answer = (range: ClassRange | null) => {
    if (isAnswered.current) return
    isAnswered.current = true
    onAnswer(range)
  }
  return (
    <ViewModal
      title={`Move ${shortTitle(titleOf({ kind: "class", row }), 48)}`}
      onClose={() => {
        answer(null)
        onClose()
      }}
      actions={(leave) => (
        <Stack gap="xs" w="100%">
          {classRanges(at, wasHeldBefore(row, from, time_zone)).map(({ value, label }, index) => (
            <Button
              key={value}
              size="md"
              variant={index === 0 ? "filled" : "default"}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                answer(value)
                leave()
              }}
            >
              {label}
            </Button>
          ))}
          <Button size="md" variant="subtle" onClick={() => leave()}>
            Cancel
          </Button>
        </Stack>
      )}
    >
      <Text className="figures">
        To {formatWeekday(to)}, {clockWords(change.start_time)} – {clockWords(change.end_time)}
      </Text>
    </ViewModal>
  )
}
