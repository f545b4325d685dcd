import { addDays, nextSchoolDay, type Day } from "@hearthbook/core/time/days"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useForm } from "@mantine/form"
import { useRef, useState, type FormEvent } from "react"
import { tryImport } from "../../lib/failed-imports.ts"
import { dayOf, formatNearDay } from "../../lib/format.ts"
import type { ReadableError } from "../../lib/read-error.ts"
import { trpc } from "../../api/trpc.ts"
import { useUnsavedChanges } from "../../forms/unsaved/unsaved-changes.ts"
import { useFamily, useToday } from "../../session/use-session.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { offerUndo } from "../../ui/feedback/toasts.tsx"
import { showUnsavedTitleToast } from "./unsaved-title.tsx"
import { daysFrom, firstSchoolDay } from "../schedule/next-school-day.ts"
import type * as Checks from "./quick-add-check.ts"
import { useQuickAddTarget } from "./use-quick-add-target.ts"
import { useFormDraft } from "../../forms/drafts/use-form-draft.ts"
import { useSaveQueue, type Unsaved } from "../../forms/use-save-queue.ts"
import { failureOutsideFields } from "../../forms/use-save.ts"
import { shortNameOf } from "../../lib/short-names.ts"

const fallback = "Failed to create assignment."

/** The checks of the fields, once they have loaded. They load when the line is used, because a phone takes 40 ms to start them. */
let checks: typeof Checks | null = null

async function loadChecks(): Promise<void> {
  checks ??= await tryImport(() => import("./quick-add-check.ts"))
}

/** `curriculum_id` is empty until the curricula have loaded. */
type Item = { title: string; student_id: string | undefined; curriculum_id: string; due_date: Day }

/** True if the target curriculum was deleted. */
const isDeleted = ({ code }: ReadableError) => code === "NOT_FOUND"

type Props = {
  students: StudentSummary[]
  /** Undefined while loading. */
  curricula: CourseName[] | undefined
  /** The child the page is filtered by. */
  pageChild: StudentSummary | null
  /** The next school day, if the page knows it. */
  nextSchoolDay?: Day | undefined
}

/**
 * State of the quick-add line. The due date defaults to the next school day. Enter clears the line for the next title;
 * titles are saved one after the other, once their curriculum is known.
 */
export function useQuickAdd({ students, curricula, pageChild, nextSchoolDay: known }: Props) {
  const create = trpc.assignments.create.useMutation()
  const utils = trpc.useUtils()
  const remove = trpc.assignments.delete.useMutation()
  const { school_days } = useFamily()
  const today = useToday()
  const target = useQuickAddTarget({ students, curricula, pageChild })
  const { student_id, curriculum_id } = target
  const [typedDue, setDue] = useState<Day | null>(null)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const tomorrow = addDays(today, 1)
  const isKnown = known !== undefined
  const { data: days = [] } = trpc.schoolDays.inRange.useQuery(daysFrom(tomorrow), { enabled: !isKnown })
  const due_date = typedDue ?? known ?? firstSchoolDay(days, nextSchoolDay(today, school_days))

  const form = useForm({
    mode: "controlled",
    initialValues: { title: "" },
    // Without a network the checks may be missing. The server has them, too.
    validate: ({ title }) => {
      const isTargetKnown = curricula !== undefined || curriculum_id !== ""
      if (isTargetKnown) return checks?.checkItem({ title, curriculum_id, due_date }) ?? {}
      return checks?.checkTyped({ title, due_date }) ?? {}
    },
  })
  useUnsavedChanges(() => form.getValues().title.trim() !== "")
  const queue = useSaveQueue<Item>({
    fallback,
    onSave: async ({ title, student_id, due_date, ...item }) => {
      const curriculum_id = item.curriculum_id || (await target.find(student_id))
      const made = await create.mutateAsync({ title, curriculum_id, due_date })
      offerUndo({
        ids: [made.id],
        message: `Added “${shortTitle(made.title, 48)}” for ${shortNameOf(made.student)}, due ${formatNearDay(dayOf(made.due_date), today)}.`,
        undo: () => remove.mutateAsync({ id: made.id, version: made.version }),
        fallback: "Failed to delete assignment.",
        refresh: () => utils.invalidate(),
      })
    },
    putBack: (item, error) => {
      // Someone else deleted the curriculum: reload, so that the next title goes to one that exists.
      if (isDeleted(error)) void target.refetch()
      // If the line's target or due date has changed, putting the title back would save it to another child or day.
      const isSameTarget = item.curriculum_id ? item.curriculum_id === curriculum_id : item.student_id === student_id
      const isSameLine = isSameTarget && item.due_date === due_date
      if (form.getValues().title || !isSameLine) return false
      form.setValues({ title: item.title })
      form.setErrors(error.fields)
      setFailure(failureOutsideFields(error, ["title"]))
      return true
    },
    onLateFailure: ({ title }, error) => showUnsavedTitleToast(title, error),
  })

  const typed = () => {
    const title = form.getValues().title || queue.first()?.title
    return title ? { title } : null
  }
  useFormDraft({ form, identity: { name: "quick-add", label: "Add an assignment", comesBack: true }, typed })

  const retry = ({ item, failure }: Unsaved<Item>) => {
    queue.discard(item)
    queue.add(isDeleted(failure) ? { ...item, curriculum_id: "" } : item)
  }

  const focusTitle = (errors: { title?: unknown }) => {
    if (errors.title) form.getInputNode<HTMLInputElement, "title">("title")?.focus()
  }
  const save = form.onSubmit(({ title }) => {
    setFailure(null)
    if (curricula && curriculum_id) target.note(curriculum_id)
    // Until the curricula load, the stored curriculum may already be deleted: let the queue find one.
    queue.add({ title, student_id, curriculum_id: curricula ? curriculum_id : "", due_date })
    form.setValues({ title: "" })
  }, focusTitle)
  const isLoading = useRef(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (checks) return save()
    // A second Enter meanwhile is the same line.
    if (isLoading.current) return
    isLoading.current = true
    const line = event.currentTarget
    void loadChecks().then(() => {
      isLoading.current = false
      const isLeft = !line.isConnected
      if (!isLeft && (checks || form.getValues().title.trim() !== "")) save()
    })
  }

  return {
    form,
    saving: queue.saving,
    failure,
    /** Loads the code that checks the line, for its first use. */
    approach: () => void loadChecks(),
    submit,
    unsaved: queue.unsaved,
    retry,
    discard: queue.discard,
    student_id,
    setStudent: (id: string) => {
      target.setStudent(id)
      form.clearErrors()
    },
    curriculum_id,
    options: target.options,
    setCurriculum: (id: string) => {
      target.setCurriculum(id)
      form.clearErrors()
    },
    due_date,
    setDue: (day: Day) => {
      setDue(day)
      form.clearFieldError("due_date")
    },
  }
}
