import { Select, Skeleton, Stack, Text } from "@mantine/core"
import { TimeField } from "../../../ui/inputs/time-field.tsx"
import { WeekdayChips } from "../../../ui/inputs/weekday-chips.tsx"
import { learnersOf } from "../setup-form/learners.ts"
import { noSchoolDays } from "../setup-form/answer-problems.ts"
import { keepClasses, withShape, weekOf } from "../setup-form/proposed-week.ts"
import type { StepProps } from "../children/children-step.tsx"
import classes from "../welcome.module.css"
import { HeldNote } from "./held-note.tsx"
import type { HeldSubjects } from "../setup-form/held-subjects.ts"
import type { Holidays } from "./use-holidays.ts"
import { ProposedBoard } from "./proposed-board.tsx"
import { YearLine } from "./year-line.tsx"

type Props = StepProps & { holidays: Holidays; held: HeldSubjects }

const lengths = [15, 20, 25, 30, 40, 45, 50, 60, 90]
const breaks = [0, 5, 10, 15, 30]

/** The days, the start and the length of a class, and the week that follows from them. */
export function WeekStep({ answers, change, problems, holidays, held }: Props) {
  const learners = learnersOf(answers)
  const week = weekOf(answers, held)
  const free = learners.map((learner) => ({
    ...learner,
    subjects: learner.subjects.filter(({ name }) => held.daysOf(learner, name).length === 0),
  }))
  return (
    <Stack gap="md">
      <div className={classes.shape}>
        <WeekdayChips
          label="School days"
          value={answers.school_days}
          error={problems["school_days"] ?? (answers.school_days.length === 0 && noSchoolDays)}
          onChange={(school_days) => change(keepClasses(answers, { ...answers, school_days }))}
        />
        <div className={classes.times}>
          <TimeField
            label="Starts at"
            value={answers.start_time}
            error={problems["start_time"]}
            onChange={(event) => change(withShape(answers, { start_time: event.currentTarget.value }, held))}
          />
          <MinutesSelect
            label="A class"
            choices={lengths}
            value={answers.minutes}
            error={problems["minutes"]}
            onChange={(minutes) => change(withShape(answers, { minutes }, held))}
          />
          <MinutesSelect
            label="Break"
            choices={breaks}
            value={answers.break_minutes}
            error={problems["break_minutes"]}
            onChange={(break_minutes) => change(withShape(answers, { break_minutes }, held))}
          />
        </div>
      </div>
      <YearLine answers={answers} change={change} problems={problems} holidays={holidays} />
      <HeldNote learners={learners} held={held} />
      {held.isLoading && <Skeleton height={240} />}
      {!held.isLoading && week && (
        <ProposedBoard
          learners={free}
          school_days={answers.school_days}
          week={week}
          onChange={(next) => change({ ...answers, classes: next })}
        />
      )}
      {!week && (
        <Text c="var(--mantine-color-error)">
          {problems["start_time"] ?? "The day would run past midnight. Start earlier, or shorten the classes."}
        </Text>
      )}
    </Stack>
  )
}

type MinutesProps = {
  label: string
  choices: number[]
  value: number
  error: string | undefined
  onChange: (minutes: number) => void
}

/** So many minutes, from a few usual lengths and the one that is set. */
function MinutesSelect({ choices, value, onChange, ...props }: MinutesProps) {
  const all = [...new Set([...choices, value])].toSorted((one, other) => one - other)
  return (
    <Select
      {...props}
      data={all.map((minutes) => ({ value: String(minutes), label: minutes === 0 ? "None" : `${minutes} min` }))}
      allowDeselect={false}
      rightSectionWidth={28}
      value={String(value)}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  )
}
