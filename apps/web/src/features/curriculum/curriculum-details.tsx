import { fullName } from "@hearthbook/core/names/names"
import { semesterLabels } from "@hearthbook/core/names/labels"
import { progressPercent } from "@hearthbook/core/grading/progress"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button, Group, Text } from "@mantine/core"
import { IconChecklist, IconPencil } from "@tabler/icons-react"
import { Link } from "wouter"
import { countOf, formatGradeLevel } from "../../lib/format.ts"
import { paths } from "../../lib/paths.ts"
import { trpc } from "../../api/trpc.ts"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { CourseFigure } from "../../entities/grade/course-figure.tsx"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"
import { ViewModal } from "../../ui/layout/view-modal.tsx"
import { providerName } from "../../entities/curriculum/curriculum-name.ts"

type Props = { curriculum: CurriculumView; onEdit: () => void; onClose: () => void }

export function CurriculumDetails({ curriculum, onEdit, onClose }: Props) {
  const { student, subject, academic_year, semester, goals, notes, assignment_count, graded_count } = curriculum
  return (
    <ViewModal
      title={subject.name}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button
            component={Link}
            href={`${paths.assignments}?student=${student.id}&subject=${subject.id}`}
            variant="default"
            leftSection={<IconChecklist size={18} stroke={1.5} />}
          >
            View assignments
          </Button>
          <Button leftSection={<IconPencil size={18} stroke={1.5} />} onClick={() => leave(onEdit)}>
            Edit
          </Button>
        </>
      )}
    >
      <Group gap="sm" wrap="nowrap">
        <ChildAvatar child={student} size={40} />
        <div style={{ minWidth: 0 }}>
          <Text fw={600}>{fullName(student)}</Text>
          <Text size="sm" c="dimmed">
            {formatGradeLevel(student.grade_level)}
          </Text>
        </div>
      </Group>
      <LabeledValue label="Subject">
        <SubjectBadge subject={subject} size="md" />
      </LabeledValue>
      <LabeledValue label="When">
        {academic_year}, {semesterLabels[semester].toLowerCase()}
      </LabeledValue>
      <LabeledValue label="Provider">{providerName(curriculum)}</LabeledValue>
      <ProgressLine
        label={
          assignment_count > 0 ? `${graded_count} of ${countOf(assignment_count, "assignment")} graded` : "Progress"
        }
        percent={progressPercent({ graded: graded_count, total: assignment_count })}
        none="No assignments yet"
      />
      {curriculum.shown_percent !== null && (
        <LabeledValue label="Grade so far">
          <CourseFigure
            of={subject.name}
            shown_percent={curriculum.shown_percent}
            letter={curriculum.letter}
            curricula={[curriculum]}
          />
        </LabeledValue>
      )}
      <LessonsFact curriculum_id={curriculum.id} />
      {goals && <LabeledValue label="Goals">{goals}</LabeledValue>}
      {notes && <LabeledValue label="Notes">{notes}</LabeledValue>}
    </ViewModal>
  )
}

/** The number of planned lessons, and of those taught. */
function LessonsFact({ curriculum_id }: { curriculum_id: string }) {
  const { data: lessons } = trpc.lessons.list.useQuery({ curriculum_id })
  if (!lessons || lessons.length === 0) return null
  const taught = lessons.filter(({ completed_at }) => completed_at !== null).length
  return (
    <LabeledValue label="Lessons">
      {countOf(lessons.length, "lesson")} planned, {taught} of them taught
    </LabeledValue>
  )
}
