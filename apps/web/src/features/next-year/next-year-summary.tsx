import type { RollOverView } from "@hearthbook/api/plan/roll-over"
import { Alert, Loader, Stack, Text } from "@mantine/core"
import type { FormErrors } from "@mantine/form"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { ErrorSummary, SaveFailure } from "../../forms/form-messages.tsx"
import { countOf, dayOf, formatGradeLevel, listOf, withOwnDays } from "../../lib/format.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { formatMonthDay } from "../../lib/week-labels.ts"
import { SubmitButton } from "../../ui/inputs/submit-button.tsx"
import { Section } from "../../ui/layout/section.tsx"

type Props = {
  academic_year: string
  answer: RollOverView | undefined
  error: unknown
  errors: FormErrors
  failure: ReadableError | null
  saving: boolean
}

/** Everything that will be made, and the button that makes it. */
export function NextYearSummary({ academic_year, answer, error, errors, failure, saving }: Props) {
  return (
    <Section title="This will be made">
      <Stack gap="md">
        <div aria-live="polite">
          {error ? (
            <Text c="var(--mantine-color-error)">
              {withOwnDays(readError(error, "Failed to load the preview.").message)}
            </Text>
          ) : answer ? (
            <Plan answer={answer} />
          ) : (
            <Loader size="sm" aria-label="Loading the preview" />
          )}
        </div>
        <ErrorSummary errors={errors} />
        <SaveFailure failure={failure} />
        <SubmitButton loading={saving} fullWidth>
          Start {academic_year}
        </SubmitButton>
      </Stack>
    </Section>
  )
}

function Plan({ answer: { school_year, students, curricula, class_count } }: { answer: RollOverView }) {
  const { academic_year, start_date, end_date, terms } = school_year
  const late = curricula.reduce((sum, { beyond_end }) => sum + beyond_end, 0)
  return (
    <Stack gap="sm" className="figures">
      <Line name={academic_year}>
        {dayWords(start_date)} to {dayWords(end_date)}
        {terms.length > 0 && `: ${listOf(terms.map(({ name }) => name))}`}
      </Line>
      {students.map((student) => {
        const courses = curricula.filter(({ student_id }) => student_id === student.id)
        return (
          <Line key={student.id} name={`${shortNameOf(student)}, ${formatGradeLevel(student.grade_level)}`}>
            {courseWords(courses)}
          </Line>
        )
      })}
      {class_count > 0 && <Line name="Schedule">{countOf(class_count, "weekly class", "weekly classes")}</Line>}
      {late > 0 && (
        <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs">
          {countOf(late, "lesson")} would come after the end of the courses.
        </Alert>
      )}
    </Stack>
  )
}

/** '6 courses, 180 lessons, 6 new subjects'. */
function courseWords(courses: RollOverView["curricula"]): string {
  if (courses.length === 0) return "No courses"
  const lessons = courses.reduce((sum, { lesson_count }) => sum + lesson_count, 0)
  const made = new Set(courses.filter((course) => course.subject_is_new).map(({ subject }) => subject.name))
  return [
    countOf(courses.length, "course"),
    ...(lessons > 0 ? [countOf(lessons, "lesson")] : []),
    ...(made.size > 0 ? [countOf(made.size, "new subject")] : []),
  ].join(", ")
}

/** 'Aug 30, 2027'. */
function dayWords(iso: string): string {
  return `${formatMonthDay(dayOf(iso))}, ${iso.slice(0, 4)}`
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </div>
  )
}
