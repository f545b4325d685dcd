import type { SetupView } from "@hearthbook/api/plan/setup"
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core"
import { IconCalendarWeek } from "@tabler/icons-react"
import { useEffect } from "react"
import { Link } from "wouter"
import { countOf, dayOf, formatDay } from "../../../lib/format.ts"
import { paths, settingsAt } from "../../../lib/paths.ts"
import { focusPage } from "../../../ui/focus/focus-return.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { CourseLinks } from "./course-links.tsx"
import { PrintFirstDay } from "./print-first-day.tsx"
import { UndoSetup } from "./undo-setup.tsx"

/** The words after the set-up: what was made, and what parents do next. */
export function Done({ made, onUndone }: { made: SetupView; onUndone: () => void }) {
  useEffect(() => focusPage(), [])
  return (
    <Page title="Your school is ready" tabTitle="Welcome" intro={wordsOf(made)}>
      <Group gap="sm">
        <Button component={Link} href={paths.week} leftSection={<IconCalendarWeek size={18} stroke={1.5} />}>
          See the week
        </Button>
        <PrintFirstDay />
        {made.change_id !== null && <UndoSetup change_id={made.change_id} onUndone={onUndone} />}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Paper component="section" withBorder p="md" aria-label="Add lessons">
          <Title order={2} size="h4">
            Add lessons
          </Title>
          <Text c="dimmed" size="sm" mb="sm">
            Paste a table of contents, or let ‘Lesson 1’ to ‘Lesson 36’ fill the year.
          </Text>
          <CourseLinks made={made} />
        </Paper>
        <Paper component="section" withBorder p="md" aria-label="When you are ready">
          <Title order={2} size="h4" mb="sm">
            When you are ready
          </Title>
          <Stack gap="xs" align="flex-start">
            <Button component={Link} href={settingsAt("family")} variant="light">
              Invite the other parent
            </Button>
            <Button component={Link} href={settingsAt("school")} variant="light">
              Add vacations and terms
            </Button>
            <Button component={Link} href={paths.students} variant="light">
              Give the children a login
            </Button>
          </Stack>
        </Paper>
      </SimpleGrid>
    </Page>
  )
}

/** '3 students, 15 courses and 57 classes a week, from Jul 1, 2026 to Jun 30, 2027, with 11 days off. 4 subjects keep their classes.' */
function wordsOf({ school_year, students, course_count, classes, held, holiday_count }: SetupView): string {
  const { start_date, end_date } = school_year
  const made = `${countOf(students.length, "student")}, ${countOf(course_count, "course")} and ${countOf(classes.length, "class", "classes")} a week`
  const year = `from ${formatDay(dayOf(start_date))} to ${formatDay(dayOf(end_date))}`
  const kept = held.length === 1 ? "1 subject keeps its classes." : `${held.length} subjects keep their classes.`
  const off = countOf(holiday_count, "day off", "days off")
  return `${made}, ${year}, with ${off}.${held.length > 0 ? ` ${kept}` : ""}`
}
