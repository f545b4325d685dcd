import { Button, Group, Stack, Text } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { kindLabels, kindPages, importKindOf } from "../kind-labels.ts"
import { CalendarPreview } from "./calendar-preview.tsx"
import { ColumnFields } from "./column-fields.tsx"
import { FileChoices } from "./file-choices.tsx"
import { ImportActions } from "./import-actions.tsx"
import { ImportRows } from "./import-rows.tsx"
import { Questions } from "./questions.tsx"
import { useDecisions } from "./use-decisions.ts"
import { Link } from "wouter"

/** The preview of an import: its counts, its questions and its rows, and the button that imports them. */
export function PreviewImport({ id, onStartOver }: { id: string; onStartOver: () => void }) {
  const [view] = trpc.imports.byId.useSuspenseQuery({ id })
  const kind = importKindOf(view.kind)
  const { decide, isDeciding } = useDecisions(view)
  if (view.status === "done") {
    return (
      <Stack gap="md" align="flex-start">
        <Text>This {kind === "calendar" ? "calendar" : "table"} was imported.</Text>
        <Group gap="sm">
          <Button component={Link} href={kindPages[kind]}>
            Go to {kind === "calendar" ? "the schedule" : kindLabels[kind]}
          </Button>
          <Button variant="default" onClick={onStartOver}>
            Import another {kind === "calendar" ? "calendar" : "table"}
          </Button>
        </Group>
      </Stack>
    )
  }
  if (kind === "calendar") {
    return <CalendarPreview view={view} isDeciding={isDeciding} onDecide={decide} onStartOver={onStartOver} />
  }
  return (
    <Stack gap="lg">
      <FileChoices view={view} onDecide={decide} />
      <Questions view={view} kind={kind} onDecide={decide} />
      <ImportActions view={view} kind={kind} isDeciding={isDeciding} onStartOver={onStartOver} />
      <ColumnFields view={view} kind={kind} onDecide={decide} />
      <ImportRows view={view} kind={kind} />
    </Stack>
  )
}
