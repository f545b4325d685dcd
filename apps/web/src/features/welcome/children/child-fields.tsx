import { gradeLevels } from "@hearthbook/core/fields/fields"
import { childColors } from "@hearthbook/core/appearance/child-colors"
import { limits } from "@hearthbook/core/limits/limits"
import { ActionIcon, Paper, TextInput } from "@mantine/core"
import { IconX } from "@tabler/icons-react"
import { AnyGradeLevelSelect } from "../../../entities/student/grade-level-select.tsx"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import type { Problems } from "../setup-form/answer-problems.ts"
import { gradeOf } from "../setup-form/learners.ts"
import type { StudentAnswers } from "../setup-form/start-answers.ts"
import classes from "../welcome.module.css"

type Props = {
  row: number
  student: StudentAnswers
  year_start: string
  /** True for a student whom the family has already, who is changed on the page 'Students'. */
  isKnown: boolean
  problems: Problems
  onChange: (student: StudentAnswers) => void
  onRemove: (() => void) | undefined
}

/** A child's name, birthday and grade in a row. */
export function ChildFields({ row, student, year_start, isKnown, problems, onChange, onRemove }: Props) {
  const grade = gradeOf(student, year_start)
  const name = student.first_name.trim() || `Child ${row + 1}`
  // A changed birthday may change the grade, and with it the subjects that are usual.
  const setBirthday = (date_of_birth: string) =>
    onChange({ ...student, date_of_birth, grade_level: null, subjects: null })
  const setGrade = (level: string | null) => {
    const grade_level = gradeLevels.find((known) => known === level) ?? null
    // Another grade does not change the courses that a child has already.
    onChange({
      ...student,
      grade_level,
      is_schooled: grade_level !== null,
      subjects: isKnown ? student.subjects : null,
    })
  }
  return (
    <Paper withBorder p="sm" className={classes.child} role="group" aria-label={name}>
      <ChildAvatar
        child={{ ...student, first_name: name, color: childColors[row % childColors.length] ?? childColors[0] }}
        size={36}
      />
      <TextInput
        label="First name"
        autoComplete="off"
        data-autofocus={row === 0 || undefined}
        autoFocus={student.first_name === "" && !isKnown}
        maxLength={limits.person_name}
        disabled={isKnown}
        value={student.first_name}
        error={problems[`students.${row}.first_name`]}
        onChange={(event) => onChange({ ...student, first_name: event.currentTarget.value })}
      />
      <DayField
        label="Birthday"
        needsYear
        disabled={isKnown}
        value={student.date_of_birth}
        error={problems[`students.${row}.date_of_birth`]}
        onChange={setBirthday}
      />
      <AnyGradeLevelSelect noneLabel="Not at school yet" rightSectionWidth={28} value={grade} onChange={setGrade} />
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.5} />
        </ActionIcon>
      )}
    </Paper>
  )
}
