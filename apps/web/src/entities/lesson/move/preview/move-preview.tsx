import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { Alert, ScrollArea, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useMemo } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { countOf } from "../../../../lib/format.ts"
import { shortNameOf } from "../../../../lib/short-names.ts"
import { changesByCourse, movedDays } from "./course-changes.ts"
import { CourseRows } from "./course-rows.tsx"
import { MoveCalendar } from "./move-calendar.tsx"
import classes from "./move-preview.module.css"

/** The lessons of a course that are listed at first: alone, and beside other courses, which stay in sight. */
const listed = { alone: 40, beside: 6 }

/** Shows a move before it is saved: each lesson's old and new day, in a list by course and on a calendar, and each course's new finish. */
export function MovePreview({ changes, forecasts, warnings }: RescheduleView) {
  const courses = useMemo(() => changesByCourse({ changes, forecasts }), [changes, forecasts])
  const days = useMemo(() => movedDays(changes), [changes])
  const nameOf = useCourseNames()
  if (changes.length === 0) return <Text c="dimmed">Nothing would change.</Text>
  const beyond = countWarnings(warnings, "beyond_end")
  const shared = countWarnings(warnings, "same_day")
  return (
    <Stack gap="sm">
      <div className={classes.preview}>
        <ScrollArea.Autosize mah={320} type="auto" className={classes.frame}>
          <table aria-label="What changes" className={classes.table}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">Lesson</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            {courses.map((course) => (
              <CourseRows
                key={course.curriculum_id}
                course={course}
                name={nameOf(course.curriculum_id)}
                listed={courses.length === 1 ? listed.alone : listed.beside}
              />
            ))}
          </table>
        </ScrollArea.Autosize>
        <MoveCalendar {...days} />
      </div>
      {beyond > 0 && <Warning>{countOf(beyond, "lesson")} would come after the end of the course.</Warning>}
      {shared > 0 && <Warning>{countOf(shared, "lesson")} would share a day with another one of the course.</Warning>}
    </Stack>
  )
}

/** Returns a function that names a course, such as 'Ann · Math'. It returns null until the courses are loaded. */
function useCourseNames() {
  const { data: curricula } = trpc.curriculum.names.useQuery()
  return (id: string): string | null => {
    const course = curricula?.find((each) => each.id === id)
    return course ? `${shortNameOf(course.student)} · ${course.subject.name}` : null
  }
}

function Warning({ children }: { children: string | string[] }) {
  return (
    <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs">
      {children}
    </Alert>
  )
}

function countWarnings(warnings: RescheduleView["warnings"], kind: RescheduleView["warnings"][number]["kind"]): number {
  return warnings.reduce((sum, warning) => (warning.kind === kind ? sum + warning.count : sum), 0)
}
