import type { StudentSummary } from "@hearthbook/api/family/student"
import { Chip, Group, Select } from "@mantine/core"
import { ChildAvatar } from "./child-avatar.tsx"
import classes from "./child-switcher.module.css"
import { optionNameOf, shortNameOf } from "../../lib/short-names.ts"

type Props = {
  students: StudentSummary[]
  value: StudentSummary | null
  /** True for a page of one child, which has no 'All'. */
  needsOne?: boolean
  onChange: (student: StudentSummary | null) => void
}

/** Above this number, as in a co-op, a searchable select replaces the chips. */
const mostChips = 10

/** Filters a page by child: All, Ada, Ben … Hidden if the family has one child. */
export function ChildSwitcher({ students, value, needsOne = false, onChange }: Props) {
  if (students.length < 2) return null
  const choose = (id: string | null) => onChange(students.find((student) => student.id === id) ?? null)
  if (students.length > mostChips) {
    return (
      <Select
        aria-label="Child"
        placeholder="All children"
        data={students.map((child) => ({ value: child.id, label: optionNameOf(child) }))}
        value={value?.id ?? null}
        onChange={choose}
        leftSection={value && <ChildAvatar child={value} size={24} />}
        searchable
        clearable={!needsOne}
        allowDeselect={!needsOne}
        w={{ base: "100%", xs: 300 }}
      />
    )
  }
  return (
    <Chip.Group value={value?.id ?? "all"} onChange={choose}>
      <Group gap="xs" miw={0} role="group" aria-label="Child">
        {!needsOne && (
          <Chip value="all" size="md" classNames={classes} icon={null}>
            All
          </Chip>
        )}
        {students.map((student) => (
          <Chip key={student.id} value={student.id} size="md" classNames={classes} icon={null}>
            <Group component="span" gap={8} wrap="nowrap" className={classes.child}>
              <ChildAvatar child={student} size={24} />
              <span className={classes.name}>{shortNameOf(student)}</span>
            </Group>
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}
