import type { SubjectView } from "@hearthbook/api/schemas/subject"
import { Grid } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { formColumn, listColumn } from "../../ui/columns.ts"
import { useNew } from "../../ui/use-new.ts"
import { EditSubject, NewSubject } from "./subject-forms.tsx"
import { SubjectList } from "./subject-list.tsx"

/** The form beside the list. A save, Cancel Edit and deleting what is edited lead back to a new subject (S §4). */
export function SubjectBoard() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const [editing, setEditing] = useState<SubjectView | null>(null)
  const [last, setLast] = useState<SubjectView | null>(null)
  const [asked] = useNew()
  const isEditing = editing !== null && subjects.some((subject) => subject.id === editing.id)
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn}>
        {isEditing && <EditSubject key={editing.id} subject={editing} onDone={() => setEditing(null)} />}
        {/* Kept while another is edited, with what was typed already. */}
        <div hidden={isEditing}>
          <NewSubject key={last?.id} last={last} focused={asked || last !== null} onAdded={setLast} />
        </div>
      </Grid.Col>
      <Grid.Col span={listColumn}>
        <SubjectList subjects={subjects} edited={editing} onEdit={setEditing} />
      </Grid.Col>
    </Grid>
  )
}
