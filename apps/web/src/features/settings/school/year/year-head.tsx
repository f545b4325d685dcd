import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Menu, Select } from "@mantine/core"
import { IconCalendarPlus, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { useNextYear } from "../../../../entities/school-year/use-next-year.ts"
import { paths } from "../../../../lib/paths.ts"
import { RowMenu } from "../../../../ui/menus/row-menu.tsx"
import { useDeleteYear } from "./use-delete-year.ts"
import { EditYearModal } from "./year-modals.tsx"

type Props = {
  /** The newest first. */
  years: SchoolYearView[]
  year: SchoolYearView
  onChoose: (id: string | null) => void
  onAdd: () => void
}

/** Chooses a school year, adds, changes and deletes one, and leads to the start of the next one. */
export function YearHead({ years, year, onChoose, onAdd }: Props) {
  const [isEditing, setEditing] = useState(false)
  const next = useNextYear(years)
  const askToDelete = useDeleteYear(() => onChoose(null))
  return (
    <Group gap="sm" align="flex-end" className="screen-only">
      <Select
        label="School year"
        data={years.map(({ id, academic_year }) => ({ value: id, label: academic_year }))}
        allowDeselect={false}
        value={year.id}
        onChange={onChoose}
        w={180}
      />
      <Button
        size="md"
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.5} />}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
      <RowMenu of={`the school year ${year.academic_year}`}>
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} stroke={1.5} />}
          onClick={() => askToDelete(year)}
        >
          Delete
        </Menu.Item>
      </RowMenu>
      <Button size="md" variant="default" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={onAdd}>
        Add a year
      </Button>
      {next && (
        <Button
          component={Link}
          href={paths.nextYear}
          size="md"
          variant="light"
          leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
        >
          Start {next.academic_year}
        </Button>
      )}
      {isEditing && <EditYearModal year={year} onClose={() => setEditing(false)} />}
    </Group>
  )
}
