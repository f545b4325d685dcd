import { Chip, Group, Input } from "@mantine/core"
import type { ReactNode } from "react"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  label: string
  students: { id: string; first_name: string; last_name: string }[]
  description?: string
  /** True if none may be chosen. */
  isOptional?: boolean
  error?: ReactNode
  value: string[]
  /** Called with the chosen ids, in the order of the students. */
  onChange: (ids: string[]) => void
}

/** Several of the family's children as chips. */
export function StudentChips({ label, description, isOptional = false, students, error, value, onChange }: Props) {
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      description={description}
      withAsterisk={!isOptional}
      error={error}
    >
      <Chip.Group
        multiple
        value={value}
        onChange={(chosen) => onChange(students.map(({ id }) => id).filter((id) => chosen.includes(id)))}
      >
        <Group gap={6} mt={6} role="group" aria-label={label}>
          {students.map((student) => (
            <Chip key={student.id} value={student.id} size="sm" radius="xl">
              {shortNameOf(student)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
