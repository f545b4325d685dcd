import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { SegmentedControl } from "@mantine/core"
import { ClassFields } from "./class-fields.tsx"
import { EventFields } from "./event-fields.tsx"
import { OverlapWarning } from "./overlap-warning.tsx"
import type { EntryForm } from "./entry-values.ts"

type Props = {
  form: EntryForm
  students: StudentSummary[]
  /** The id of the edited row, whose kind cannot change. */
  id?: string
  from: Day
}

/** The fields of a weekly class or a one-time event, with a warning of overlaps. */
export function EntryFields({ form, students, id, from }: Props) {
  const { kind } = form.values
  return (
    <>
      {id === undefined && (
        <SegmentedControl
          fullWidth
          aria-label="Kind of entry"
          data={[
            { value: "class", label: "Weekly class" },
            { value: "event", label: "One-time event" },
          ]}
          {...form.getInputProps("kind")}
        />
      )}
      {kind === "class" ? (
        <ClassFields form={form} students={students} isNew={id === undefined} />
      ) : (
        <EventFields form={form} students={students} isNew={id === undefined} />
      )}
      <OverlapWarning values={form.values} id={id} from={from} />
    </>
  )
}
