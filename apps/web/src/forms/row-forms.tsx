import { Button } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import type { ReactNode } from "react"
import { FormCard } from "./form-card.tsx"
import { rowDraftName } from "./row-draft-name.ts"
import { shortTitle } from "../lib/short-title.ts"

type Common<Values, Row> = {
  /** The noun as on the buttons: 'Subject'. */
  noun: string
  /** Returns a row's name for the toast. */
  nameOf: (row: Row) => string
  /** The message for an unexpected error. */
  fallback: string
  form: UseFormReturnType<Values>
  children: ReactNode
}

type NewProps<Values, Row> = Common<Values, Row> & {
  focused: boolean
  save: (values: Values) => Promise<Row>
  onAdded: (row: Row) => void
}

/** The form that adds a row to the list beside it. */
export function NewRowForm<Values, Row>({ noun, nameOf, save, onAdded, ...card }: NewProps<Values, Row>) {
  return (
    <FormCard
      {...card}
      title={`New ${noun.toLowerCase()}`}
      draftName={rowDraftName(noun, null)}
      saveLabel={`Add ${noun}`}
      onSave={async (values) => {
        const made = await save(values)
        showToast(`“${shortTitle(nameOf(made), 48)}” is added.`)
        onAdded(made)
      }}
    />
  )
}

type EditProps<Values, Row> = Common<Values, Row> & {
  row: Row & { id: string; version: number }
  /** Reads the form's values from the current row in a conflict error. Null if it cannot be read. */
  valuesOf: (current: unknown) => Values | null
  save: (values: Values, version: number | undefined) => Promise<Row>
  /** Called after a save, and by Cancel Edit. */
  onDone: () => void
  onCancel?: () => void
}

/** The form that edits a row of the list beside it. */
export function EditRowForm<Values, Row>(props: EditProps<Values, Row>) {
  const { noun, nameOf, row, save, onDone, onCancel = onDone, ...card } = props
  return (
    <FormCard
      {...card}
      title={`Edit ${nameOf(row)}`}
      draftName={rowDraftName(noun, row)}
      comesBack={false}
      saveLabel={`Save ${noun}`}
      version={row.version}
      focused
      onSave={async (values, version) => {
        const saved = await save(values, version)
        showToast(`“${shortTitle(nameOf(saved), 48)}” is saved.`)
        onDone()
      }}
      actions={
        <Button variant="default" onClick={onCancel}>
          Cancel Edit
        </Button>
      }
    />
  )
}

function showToast(message: string): void {
  notifications.show({ message })
}
