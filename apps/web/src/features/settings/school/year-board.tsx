import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import { Stack } from "@mantine/core"
import { useState } from "react"
import { useToday } from "../../../session/use-session.ts"
import { YearCalendar } from "./calendar/year-calendar.tsx"
import { DayOffDialogs, dialogFor, type DayOffDialog } from "./day-off/day-off-dialogs.tsx"
import { LessonsOnDaysOff } from "./day-off/lessons-on-days-off.tsx"
import { useLessonsOnDaysOff } from "./day-off/use-lessons-on-days-off.ts"
import { SchoolDayCount } from "./year/school-day-count.tsx"
import { useYearDays } from "./year/use-year-days.ts"

/** A school year: the number of its school days, and its calendar. */
export function YearBoard({ year }: { year: SchoolYearView }) {
  const today = useToday()
  const yearDays = useYearDays(year)
  const [dialog, setDialog] = useState<DayOffDialog | null>(null)
  const lessons = useLessonsOnDaysOff()
  return (
    <Stack gap="lg">
      <SchoolDayCount days={yearDays.days} today={today} />
      <YearCalendar
        year={year}
        yearDays={yearDays}
        today={today}
        onOpen={(first, last) => setDialog(dialogFor(first, last, yearDays))}
      />
      {dialog && (
        <DayOffDialogs
          year={year}
          dialog={dialog}
          onChange={setDialog}
          onSaved={lessons.look}
          onClose={() => setDialog(null)}
        />
      )}
      {!dialog && lessons.count > 0 && <LessonsOnDaysOff count={lessons.count} onClose={lessons.clear} />}
    </Stack>
  )
}
