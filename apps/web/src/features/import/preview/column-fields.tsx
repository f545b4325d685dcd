import { importFields, type TableKind } from "@hearthbook/core/import/import-kinds"
import type { ImportDecisions, ImportView } from "@hearthbook/api/data/import"
import { Checkbox, Select, Stack, Text } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { useState } from "react"
import { FoldingCard } from "../../../ui/layout/folding-card.tsx"
import classes from "./column-fields.module.css"

type Props = { view: ImportView; kind: TableKind; onDecide: (decisions: ImportDecisions) => void }

/** Stands for null, which a select takes for no choice. */
const notImported = ""

/** The columns of the table, each with a cell of it, and the field that it fills. On a phone they are folded if all are imported. */
export function ColumnFields({ view, kind, onDecide }: Props) {
  const hasRoom = useMediaQuery("(min-width: 48em)", true, { getInitialValueInEffect: false })
  const isUnmatched = view.columns.some(({ field }) => field === null)
  // Folded on a phone, so that the rows come first; a column that is not imported may be a mistake.
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (hasRoom || isUnmatched)
  const fields = Object.entries(importFields[kind])
  const options = [
    { value: notImported, label: "Not imported" },
    ...fields.map(([field, { label }]) => ({ value: field, label })),
  ]
  const choose = (index: number, before: string | null, field: string | null) => {
    const left = before === null ? {} : { [before]: null }
    onDecide({ mapping: { ...left, ...(field === null ? {} : { [field]: index }) } })
  }
  return (
    <FoldingCard title="Columns" note={describe(view)} isOpen={isOpen} onToggle={setOpen}>
      <Stack gap="md">
        <div className={classes.columns}>
          {view.columns.map(({ index, name, field, sample }) => (
            <div key={index} className={classes.column}>
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {sample ?? "Empty"}
                </Text>
              </div>
              <Select
                aria-label={`What ${name} is`}
                data={options}
                value={field ?? notImported}
                allowDeselect={false}
                onChange={(next) => choose(index, field, next === notImported ? null : next)}
              />
            </div>
          ))}
        </div>
        <Checkbox
          label="The table has headings"
          checked={view.has_header}
          onChange={(event) => onDecide({ has_header: event.currentTarget.checked })}
        />
      </Stack>
    </FoldingCard>
  )
}

/** Such as '5 of 6 are imported.' */
function describe({ columns }: ImportView): string {
  const used = columns.filter(({ field }) => field !== null).length
  return used === columns.length ? "All of them are imported." : `${used} of ${columns.length} are imported.`
}
