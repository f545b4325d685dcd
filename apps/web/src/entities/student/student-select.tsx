import { Select, type SelectProps } from "@mantine/core"
import { optionNameOf } from "../../lib/short-names.ts"

type Props = Omit<SelectProps, "data"> & { students: { id: string; first_name: string; last_name: string }[] }

/** A select of the family's children. */
export function StudentSelect({ students, ...props }: Props) {
  return (
    <Select
      label="Student"
      withAsterisk
      placeholder="Choose a student"
      data={students.map((child) => ({ value: child.id, label: optionNameOf(child) }))}
      allowDeselect={false}
      {...props}
    />
  )
}
