import { lessonView, type LessonView } from "@hearthbook/api/work/lesson"
import { schemaResolver, useForm } from "@mantine/form"
import { useRef, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useToday } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import { daysFrom, firstSchoolDay } from "../../../entities/schedule/next-school-day.ts"
import { useChosenChild } from "../../../entities/student/use-chosen-child.ts"
import type { About } from "../drafts/lesson-drafts.ts"
import {
  canHaveDay,
  emptyLesson,
  hasContent,
  lessonForm,
  valuesOf,
  type LessonValues,
} from "../shared/lesson-values.ts"
import { useLessonDrafts } from "../drafts/use-lesson-drafts.ts"

/**
 * The form of a new or saved lesson plan. Its draft is saved on this device until the lesson is saved. Suspends until
 * students, curricula and resources have loaded.
 */
export function useLessonPlan(lesson: LessonView | null) {
  const { students, chosen } = useChosenChild({ narrows: false })
  const [curricula] = trpc.curriculum.names.useSuspenseQuery()
  const [resources] = trpc.resources.list.useSuspenseQuery({})
  const drafts = useLessonDrafts()
  const today = useToday()
  const [days] = trpc.schoolDays.inRange.useSuspenseQuery(daysFrom(today))

  const blank = (student_id: string): LessonValues => ({
    ...emptyLesson,
    student_id,
    planned_date: firstSchoolDay(days, today),
  })
  const aboutOf = ({ student_id }: { student_id: string }): About =>
    lesson ? { lesson_id: lesson.id } : { student_id }
  /** Removes references of a draft to rows deleted since. */
  const dropDeleted = (values: LessonValues): LessonValues => {
    const isThere = students.some(({ id }) => id === values.student_id)
    const student_id = isThere ? values.student_id : ""
    const curriculum = curricula.find(({ id }) => id === values.curriculum_id)
    return {
      ...values,
      student_id,
      also: values.also.filter((id) => students.some((student) => student.id === id)),
      curriculum_id: curriculum?.student_id === student_id ? curriculum.id : "",
      resource_ids: values.resource_ids.filter((id) => resources.some((resource) => resource.id === id)),
    }
  }

  const begin = () => {
    if (lesson) return drafts.read({ lesson_id: lesson.id }) ?? { values: valuesOf(lesson), version: lesson.version }
    const last = drafts.lastStudent()
    const initial = last === null ? null : drafts.read({ student_id: last })
    if (initial) return initial
    const only = students.length === 1 ? students[0] : undefined
    const student_id = (chosen ?? only)?.id ?? last ?? ""
    return drafts.read({ student_id }) ?? { values: blank(student_id) }
  }
  const differs = (values: LessonValues) =>
    lesson ? JSON.stringify(values) !== JSON.stringify(valuesOf(lesson)) : hasContent(values)

  const [initial] = useState(() => {
    const { values, version } = begin()
    return { values: dropDeleted(values), version }
  })
  const [hasDraft, setHasDraft] = useState(() => differs(initial.values))

  /** The stored lesson after an edit conflict. While the form shows it for comparison, the draft is not overwritten. */
  const stored = useRef<string | null>(null)
  const valuesOfStored = (current: unknown) => {
    const values = readAs(lessonView, valuesOf)(current)
    stored.current = values && JSON.stringify(values)
    return values
  }

  const saveDraft = (values: LessonValues) => {
    if (JSON.stringify(values) === stored.current) return
    const about = aboutOf(values)
    if (differs(values)) drafts.save(about, { values, version: initial.version })
    else drafts.drop(about)
    if (!lesson) drafts.rememberStudent(values.student_id)
    setHasDraft(differs(values))
  }
  const form = useForm<LessonValues>({
    // Dialogs on top of it have fields with the same names.
    name: "lesson",
    initialValues: initial.values,
    validate: schemaResolver(lessonForm, { sync: true }),
    onValuesChange: saveDraft,
  })

  /**
   * The previous child's curriculum no longer applies. Each child has a separate draft; one begun without a child moves
   * to the chosen child.
   */
  const chooseStudent = (student_id: string) => {
    const values = form.getValues()
    if (student_id === values.student_id) return
    const own = lesson ? null : drafts.read({ student_id })
    const hasNoStudent = values.student_id === ""
    if (own) form.setValues(dropDeleted(own.values))
    else if (lesson || hasNoStudent) form.setValues({ ...values, student_id, curriculum_id: "" })
    else form.setValues(blank(student_id))
    if (!lesson && !own && hasNoStudent) drafts.drop({ student_id: "" })
  }

  /**
   * Clears the form, or restores the saved lesson, which also removes the draft. `following` has the course and day of the lesson to plan
   * next.
   */
  const reset = (following: Partial<Pick<LessonValues, "curriculum_id" | "planned_date">> = {}) => {
    form.clearErrors()
    form.setValues(lesson ? dropDeleted(valuesOf(lesson)) : { ...blank(form.getValues().student_id), ...following })
  }

  const clear = () => {
    const values = form.getValues()
    reset()
    offerUndo({
      message: lesson ? "Your changes were cleared." : "The draft was cleared.",
      undo: async () => {
        drafts.save(aboutOf(values), { values, version: initial.version })
        if (form.getValues().student_id === values.student_id) form.setValues(values)
      },
      fallback: "The draft could not be restored.",
    })
  }

  const hasDay = ({ curriculum_id }: LessonValues) =>
    canHaveDay(
      curricula.find(({ id }) => id === curriculum_id),
      lesson,
    )
  /** The lesson as it is sent. Without a field for its day, it has none. */
  const draftOf = (values: LessonValues) => lessonForm.parse(hasDay(values) ? values : { ...values, planned_date: "" })

  return {
    form,
    version: initial.version,
    valuesOf: valuesOfStored,
    students,
    curricula,
    resources,
    isNew: lesson === null,
    hasDraft,
    hasDay: hasDay(form.values),
    draftOf,
    chooseStudent,
    reset,
    clear,
    drop: () => drafts.drop(aboutOf(form.getValues())),
  }
}
export type LessonPlan = ReturnType<typeof useLessonPlan>
