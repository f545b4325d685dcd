import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Stack } from "@mantine/core"
import { IconCalendarStar, IconLayoutColumns } from "@tabler/icons-react"
import { useState } from "react"
import { useToday } from "../../../session/use-session.ts"
import { YearCalendar } from "./calendar/year-calendar.tsx"
import classes from "./year-board.module.css"
import { DayOffDialogs, dialogFor, type DayOffDialog } from "./day-off/day-off-dialogs.tsx"
import { LessonsOnDaysOff } from "../../../entities/lesson/days-off/lessons-on-days-off.tsx"
import { useLessonsOnDaysOff } from "../../../entities/lesson/days-off/use-lessons-on-days-off.ts"
import { HolidaysModal } from "./holidays/holidays-modal.tsx"
import { TermsModal } from "./terms/terms-modal.tsx"
import { SchoolDayCount } from "./year/school-day-count.tsx"
import { useYearDays } from "./year/use-year-days.ts"

type Opened = DayOffDialog | "holidays" | "terms" | null

/** A school year: the number of its school days, its calendar, and the ways to add days off and terms. */
export function YearBoard({ year }: { year: SchoolYearView }) {
  const today = useToday()
  const yearDays = useYearDays(year)
  const [opened, setOpened] = useState<Opened>(null)
  const lessons = useLessonsOnDaysOff()
  const close = () => setOpened(null)
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm" className={classes.head}>
        <SchoolDayCount days={yearDays.days} today={today} />
        <Group gap="sm" className="screen-only">
          <Button
            variant="default"
            leftSection={<IconCalendarStar size={18} stroke={1.5} />}
            onClick={() => setOpened("holidays")}
          >
            Public holidays
          </Button>
          <Button
            variant="default"
            leftSection={<IconLayoutColumns size={18} stroke={1.5} />}
            onClick={() => setOpened("terms")}
          >
            Terms
          </Button>
        </Group>
      </Group>
      <YearCalendar
        year={year}
        yearDays={yearDays}
        today={today}
        onOpen={(first, last) => setOpened(dialogFor(first, last, yearDays))}
      />
      {opened === "holidays" && (
        <HolidaysModal year={year} events={yearDays.events} onSaved={lessons.look} onClose={close} />
      )}
      {opened === "terms" && <TermsModal year={year} days={yearDays.days} onClose={close} />}
      {opened !== null && typeof opened === "object" && (
        <DayOffDialogs year={year} dialog={opened} onChange={setOpened} onSaved={lessons.look} onClose={close} />
      )}
      {!opened && lessons.count > 0 && <LessonsOnDaysOff count={lessons.count} onClose={lessons.clear} />}
    </Stack>
  )
}
