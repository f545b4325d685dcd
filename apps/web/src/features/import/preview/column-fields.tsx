import { importFields, type ImportKind } from "@hearthbook/api/rules/import/import-kinds"
import type { ImportDecisions, ImportView } from "@hearthbook/api/schemas/import"
import { Checkbox, Select, Stack, Text } from "@mantine/core"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./column-fields.module.css"

type Props = { view: ImportView; kind: ImportKind; onDecide: (decisions: ImportDecisions) => void }

/** Stands for null, which a select takes for no choice. */
const notImported = ""

/** The columns of the table, each with a cell of it, and the field that it fills. */
export function ColumnFields({ view, kind, onDecide }: Props) {
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
    <Section title="Columns">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {describe(view)}
        </Text>
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
    </Section>
  )
}

/** Such as '5 of 6 are imported.' */
function describe({ columns }: ImportView): string {
  const used = columns.filter(({ field }) => field !== null).length
  return used === columns.length ? "All of them are imported." : `${used} of ${columns.length} are imported.`
}
