import { gradeLevels } from "@hearthbook/core/fields/fields"
import { Select, type SelectProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { formatGradeLevel } from "../../lib/format.ts"

const options = gradeLevels.map((level) => ({ value: level, label: formatGradeLevel(level) }))

/** A select from kindergarten to 12th grade. */
export function GradeLevelSelect(props: Omit<SelectProps, "data">) {
  return <Select label="Grade level" data={options} allowDeselect={false} {...props} />
}

type AnyLevelProps = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  /** The label of null: 'All grades' by default. */
  noneLabel?: string
  /** Null for the first choice. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (level: string | null) => void
}

/** The same with a choice for null: 'All grades' for a subject. */
export function AnyGradeLevelSelect({
  noneLabel = "All grades",
  value,
  defaultValue,
  onChange,
  ...props
}: AnyLevelProps) {
  const [level, setLevel] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  return (
    <Select
      label="Grade level"
      data={[{ value: allGrades, label: noneLabel }, ...options]}
      allowDeselect={false}
      {...props}
      value={level ?? allGrades}
      onChange={(next) => setLevel(next === allGrades ? null : next)}
    />
  )
}

/** Stands for null, which a select takes for no choice. */
const allGrades = "all"
