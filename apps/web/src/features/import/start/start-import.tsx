import { importKinds, type ImportKind } from "@hearthbook/core/import/import-kinds"
import type { ImportView } from "@hearthbook/api/data/import"
import { Alert, Button, Chip, FileButton, Group, Paper, Stack, Text, Textarea } from "@mantine/core"
import { IconFileSpreadsheet } from "@tabler/icons-react"
import { useState } from "react"
import { downloadCsv } from "../../../lib/files/csv.ts"
import { importKindOf, kindLabels } from "../kind-labels.ts"
import classes from "./start-import.module.css"
import { DropCalendar } from "./drop-calendar.tsx"
import { samples } from "./samples.ts"
import { useDroppedFile } from "./use-dropped-file.ts"
import { useSendTable } from "./use-send-table.ts"

type Props = {
  kind: ImportKind
  /** The course that lessons or assignments are for; null for those that the table names. */
  curriculum_id: string | null
  onKind: (kind: ImportKind) => void
  onRead: (view: ImportView) => void
}

const accepted = ".csv,.tsv,.txt,.xlsx,text/csv,text/plain"

/** Chooses what to import, and takes a table: pasted, dropped or chosen; or a calendar. What was pasted stays if it cannot be read. */
export function StartImport({ kind, curriculum_id, onKind, onRead }: Props) {
  const [text, setText] = useState("")
  const { send, isReading, error } = useSendTable({ kind, curriculum_id, onRead })
  const sendText = (table: string) => send({ name: "Pasted table", content: new Blob([table], { type: "text/plain" }) })
  const sendFile = (file: File | null) => {
    if (file) void send({ name: file.name, content: file })
  }
  const { isOver, ...dropping } = useDroppedFile(sendFile)
  const change = (next: string) => {
    setText(next)
    // Several lines at once were pasted; a table that is typed is read when its button is pressed.
    if (countLines(next) > countLines(text) + 1) void sendText(next)
  }
  return (
    <Stack gap="lg">
      <Chip.Group value={kind} onChange={(next) => onKind(importKindOf(next))}>
        <Group gap="xs" role="radiogroup" aria-label="What to import">
          {importKinds.map((one) => (
            <Chip key={one} value={one} size="md">
              {kindLabels[one]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {error !== null && (
        <Alert color="error" role="alert">
          {error}
        </Alert>
      )}
      {kind === "calendar" ? (
        <DropCalendar isReading={isReading} onFile={sendFile} />
      ) : (
        <Paper withBorder p="md" className={classes.drop} data-over={isOver || undefined} {...dropping}>
          <Stack gap="md">
            <Textarea
              label="Paste a table"
              description="Select the cells in your spreadsheet, with the headings, and copy them. You can also drop a file here."
              placeholder={samples[kind].map((row) => row.join("\t")).join("\n")}
              autosize
              minRows={6}
              maxRows={14}
              autoFocus
              spellCheck={false}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
              classNames={{ input: classes.table }}
            />
            <Group gap="sm">
              {text.trim() !== "" && (
                <Button loading={isReading} onClick={() => void sendText(text)}>
                  Preview
                </Button>
              )}
              <FileButton onChange={sendFile} accept={accepted}>
                {(button) => (
                  <Button
                    {...button}
                    variant="default"
                    loading={isReading && text.trim() === ""}
                    leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
                  >
                    Choose a file
                  </Button>
                )}
              </FileButton>
              <Button variant="subtle" onClick={() => downloadCsv(`${kindLabels[kind]}.csv`, samples[kind])}>
                Download a sample
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              CSV and XLSX files, up to 5,000 rows. Nothing is saved before you have seen it.
            </Text>
          </Stack>
        </Paper>
      )}
    </Stack>
  )
}

function countLines(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split("\n").length
}
