import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { MoveDialog } from "../move/move-dialog.tsx"
import { countOf } from "../../../lib/format.ts"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"

type Props = {
  /** The number of lessons on days off, at least 1. */
  count: number
  onClose: () => void
}

const range = { on_days_off: true } as const

// Each lesson on a day off begins at its own day, and each course keeps its number of lessons a day.
const moveOn = { kind: "catch_up" } as const

/** Asks what happens to lessons that are planned on days off. Each answer but 'Leave them' shows its preview first. */
export function LessonsOnDaysOff({ count, onClose }: Props) {
  const [kind, setKind] = useState<"catch_up" | "shift" | null>(null)
  const [isAsking, setAsking] = useState(true)
  const isOne = count === 1
  const words = {
    catch_up: isOne ? "Move it and everything after it" : `Move these ${count} and everything after them`,
    shift: isOne ? "Fit it into the days around" : "Fit them into the days around",
  }
  if (kind && !isAsking) {
    const action = kind === "catch_up" ? moveOn : undefined
    return <MoveDialog kind={kind} range={range} title={words[kind]} action={action} isFixed onClose={onClose} />
  }
  return (
    <ViewModal
      title="Lessons on days off"
      onClose={() => (kind ? setAsking(false) : onClose())}
      actions={(leave) => {
        const choose = (chosen: "catch_up" | "shift") => {
          setKind(chosen)
          leave()
        }
        return (
          <Stack gap="xs" flex={1}>
            <Button data-autofocus onClick={() => choose("catch_up")}>
              {words.catch_up}
            </Button>
            <Button variant="default" onClick={() => choose("shift")}>
              {words.shift}
            </Button>
            <Button variant="default" onClick={() => leave()}>
              {isOne ? "Leave it" : "Leave them"}
            </Button>
          </Stack>
        )
      }}
    >
      <Text>
        {countOf(count, "lesson")} {isOne ? "is" : "are"} planned on days off.
      </Text>
    </ViewModal>
  )
}
