import { nextSchoolDay, type Day } from "@hearthbook/api/rules/days"
import { assignmentDraft } from "@hearthbook/api/schemas/assignment"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { schemaResolver, useForm } from "@mantine/form"
import { useLocalStorage } from "@mantine/hooks"
import { useState } from "react"
import { dayOf, formatNearDay } from "../lib/format.ts"
import type { ReadableError } from "../lib/read-error.ts"
import { trpc } from "../lib/trpc.ts"
import { useFamily, useToday } from "../lib/use-session.ts"
import { keepRecent, likelyCurriculum } from "./quick-add-target.ts"
import { shortTitle } from "./short-title.ts"
import { offerUndo } from "./toasts.tsx"
import { tellUnsavedTitle } from "./unsaved-title.tsx"
import { useSaveQueue } from "./use-save-queue.ts"
import { besideTheFields } from "./use-save.ts"

/** S §8. */
const fallback = "Failed to create assignment."

const resolve = schemaResolver(assignmentDraft.pick({ curriculum_id: true, title: true, due_date: true }), {
  sync: true,
})

type Entry = { title: string; curriculum_id: string; due_date: Day }

/**
 * One line that sets work. Child and curriculum are those used last in this browser, unless the page is narrowed to
 * another child or one was picked since; the day is the next school day until one is typed. Enter empties the line at once
 * for the next title, and each is saved in its turn.
 */
export function useQuickAdd(curricula: CurriculumView[], pageChild: StudentSummary | null) {
  const create = trpc.assignments.create.useMutation()
  const remove = trpc.assignments.delete.useMutation()
  const { school_days } = useFamily()
  const today = useToday()
  const [kept, keep] = useLocalStorage({
    key: "hearthbook.quick-add",
    defaultValue: "",
    getInitialValueInEffect: false,
  })
  const [picked, pick] = useState<{ student_id: string; on: string | undefined } | null>(null)
  const [typedDue, setDue] = useState<Day | null>(null)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const student_id =
    (picked && picked.on === pageChild?.id ? picked.student_id : pageChild?.id) ??
    likelyCurriculum(curricula, kept)?.student_id
  const curriculum_id = likelyCurriculum(curricula, kept, student_id)?.id ?? ""
  const due_date = typedDue ?? nextSchoolDay(today, school_days)

  const form = useForm({
    mode: "controlled",
    initialValues: { title: "" },
    validate: ({ title }) => resolve({ title, curriculum_id, due_date }),
  })
  const queue = useSaveQueue<Entry>({
    fallback,
    onSave: async ({ title, curriculum_id, due_date }) => {
      const made = await create.mutateAsync({ title, curriculum_id, due_date })
      offerUndo({
        message: `Added “${shortTitle(made.title, 48)}” for ${made.student.first_name}, due ${formatNearDay(dayOf(made.due_date), today)}.`,
        undo: () => remove.mutateAsync({ id: made.id, version: made.version }),
        fallback: "Failed to delete assignment.",
      })
    },
    takeBack: (entry, error) => {
      // In a line that points elsewhere by now it would go to another child or day.
      const isSameLine = entry.curriculum_id === curriculum_id && entry.due_date === due_date
      if (form.getValues().title || !isSameLine) return false
      form.setValues({ title: entry.title })
      form.setErrors(error.fields)
      setFailure(besideTheFields(error, ["title"]))
      return true
    },
    tellLate: ({ title }, error) => tellUnsavedTitle(title, error),
  })

  const focusTitle = (errors: { title?: unknown }) => {
    if (errors.title) form.getInputNode<HTMLInputElement, "title">("title")?.focus()
  }
  const submit = form.onSubmit(({ title }) => {
    setFailure(null)
    keep((before) => keepRecent(before, curriculum_id))
    queue.add({ title, curriculum_id, due_date })
    form.setValues({ title: "" })
  }, focusTitle)

  return {
    form,
    saving: queue.saving,
    failure,
    submit,
    unsaved: queue.unsaved,
    retry: queue.add,
    discard: queue.discard,
    student_id,
    setStudent: (id: string) => {
      pick({ student_id: id, on: pageChild?.id })
      form.clearErrors()
    },
    curriculum_id,
    setCurriculum: (id: string) => {
      if (student_id) pick({ student_id, on: pageChild?.id })
      keep((before) => keepRecent(before, id))
      form.clearErrors()
    },
    due_date,
    setDue: (day: Day) => {
      setDue(day)
      form.clearFieldError("due_date")
    },
  }
}
