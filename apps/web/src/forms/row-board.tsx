import { useState, type ReactNode } from "react"
import { FormAndList } from "../ui/layout/form-and-list.tsx"
import { useCreateParam } from "../ui/url/use-create-param.ts"
import { useEditingRow } from "./use-editing-row.ts"

type Props<Row> = {
  /** The noun of a row, such as 'subject'. */
  noun: string
  rows: Row[]
  /** The form for a new row. `last` is the row that was added last, after which the form has the focus. */
  newForm: (props: { last: Row | null; focused: boolean; onAdded: (row: Row) => void }) => ReactNode
  editForm: (row: Row, onDone: () => void) => ReactNode
  list: (edited: Row | null, onEdit: (row: Row) => void) => ReactNode
}

/** A form next to the list of its rows. Saving, canceling or deleting the edited row returns to a new one. */
export function RowBoard<Row extends { id: string }>({ noun, rows, newForm, editForm, list }: Props<Row>) {
  const { edited, edit, stop } = useEditingRow(noun, rows)
  const [last, setLast] = useState<Row | null>(null)
  const [isRequested] = useCreateParam()
  return (
    <FormAndList
      isEditing={edited !== null}
      isEmpty={rows.length === 0}
      addLabel={`Add a ${noun}`}
      form={
        <>
          {edited && editForm(edited, stop)}
          {/* Stays mounted while a row is edited, so that its input is not lost. */}
          <div hidden={edited !== null}>
            {newForm({ last, focused: isRequested || last !== null, onAdded: setLast })}
          </div>
        </>
      }
      list={list(edited, edit)}
    />
  )
}
