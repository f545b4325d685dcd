import { Select, type SelectProps } from "@mantine/core"

type Props = Omit<SelectProps, "data"> & { students: { id: string; first_name: string; last_name: string }[] }

/** A select of the family's children. */
export function StudentSelect({ students, ...props }: Props) {
  return (
    <Select
      label="Student"
      withAsterisk
      placeholder="Choose a student"
      data={students.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))}
      allowDeselect={false}
      {...props}
    />
  )
}
