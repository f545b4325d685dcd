import { gradeLevels } from "@hearthbook/api/fields"
import { Select, type SelectProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { formatGradeLevel } from "../../lib/format.ts"

const options = gradeLevels.map((level) => ({ value: level, label: formatGradeLevel(level) }))

/** A select from kindergarten to 12th grade. */
export function GradeLevelSelect(props: Omit<SelectProps, "data">) {
  return <Select label="Grade level" data={options} allowDeselect={false} {...props} />
}

type AnyLevelProps = Omit<SelectProps, "data" | "label" | "value" | "defaultValue" | "onChange"> & {
  /** Null for all grades. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (level: string | null) => void
}

/** The same, and 'All grades', for a subject. */
export function AnyGradeLevelSelect({ value, defaultValue, onChange, ...props }: AnyLevelProps) {
  const [level, setLevel] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  return (
    <Select
      label="Grade level"
      data={[{ value: allGrades, label: "All grades" }, ...options]}
      allowDeselect={false}
      {...props}
      value={level ?? allGrades}
      onChange={(next) => setLevel(next === allGrades ? null : next)}
    />
  )
}

/** Stands for null, which a select takes for no choice. */
const allGrades = "all"
