import { Button } from "@mantine/core"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { announceSave } from "./announce-save.ts"
import { LessonForm } from "./lesson-form.tsx"
import { useNewLesson } from "./use-new-lesson.ts"
import { useLessonPlan } from "./use-lesson-plan.ts"
import { useNextMeetingDay } from "../shared/use-next-meeting-day.ts"
import type { Planner } from "../shared/use-planner.ts"

export function NewLesson({ focused }: { focused: boolean }) {
  const plan = useLessonPlan(null)
  const nextMeetingDay = useNextMeetingDay()
  const save = useNewLesson(plan)
  return (
    <LessonForm
      plan={plan}
      focused={focused}
      onSave={async (values) => {
        const { curriculum_id, planned_date } = plan.draftOf(values)
        await save(values)
        plan.reset({ curriculum_id, planned_date: planned_date ?? "" })
        // Ready for the next lesson.
        plan.form.getInputNode<HTMLElement, "title">("title")?.focus()
        const following = planned_date && (await nextMeetingDay(curriculum_id, planned_date))
        // Unless another day was chosen meanwhile.
        if (following && plan.form.getValues().planned_date === planned_date) {
          plan.form.setFieldValue("planned_date", following)
        }
      }}
    />
  )
}

export function EditLesson({ id, planner }: { id: string; planner: Planner }) {
  const [lesson] = trpc.lessons.byId.useSuspenseQuery({ id })
  const update = trpc.lessons.update.useMutation()
  const plan = useLessonPlan(lesson)
  const today = useToday()
  const leave = () => {
    plan.drop()
    planner.leaveLesson(lesson.planned_date ? dayOf(lesson.planned_date) : today)
  }
  const confirmLeave = () =>
    confirmDelete({
      verb: "Discard",
      name: "changes",
      question: `Discard your changes to “${lesson.title}”?`,
      fallback: "Failed to discard the changes.",
      remove: async () => leave(),
    })
  return (
    <LessonForm
      plan={plan}
      lesson={lesson}
      focused={planner.focused}
      onSave={async (values, version) => {
        const draft = plan.draftOf(values)
        await announceSave(update.mutateAsync({ id, version, ...draft }))
        plan.drop()
        planner.leaveLesson(draft.planned_date ?? today)
      }}
      actions={
        <Button variant="default" onClick={plan.hasDraft ? confirmLeave : leave}>
          Cancel Edit
        </Button>
      }
    />
  )
}
