import { addClass, moveClass, type ProposedWeek } from "@hearthbook/core/planning/setup/adjust-week"
import type { LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import { weekdays, type Weekday } from "@hearthbook/core/time/days"
import { Box, Text } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { useState } from "react"
import board from "../../../entities/board/board.module.css"
import { useBoardKeys } from "../../../entities/board/use-board-keys.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { minutesWords } from "../../../entities/day/minutes-labels.ts"
import type { Learner } from "../setup-form/learners.ts"
import { looksOf } from "./looks-of.ts"
import { DayChoice } from "./day-choice.tsx"
import { dayName } from "./day-name.ts"
import { ProposedCell } from "./proposed-cell.tsx"

type Props = {
  /** The students, with the subjects that can meet. */
  learners: Learner[]
  school_days: Weekday[]
  week: ProposedWeek
  onChange: (classes: LaidClass[]) => void
}

const pastMidnight = "That day would run past midnight."

/**
 * The proposed week: a row for each child, and a column for each school day or on a phone for one of them. Classes are dragged, or moved
 * by their menus.
 */
export function ProposedBoard({ learners, school_days, week, onChange }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [opened, setOpened] = useState<Weekday | null>(null)
  const isNarrow = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false })
  const keys = useBoardKeys()
  // A student whose subjects all meet already has nothing to place.
  const rows = learners.flatMap((learner, student) => (learner.subjects.length > 0 ? [{ learner, student }] : []))
  const looks = looksOf(learners)
  const days = weekdays.filter(
    (day) => school_days.includes(day) || week.classes.some(({ day_of_week }) => day_of_week === day),
  )
  const day = days.find((each) => each === opened) ?? days[0]
  const shown = isNarrow && day ? [day] : days
  const apply = (next: LaidClass[] | null) => {
    setRefusal(next ? null : pastMidnight)
    if (next) onChange(next)
  }
  const at = (student: number, day: Weekday) =>
    week.classes
      .filter((held) => held.student === student && held.day_of_week === day)
      .toSorted((one, other) => one.start_time.localeCompare(other.start_time))
  const drop = (to: Weekday) => (moved: LaidClass, before?: LaidClass) =>
    apply(moveClass(week, moved, { day_of_week: to, ...(before && { before }) }))
  if (rows.length === 0) return null
  return (
    <div>
      {refusal && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert" mb="xs">
          {refusal}
        </Text>
      )}
      {isNarrow && day && <DayChoice week={week} days={days} day={day} looks={looks} onShow={setOpened} />}
      <div className={board.frame}>
        <Box component="table" className={board.grid} __vars={{ "--days": String(shown.length) }} {...keys}>
          <thead>
            <tr>
              <th className={board.corner} scope="col">
                <span className={board.hidden}>Child</span>
              </th>
              {shown.map((each) => (
                <th key={each} scope="col" className={board.day}>
                  <span className={board.weekday}>{isNarrow ? dayName(each) : dayName(each).slice(0, 3)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ learner, student }) => (
              <tr key={learner.row} aria-label={learner.first_name}>
                <Box component="th" scope="row" className={board.child} __vars={{ "--child": learner.color }}>
                  <div className={board.who}>
                    <ChildAvatar child={learner} size={32} />
                    <span>
                      <span className={board.name}>{learner.first_name}</span>
                      <span className={board.count}>{longestDay(week, student)}</span>
                    </span>
                  </div>
                </Box>
                {shown.map((each) => (
                  <ProposedCell
                    key={each}
                    week={week}
                    learner={learner}
                    day={each}
                    days={days}
                    held={at(student, each)}
                    looks={looks}
                    isRoomy={isNarrow === true}
                    onChange={apply}
                    onDropClass={drop(each)}
                    onAdd={(subject) => apply(addClass(week, { student, subject, day_of_week: each }))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </div>
    </div>
  )
}

/** 'Up to 2 h 55 min a day' from the minutes of the longest day. */
function longestDay({ classes: held, shape }: ProposedWeek, student: number): string {
  const counts = weekdays.map(
    (day) => held.filter((one) => one.student === student && one.day_of_week === day).length * shape.minutes,
  )
  return `up to ${minutesWords(Math.max(...counts))} a day`
}
