import { semesterLabels } from "@hearthbook/api/rules/labels"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { Button, Group, Paper, Stack } from "@mantine/core"
import { IconCopy, IconPencil, IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { CopyModal } from "../../entities/curriculum/copy/copy-modal.tsx"
import { ForecastLine } from "../../entities/curriculum/forecast-line.tsx"
import { EditCurriculumModal } from "../../entities/curriculum/form/curriculum-modals.tsx"
import { meetingWords } from "../../entities/curriculum/meeting-words.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { useToday } from "../../session/use-session.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { Section } from "../../ui/layout/section.tsx"
import { LessonPlan } from "./lesson-plan.tsx"
import { AddLessonsModal } from "./series/add-lessons-modal.tsx"

type Opened = "lessons" | "edit" | "copy" | null

/** A course with its lessons in order. */
export function CourseBoard({ id }: { id: string }) {
  const [curriculum] = trpc.curriculum.byId.useSuspenseQuery({ id })
  const [lessons] = trpc.lessons.list.useSuspenseQuery({ curriculum_id: id })
  const [opened, setOpened] = useState<Opened>(null)
  const today = useToday()
  const inOrder = lessons.toSorted((one, other) => one.position - other.position)
  const addLessons = () => setOpened("lessons")
  return (
    <Page
      title={curriculum.subject.name}
      tabTitle={`${curriculum.subject.name} for ${shortNameOf(curriculum.student)}`}
      intro={introOf(curriculum)}
      action={
        <Group gap="xs">
          <Button variant="default" leftSection={<IconCopy size={18} stroke={1.5} />} onClick={() => setOpened("copy")}>
            Copy to…
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.5} />}
            onClick={() => setOpened("edit")}
          >
            Edit
          </Button>
          <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={addLessons}>
            Add lessons
          </Button>
        </Group>
      }
    >
      {lessons.length === 0 ? (
        <EmptyState
          title="No Lessons Yet"
          text="Paste a table of contents, or write “Lesson {1-36}”. Hearthbook puts the lessons on the days on which the course meets."
          action={<Button onClick={addLessons}>Add lessons</Button>}
        />
      ) : (
        <Stack gap="lg">
          <Paper component="section" withBorder shadow="sm" p="md" aria-label="Forecast">
            <ForecastLine forecast={curriculum.forecast} today={today} />
          </Paper>
          <LessonPlan curriculum={curriculum} lessons={inOrder} />
        </Stack>
      )}
      <Notes curriculum={curriculum} />
      {opened === "lessons" && <AddLessonsModal curriculum={curriculum} onClose={() => setOpened(null)} />}
      {opened === "copy" && <CopyModal curriculum={curriculum} onClose={() => setOpened(null)} />}
      {opened === "edit" && <EditCurriculumModal curriculum={curriculum} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** 'Ada · 2026-2027, full year · Mon, Wed · 45 minutes a lesson'. */
function introOf({ student, academic_year, semester, minutes_per_lesson, ...course }: CurriculumView): string {
  const parts = [
    shortNameOf(student),
    `${academic_year}, ${semesterLabels[semester].toLowerCase()}`,
    meetingWords(course),
    ...(minutes_per_lesson ? [`${minutes_per_lesson} minutes a lesson`] : []),
  ]
  return parts.join(" · ")
}

function Notes({ curriculum: { goals, notes } }: { curriculum: CurriculumView }) {
  if (!goals && !notes) return null
  return (
    <Section title="Notes">
      <Stack gap="md">
        {goals && <LabeledValue label="Goals">{goals}</LabeledValue>}
        {notes && <LabeledValue label="Notes">{notes}</LabeledValue>}
      </Stack>
    </Section>
  )
}
