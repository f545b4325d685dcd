import type { Weekday } from "@hearthbook/core/time/days"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { WeekdayChips } from "../../../ui/inputs/weekday-chips.tsx"

type Props = { curriculum_ids: string[]; days: Weekday[] }

/** The weekdays of the courses. A click saves them, so that the preview follows. A course keeps at least one. */
export function MeetingDaysPicker({ curriculum_ids, days }: Props) {
  const update = trpc.curriculum.update.useMutation()
  const [chosen, setChosen] = useState(days)
  const choose = async (meeting_days: Weekday[]) => {
    if (meeting_days.length === 0) return
    setChosen(meeting_days)
    try {
      for (const id of curriculum_ids) await update.mutateAsync({ id, meeting_days })
    } catch (cause) {
      setChosen(chosen)
      showFailureToast(cause, "Failed to edit curriculum.")
    }
  }
  return (
    <WeekdayChips
      label="Meets on"
      description={curriculum_ids.length > 1 ? "This changes the courses at once." : "This changes the course at once."}
      value={chosen}
      onChange={choose}
    />
  )
}
