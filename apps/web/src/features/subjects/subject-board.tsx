import { trpc } from "../../api/trpc.ts"
import { RowBoard } from "../../forms/row-board.tsx"
import { EditSubject, NewSubject } from "./subject-forms.tsx"
import { SubjectList } from "./subject-list.tsx"

/** The form of a subject next to the list. */
export function SubjectBoard() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  return (
    <RowBoard
      noun="subject"
      rows={subjects}
      newForm={({ last, ...form }) => <NewSubject key={last?.id} last={last} {...form} />}
      editForm={(subject, onDone) => <EditSubject key={subject.id} subject={subject} onDone={onDone} />}
      list={(edited, onEdit) => <SubjectList subjects={subjects} edited={edited} onEdit={onEdit} />}
    />
  )
}
