import type { SubjectView } from "@hearthbook/api/schemas/subject"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { FormAndList } from "../../ui/layout/form-and-list.tsx"
import { useEditingRow } from "../../forms/use-editing-row.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { EditSubject, NewSubject } from "./subject-forms.tsx"
import { SubjectList } from "./subject-list.tsx"

/** The form next to the list. Saving, canceling or deleting the edited subject returns to a new one. */
export function SubjectBoard() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const { edited, edit, stop } = useEditingRow("subject", subjects)
  const [last, setLast] = useState<SubjectView | null>(null)
  const [isRequested] = useCreateParam()
  return (
    <FormAndList
      isEditing={edited !== null}
      isEmpty={subjects.length === 0}
      addLabel="Add a subject"
      form={
        <>
          {edited && <EditSubject key={edited.id} subject={edited} onDone={stop} />}
          {/* Stays mounted while another subject is edited, so that its input is not lost. */}
          <div hidden={edited !== null}>
            <NewSubject key={last?.id} last={last} focused={isRequested || last !== null} onAdded={setLast} />
          </div>
        </>
      }
      list={<SubjectList subjects={subjects} edited={edited} onEdit={edit} />}
    />
  )
}
