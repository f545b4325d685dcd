import { useForm } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { countOf } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { useToday } from "../../session/use-session.ts"
import { useChangeUndo } from "../change/use-change-undo.ts"
import { minutesWords } from "../day/minutes-labels.ts"
import { useChosenChild } from "../student/use-chosen-child.ts"
import { readMinutes } from "@hearthbook/core/time/read-minutes"
import { TimeFields } from "./time-fields.tsx"
import { subjectNames } from "./time-subjects.ts"
import { timeErrors, timeRecords, type TimeValues } from "./time-values.ts"

/** Writes down time of several children and subjects, with Undo. It begins with the child of the page, or with all of them. */
export function TimeDialog({ onClose }: { onClose: () => void }) {
  const { students, chosen } = useChosenChild({ narrows: false })
  const [[subjects, courses]] = trpc.useSuspenseQueries((ask) => [ask.subjects.list({}), ask.curriculum.names()])
  const log = trpc.time.createMany.useMutation()
  const offerUndo = useChangeUndo()
  const today = useToday()
  const form = useForm<TimeValues>({
    name: "time",
    initialValues: {
      student_ids: (chosen ? [chosen] : students).map(({ id }) => id),
      minutes: "",
      date: today,
      subjects: [],
      place: "home",
      description: "",
    },
    validate: (values) => timeErrors(values, today),
  })
  const save = async (values: TimeValues) => {
    const records = timeRecords(values, { students, subjects, courses })
    const logged = await log.mutateAsync({ records })
    const [only, ...others] = students.filter(({ id }) => values.student_ids.includes(id))
    const whom = only && others.length === 0 ? shortNameOf(only) : countOf(values.student_ids.length, "student")
    offerUndo(logged[0]?.change_id ?? null, `${minutesWords(readMinutes(values.minutes) ?? 0)} added for ${whom}.`)
  }
  return (
    <FormModal
      title="Add time"
      draftName="time.new"
      saveLabel="Add time"
      fallback="Failed to add time."
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <TimeFields form={form} students={students} names={subjectNames(subjects, courses, form.values.student_ids)} />
    </FormModal>
  )
}
