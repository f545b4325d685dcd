import { countRecords, type ImportKind } from "@hearthbook/core/import/import-kinds"
import type { ImportView } from "@hearthbook/api/data/import"
import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import { askBytes } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { saveFile } from "../../../lib/files/save-file.ts"
import { countOf } from "../../../lib/format.ts"
import { courseAt } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { asUser } from "../../../session/as-user.ts"
import { kindPages } from "../kind-labels.ts"
import { rowLooks, rowStatuses } from "./row-style.ts"

type Props = {
  view: ImportView
  kind: ImportKind
  isDeciding: boolean
  /** The numbers of rows that could be imported, and that the person leaves out. */
  leftOut?: number[]
  /** How many of the others are removed. */
  removed?: number
  onStartOver: () => void
}

const nothingLeftOut: number[] = []

/** The counts of the preview, and the button that imports what can be imported. */
export function ImportActions({ view, kind, isDeciding, leftOut = nothingLeftOut, removed = 0, onStartOver }: Props) {
  const { id, counts, questions, defaults } = view
  const confirm = trpc.imports.confirm.useMutation()
  const offerUndo = useChangeUndo()
  const [, navigate] = useLocation()
  const [error, setError] = useState<string | null>(null)
  const written = counts.new + counts.changed + counts.removed - leftOut.length
  const noun = kind === "calendar" ? "calendar" : "table"
  const total = rowStatuses.reduce((sum, status) => sum + counts[status], 0)
  const words = rowStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status].toLocaleString("en-US")} ${rowLooks[status].word.toLowerCase()}`)

  const run = async (work: () => Promise<void>, fallback: string) => {
    setError(null)
    try {
      await work()
    } catch (cause) {
      setError(readError(cause, fallback).message)
    }
  }
  const takeAll = () =>
    run(async () => {
      const { change_id, summary } = await confirm.mutateAsync({
        id,
        leave_out_wrong: counts.wrong > 0,
        ...(leftOut.length > 0 && { leave_out_rows: leftOut }),
      })
      navigate(defaults.curriculum_id === null ? kindPages[kind] : courseAt({ id: defaults.curriculum_id }))
      offerUndo(change_id, `${summary}.`)
    }, `Failed to import the ${noun}.`)
  const download = () =>
    run(async () => {
      const content = await asUser((access_token) => askBytes(`/imports/${id}/wrong.csv`, { access_token }))
      saveFile("Wrong rows.csv", content)
    }, "Failed to download the rows.")

  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {questions.length > 0 ? `${countOf(total, "row")} read` : words.join(", ") || "No rows"}
      </Text>
      {error !== null && (
        <Alert color="error" role="alert">
          {error}
        </Alert>
      )}
      <Group gap="sm">
        {written > 0 && (
          <Button
            onClick={() => void takeAll()}
            loading={confirm.isPending}
            disabled={questions.length > 0 || isDeciding}
          >
            {labelOf(kind, { written: written - removed, removed, left_out: counts.wrong + leftOut.length })}
          </Button>
        )}
        {counts.wrong > 0 && questions.length === 0 && (
          <Button variant="default" onClick={() => void download()}>
            Download the wrong rows
          </Button>
        )}
        <Button variant="subtle" onClick={onStartOver}>
          Start over
        </Button>
      </Group>
      {questions.length > 0 && <Text c="dimmed">Answer what is asked above first.</Text>}
      {written === 0 && questions.length === 0 && counts.wrong + leftOut.length === 0 && (
        <Text c="dimmed">Everything in this {noun} is here already.</Text>
      )}
    </Stack>
  )
}

type Counted = { written: number; removed: number; left_out: number }

/** 'Import 36 lessons', 'Import 35 lessons, leave out 1' or 'Remove 2 events'. */
function labelOf(kind: ImportKind, { written, removed, left_out }: Counted): string {
  const parts = [
    written > 0 && `import ${countRecords(kind, written)}`,
    removed > 0 && `remove ${written > 0 ? removed.toLocaleString("en-US") : countRecords(kind, removed)}`,
    left_out > 0 && `leave out ${left_out.toLocaleString("en-US")}`,
  ]
  const label = parts.filter(Boolean).join(", ")
  return label.charAt(0).toUpperCase() + label.slice(1)
}
