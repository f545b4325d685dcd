import { countOf } from "@hearthbook/core/names/count-of"
import { semesterLabels } from "@hearthbook/core/names/labels"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Button, Group } from "@mantine/core"
import { IconCopy, IconPencil, IconPlus } from "@tabler/icons-react"
import { useMemo, useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { CopyModal } from "../../entities/curriculum/copy/copy-modal.tsx"
import { EditCurriculumModal } from "../../entities/curriculum/form/curriculum-modals.tsx"
import { meetingWords } from "../../entities/curriculum/meeting-labels.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { CourseForecast } from "./course-forecast.tsx"
import { CourseNotes } from "./course-notes.tsx"
import { CourseTabs } from "./course-tabs.tsx"
import { CourseGrading } from "./grading/course-grading.tsx"
import { LessonPlan } from "./lesson-plan.tsx"
import { CourseResources } from "./resources/course-resources.tsx"
import { TogetherHint } from "./together-hint.tsx"
import { AddLessonsModal } from "./series/add-lessons-modal.tsx"
import { usePastedLines } from "./use-pasted-lines.ts"
import { CourseWork } from "./work/course-work.tsx"
import { LessonsSketch } from "../../entities/lesson/sketch/lessons-sketch.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

/** The open dialog. Lessons may begin with titles that were typed or pasted on the page. */
type Opened = { as: "lessons"; text?: string } | { as: "edit" } | { as: "copy" } | null

/** A course: its forecast, its lessons in order, its assignments, its grading, its resources and notes. */
export function CourseBoard({ id }: { id: string }) {
  // Prefetched in one batch.
  trpc.lessons.list.usePrefetchQuery({ curriculum_id: id })
  const [curriculum] = trpc.curriculum.byId.useSuspenseQuery({ id })
  const [lessons] = trpc.lessons.list.useSuspenseQuery({ curriculum_id: id })
  const [opened, setOpened] = useState<Opened>(null)
  const [isAsked, setAsked] = useCreateParam()
  const inOrder = useMemo(() => lessons.toSorted((one, other) => one.position - other.position), [lessons])
  const addLessons = (text?: string) => setOpened({ as: "lessons", text })
  usePastedLines(addLessons)
  return (
    <Page
      title={curriculum.subject.name}
      tabTitle={`${curriculum.subject.name} for ${shortNameOf(curriculum.student)}`}
      intro={introOf(curriculum)}
      action={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.5} />}
            onClick={() => setOpened({ as: "copy" })}
          >
            Copy to…
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.5} />}
            onClick={() => setOpened({ as: "edit" })}
          >
            Edit
          </Button>
          <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => addLessons()}>
            Add lessons
          </Button>
        </Group>
      }
    >
      {lessons.length > 0 && <CourseForecast curriculum={curriculum} lessons={lessons} />}
      <CourseTabs
        of={curriculum}
        parts={[
          {
            value: "lessons",
            label: "Lessons",
            content: <CourseLessons curriculum={curriculum} lessons={inOrder} onAdd={addLessons} />,
          },
          {
            value: "assignments",
            label: "Assignments",
            count: curriculum.assignment_count,
            content: <CourseWork curriculum={curriculum} />,
          },
          { value: "grading", label: "Grading", content: <CourseGrading curriculum={curriculum} /> },
          {
            value: "resources",
            label: "Resources",
            content: <CourseResources curriculum={curriculum} lessons={inOrder} />,
          },
          {
            value: "notes",
            label: "Notes",
            content: <CourseNotes curriculum={curriculum} onEdit={() => setOpened({ as: "edit" })} />,
          },
        ]}
      />
      {opened?.as === "lessons" && (
        <AddLessonsModal curriculum={curriculum} text={opened.text} onClose={() => setOpened(null)} />
      )}
      {isAsked && opened === null && <AddLessonsModal curriculum={curriculum} onClose={() => setAsked(false)} />}
      {opened?.as === "copy" && <CopyModal curriculum={curriculum} onClose={() => setOpened(null)} />}
      {opened?.as === "edit" && <EditCurriculumModal curriculum={curriculum} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** 'Ada · 2026-2027, full year · Mon, Wed · 45 minutes a lesson'. */
function introOf({ student, academic_year, semester, minutes_per_lesson, ...course }: CurriculumView): string {
  const parts = [
    shortNameOf(student),
    `${academic_year}, ${semesterLabels[semester].toLowerCase()}`,
    meetingWords(course),
    ...(minutes_per_lesson ? [`${countOf(minutes_per_lesson, "minute")} a lesson`] : []),
  ]
  return parts.join(" · ")
}

type LessonsProps = { curriculum: CurriculumView; lessons: LessonView[]; onAdd: (text?: string) => void }

function CourseLessons({ curriculum, lessons, onAdd }: LessonsProps) {
  if (lessons.length > 0)
    return (
      <>
        <TogetherHint lessons={lessons} />
        <LessonPlan curriculum={curriculum} lessons={lessons} onAddMany={onAdd} />
      </>
    )
  return (
    <EmptyState
      title="No Lessons Yet"
      text="Paste a list, write a pattern, or use an outline. Hearthbook puts the lessons on the days on which the course meets."
      picture={<LessonsSketch />}
      action={
        <>
          <Button onClick={() => onAdd()}>Add lessons</Button>
          <ImportLink kind="lessons" curriculum={curriculum} />
        </>
      }
    />
  )
}
