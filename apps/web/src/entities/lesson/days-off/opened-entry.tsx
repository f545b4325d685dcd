import { LessonsOnDaysOff } from "./lessons-on-days-off.tsx"
import { useLessonsOnDaysOff } from "./use-lessons-on-days-off.ts"
import { ScheduleDialogs } from "../../schedule/entry/schedule-dialogs.tsx"
import type { Opened } from "../../schedule/entry/use-schedule-dialogs.ts"

/** The open dialog, and afterwards the question about lessons that are on a day off now. */
export function OpenedEntry({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const { count, look, clear } = useLessonsOnDaysOff()
  if (opened) return <ScheduleDialogs opened={opened} onSchoolDaysChange={look} onClose={onClose} />
  return count > 0 ? <LessonsOnDaysOff count={count} onClose={clear} /> : null
}
