import { Select, type SelectProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { trpc } from "../../api/trpc.ts"

type Props = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  /** The label of null: 'The family’s scale (Letters with plus and minus)'. Without it there is no such choice. */
  noneLabel?: string
  /** Null for the first choice. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (id: string | null) => void
}

const none = "none"

/** A select of the grading scales, the built-in ones first. Suspends until they are loaded. */
export function ScaleSelect({ noneLabel, value, defaultValue, onChange, ...props }: Props) {
  const [scales] = trpc.gradingScales.list.useSuspenseQuery({})
  const [id, setId] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  const groups = [
    { group: "Your own", items: scales.filter(({ builtin }) => !builtin) },
    { group: "Ready-made", items: scales.filter(({ builtin }) => builtin) },
  ].filter(({ items }) => items.length > 0)
  return (
    <Select
      data={[
        ...(noneLabel === undefined ? [] : [{ value: none, label: noneLabel }]),
        ...groups.map(({ group, items }) => ({
          group,
          items: items.map((scale) => ({ value: scale.id, label: scale.name })),
        })),
      ]}
      allowDeselect={false}
      {...props}
      value={id ?? (noneLabel === undefined ? null : none)}
      onChange={(next) => setId(next === none ? null : next)}
    />
  )
}
