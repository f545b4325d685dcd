import type { ImportView } from "@hearthbook/api/data/import"
import { Button, Group, SegmentedControl, Select, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { countOf } from "../../../lib/format.ts"
import { optionNameOf } from "../../../lib/short-names.ts"
import { useToday } from "../../../session/use-session.ts"
import { CalendarRow } from "./calendar-row.tsx"
import { ImportActions } from "./import-actions.tsx"
import classes from "./import-rows.module.css"
import { FileChoices } from "./file-choices.tsx"
import { isWritten } from "./row-style.ts"
import type { ImportChoice } from "./use-decisions.ts"

type Props = {
  view: ImportView
  isDeciding: boolean
  onDecide: (choice: ImportChoice) => void
  onStartOver: () => void
}

/** The rows that are shown at once. */
const step = 200

/** The events of a calendar, of which those with a tick are imported. */
export function CalendarPreview({ view, isDeciding, onDecide, onStartOver }: Props) {
  const [rows] = trpc.imports.rows.useSuspenseQuery({ id: view.id })
  const [students] = trpc.students.names.useSuspenseQuery()
  const [shown, setShown] = useState(step)
  const [chosenOut, setOut] = useState<ReadonlySet<number>>(new Set())
  const today = useToday()
  const open = rows.filter(isWritten)
  const out = open.filter(({ row }) => chosenOut.has(row)).map(({ row }) => row)
  const removed = open.filter(({ row, status }) => status === "removed" && !chosenOut.has(row)).length
  const over = open.filter(({ values }) => String(values["end_date"] ?? "").slice(0, 10) < today).map(({ row }) => row)
  const isOverIn = over.some((row) => !chosenOut.has(row))
  const change = (numbers: number[], isIn: boolean) => {
    const others = [...chosenOut].filter((row) => !numbers.includes(row))
    setOut(new Set(isIn ? others : [...others, ...numbers]))
  }
  return (
    <Stack gap="lg">
      <ImportActions
        view={view}
        kind="calendar"
        isDeciding={isDeciding}
        leftOut={out}
        removed={removed}
        onStartOver={onStartOver}
      />
      <FileChoices view={view} onDecide={onDecide} />
      <Select
        label="Who are these for?"
        data={[
          { value: "", label: "All students" },
          ...students.map((student) => ({ value: student.id, label: optionNameOf(student) })),
        ]}
        value={view.defaults.student_id ?? ""}
        allowDeselect={false}
        onChange={(student_id) => onDecide({ defaults: { student_id: student_id || null } })}
        maw={420}
      />
      {rows.some(({ values }) => values["all_day"] === "yes") && (
        <div>
          <Text size="sm" fw={600} id="import-as" mb={4}>
            Whole days become
          </Text>
          <SegmentedControl
            aria-labelledby="import-as"
            data={[
              { value: "events", label: "Events" },
              { value: "days_off", label: "Days off" },
            ]}
            value={view.defaults.as}
            onChange={(as) => onDecide({ defaults: { as: as === "days_off" ? as : "events" } })}
          />
        </div>
      )}
      <Stack gap="sm" component="section" aria-labelledby="import-events">
        <Title order={2} size="h4" id="import-events">
          Events
        </Title>
        <Group gap="sm">
          {isOverIn && (
            <Button variant="default" onClick={() => change(over, false)}>
              Leave out {countOf(over.length, "past event")}
            </Button>
          )}
          {out.length < open.length && (
            <Button
              variant="subtle"
              onClick={() =>
                change(
                  open.map(({ row }) => row),
                  false,
                )
              }
            >
              Leave out all
            </Button>
          )}
          {out.length > 0 && (
            <Button variant="subtle" onClick={() => setOut(new Set())}>
              Choose all
            </Button>
          )}
        </Group>
        <ul className={classes.rows}>
          {rows.slice(0, shown).map((row) => (
            <CalendarRow
              key={row.row}
              row={row}
              isIn={!chosenOut.has(row.row)}
              onChange={(isIn) => change([row.row], isIn)}
            />
          ))}
        </ul>
        {rows.length > shown && (
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              The first {shown} of {rows.length.toLocaleString("en-US")} are shown.
            </Text>
            <Button variant="default" onClick={() => setShown(shown + step)}>
              Show more
            </Button>
          </Group>
        )}
      </Stack>
    </Stack>
  )
}
