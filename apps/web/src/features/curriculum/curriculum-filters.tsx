import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Group, Select } from "@mantine/core"
import { ChildSwitcher } from "../../ui/child-switcher.tsx"

type Props = {
  students: StudentView[]
  chosen: StudentView | null
  onChoose: (student: StudentView | null) => void
  curricula: CurriculumView[]
  subject: string | null
  onSubject: (id: string | null) => void
}

export function CurriculumFilters({ students, chosen, onChoose, curricula, subject, onSubject }: Props) {
  const taught = new Map(curricula.map((curriculum) => [curriculum.subject_id, curriculum.subject.name]))
  const options = [...taught].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Group justify="space-between" gap="md">
      <ChildSwitcher students={students} value={chosen} onChange={onChoose} />
      <Select
        aria-label="Subject"
        placeholder="All subjects"
        data={options}
        value={subject}
        onChange={onSubject}
        clearable
        searchable
        w={{ base: "100%", xs: 240 }}
      />
    </Group>
  )
}
