import { gradeLevels } from "@hearthbook/api/fields"
import { Select, type SelectProps } from "@mantine/core"
import { formatGradeLevel } from "../../lib/format.ts"

const options = gradeLevels.map((level) => ({ value: level, label: formatGradeLevel(level) }))

/** A select from kindergarten to 12th grade. */
export function GradeLevelSelect(props: Omit<SelectProps, "data" | "label">) {
  return <Select label="Grade level" data={options} allowDeselect={false} {...props} />
}
