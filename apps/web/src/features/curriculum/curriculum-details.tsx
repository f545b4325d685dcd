import { progressPercent } from "@hearthbook/api/rules/progress"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { Button, Group, Text } from "@mantine/core"
import { IconChecklist } from "@tabler/icons-react"
import { Link } from "wouter"
import { countOf, formatGradeLevel } from "../../lib/format.ts"
import { paths } from "../../lib/paths.ts"
import { ChildAvatar } from "../../ui/child-avatar.tsx"
import { Fact } from "../../ui/fact.tsx"
import { ProgressLine } from "../../ui/progress-line.tsx"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import { ViewModal } from "../../ui/view-modal.tsx"
import { providerName, semesterNames } from "./curriculum-words.ts"

/** All there is to know of one curriculum. */
export function CurriculumDetails({ curriculum, onClose }: { curriculum: CurriculumView; onClose: () => void }) {
  const { student, subject, academic_year, semester, goals, notes, assignment_count, graded_count } = curriculum
  return (
    <ViewModal title={subject.name} onClose={onClose}>
      <Group gap="sm" wrap="nowrap">
        <ChildAvatar child={student} size={40} />
        <div style={{ minWidth: 0 }}>
          <Text fw={600}>
            {student.first_name} {student.last_name}
          </Text>
          <Text size="sm" c="dimmed">
            {formatGradeLevel(student.grade_level)}
          </Text>
        </div>
      </Group>
      <Fact label="Subject">
        <SubjectMark subject={subject} size="md" />
      </Fact>
      <Fact label="When">
        {academic_year}, {semesterNames[semester].toLowerCase()}
      </Fact>
      <Fact label="Provider">{providerName(curriculum)}</Fact>
      <ProgressLine
        label={
          assignment_count > 0 ? `${graded_count} of ${countOf(assignment_count, "assignment")} completed` : "Progress"
        }
        percent={progressPercent({ graded: graded_count, total: assignment_count })}
        none="No assignments yet"
      />
      {goals && <Fact label="Goals">{goals}</Fact>}
      {notes && <Fact label="Notes">{notes}</Fact>}
      <Group justify="flex-end" gap="sm">
        <Button
          component={Link}
          href={`${paths.assignments}?student=${student.id}&subject=${subject.id}`}
          variant="default"
          leftSection={<IconChecklist size={18} stroke={1.5} />}
        >
          See its assignments
        </Button>
      </Group>
    </ViewModal>
  )
}
