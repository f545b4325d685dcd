import type { CopiedCourse } from "@hearthbook/api/plan/copy"
import { Alert, Loader, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { countOf, withOwnDays } from "../../../lib/format.ts"
import { readError } from "../../../lib/read-error.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatFarDay } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { contentWords, newSubjectWords } from "./copy-messages.ts"

type Props = { isEmpty: boolean; curricula: CopiedCourse[] | undefined; error: unknown }

/** Describes a copy in a sentence for each student. */
export function CopyPreview({ isEmpty, curricula, error }: Props) {
  return (
    <div aria-live="polite">
      {isEmpty ? (
        <Text c="dimmed">Choose who gets the course.</Text>
      ) : error ? (
        <Text c="dimmed">{withOwnDays(readError(error, "Failed to load the preview.").message)}</Text>
      ) : curricula ? (
        <Stack gap="sm">
          {curricula.map((course) => (
            <CopySentence key={course.student_id} course={course} />
          ))}
        </Stack>
      ) : (
        <Loader size="sm" aria-label="Loading the preview" />
      )}
    </div>
  )
}

function CopySentence({ course }: { course: CopiedCourse }) {
  const today = useToday()
  const { student, subject, academic_year, is_second, beyond_end } = course
  const name = shortNameOf(student)
  const subjectWords = newSubjectWords(course)
  return (
    <div>
      <Text className="figures">
        <Text span fw={600}>
          {name}:
        </Text>{" "}
        {contentWords(course, (day) => formatFarDay(day, today))}.
      </Text>
      {subjectWords && (
        <Text size="sm" c="dimmed">
          {subjectWords}
        </Text>
      )}
      {is_second && (
        <Warning>
          {name} has {subject.name} in {academic_year} already. This would be a second course.
        </Warning>
      )}
      {beyond_end > 0 && <Warning>{countOf(beyond_end, "lesson")} would come after the end of the course.</Warning>}
    </div>
  )
}

function Warning({ children }: { children: string | string[] }) {
  return (
    <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs" mt={6}>
      {children}
    </Alert>
  )
}
