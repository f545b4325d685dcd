import { lazy, Suspense, type ReactNode } from "react"
import { useLessonsOnDaysOff } from "../lesson/days-off/use-lessons-on-days-off.ts"
import { EntryOpening } from "./entry-opening.ts"
import { useScheduleDialogs } from "./use-schedule-dialogs.ts"

const ScheduleDialogs = lazy(async () => ({ default: (await import("./schedule-dialogs.tsx")).ScheduleDialogs }))
const LessonsOnDaysOff = lazy(async () => ({
  default: (await import("../lesson/days-off/lessons-on-days-off.tsx")).LessonsOnDaysOff,
}))

/** Lets the classes and events among the children open in a dialog, which loads with the first use. */
export function EntryDialogs({ children }: { children: ReactNode }) {
  const { opened, opening, close } = useScheduleDialogs()
  const { count, look, clear } = useLessonsOnDaysOff()
  return (
    <EntryOpening value={opening}>
      {children}
      <Suspense>
        {opened && <ScheduleDialogs opened={opened} onSchoolDaysChange={look} onClose={close} />}
        {!opened && count > 0 && <LessonsOnDaysOff count={count} onClose={clear} />}
      </Suspense>
    </EntryOpening>
  )
}
