import type { SubjectView } from "@hearthbook/api/schemas/subject"
import { Grid } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { formColumn, listColumn } from "../../ui/layout/columns.ts"
import { useEditingRow } from "../../forms/use-editing-row.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { EditSubject, NewSubject } from "./subject-forms.tsx"
import { SubjectList } from "./subject-list.tsx"

/** The form beside the list. A save, Cancel Edit and deleting what is edited lead back to a new subject (S §4). */
export function SubjectBoard() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const { edited, edit, stop } = useEditingRow("subject", subjects)
  const [last, setLast] = useState<SubjectView | null>(null)
  const [asked] = useCreateParam()
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn}>
        {edited && <EditSubject key={edited.id} subject={edited} onDone={stop} />}
        {/* Kept while another is edited, with what was typed already. */}
        <div hidden={edited !== null}>
          <NewSubject key={last?.id} last={last} focused={asked || last !== null} onAdded={setLast} />
        </div>
      </Grid.Col>
      <Grid.Col span={listColumn}>
        <SubjectList subjects={subjects} edited={edited} onEdit={edit} />
      </Grid.Col>
    </Grid>
  )
}
