import type { StudentView } from "@hearthbook/api/schemas/student"
import { Group, Select } from "@mantine/core"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"

type Props = {
  students: StudentView[]
  chosen: StudentView | null
  onChoose: (student: StudentView | null) => void
  subjects: { value: string; label: string }[]
  subject_id: string | null
  onSubject: (id: string | null) => void
}

export function CurriculumFilters({ students, chosen, onChoose, subjects, subject_id, onSubject }: Props) {
  return (
    <Group justify="space-between" gap="md">
      <ChildSwitcher students={students} value={chosen} onChange={onChoose} />
      <Select
        aria-label="Subject"
        placeholder="All subjects"
        data={subjects}
        value={subject_id}
        onChange={onSubject}
        clearable
        searchable
        w={{ base: "100%", xs: 240 }}
      />
    </Group>
  )
}
