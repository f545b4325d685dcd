import { mostNewItems } from "@hearthbook/api/work/quick-add"
import { linesIn, mostLines, readLines } from "@hearthbook/core/planning/quick-add/read-lines"
import type { QuickLine } from "@hearthbook/core/planning/quick-add/quick-types"
import { SegmentedControl, Stack, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import { Suspense, useState, type KeyboardEvent } from "react"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { countOf } from "../../lib/format.ts"
import { commandKey } from "../../lib/shortcut.ts"
import { useToday } from "../../session/use-session.ts"
import { LinesPreview } from "./lines-preview.tsx"
import { linesToItems } from "./lines-to-items.ts"
import { useQuickContext } from "./use-quick-context.ts"

const example = "Ben math p. 42-43 fri\nAda & Ben art: sketch a leaf\nAda history essay due Dec 4"

/** Adds lessons and assignments from typed lines, with a preview of each, in one request with one Undo. */
export default function QuickLinesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <LinesForm onClose={onClose} />
    </Suspense>
  )
}

type Values = { text: string; kind: "lesson" | "assignment" }

function LinesForm({ onClose }: { onClose: () => void }) {
  const { curricula, contextFor } = useQuickContext()
  const addItems = trpc.planning.addItems.useMutation()
  const offerUndo = useChangeUndo()
  const today = useToday()
  const read = ({ text, kind }: Values) => readLines(text, contextFor(kind))
  const form = useForm<Values>({
    mode: "uncontrolled",
    initialValues: { text: "", kind: "lesson" },
    validate: { text: (text, values) => tooMany(text) ?? problemOf(read(values)) },
  })
  const [values, setValues] = useState(form.getValues())
  form.watch("text", ({ value }) => setValues((before) => ({ ...before, text: value })))
  form.watch("kind", ({ value }) => setValues((before) => ({ ...before, kind: value })))
  const lines = read(values)
  const count = lines.reduce((sum, { targets, missing }) => sum + (missing ? 0 : targets.length), 0)
  const save = async (typed: Values) => {
    const hasNoDays = (id: string) => curricula.find((course) => course.id === id)?.mode === "next"
    const { change_id, summary } = await addItems.mutateAsync(linesToItems(read(typed), hasNoDays))
    offerUndo(change_id, `${summary}.`)
  }
  const saveWithKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <FormModal
      title="Quick add"
      draftName="quick-lines"
      saveLabel={count > 0 ? `Add ${countOf(count, "item")}` : "Add"}
      disabled={lines.length === 0}
      fallback="Failed to add the lines."
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <Textarea
        label="One line each"
        description={`A name, a subject, what to do, and a day. ${commandKey("Enter")} adds all.`}
        placeholder={example}
        minRows={3}
        maxRows={10}
        data-autofocus
        autoComplete="off"
        key={form.key("text")}
        {...form.getInputProps("text")}
        onKeyDown={saveWithKeys}
      />
      <Stack gap={4}>
        <SegmentedControl
          aria-label="Lines without 'due' are"
          data={[
            { value: "lesson", label: "Lessons" },
            { value: "assignment", label: "Assignments" },
          ]}
          key={form.key("kind")}
          {...form.getInputProps("kind")}
        />
        <Text size="sm" c="dimmed">
          {values.kind === "lesson" ? "A line with ‘due’ or ‘by’ is an assignment." : "Each line is an assignment."}
        </Text>
      </Stack>
      <LinesPreview lines={lines} curricula={curricula} today={today} />
    </FormModal>
  )
}

function tooMany(text: string): string | null {
  return linesIn(text).length > mostLines ? `Add ${mostLines} lines at most at once. Import reads longer lists.` : null
}

/** The reason why the lines cannot be added, with the number of the line. Null if all of them are complete. */
function problemOf(lines: QuickLine[]): string | null {
  if (lines.length === 0) return "Type at least one line."
  if (lines.reduce((sum, { targets }) => sum + targets.length, 0) > mostNewItems) {
    return `Add ${mostNewItems} items at most at once.`
  }
  const place = lines.findIndex(({ missing }) => missing !== null)
  return place === -1 ? null : `Line ${place + 1}: ${lines[place]?.missing ?? ""}`
}
