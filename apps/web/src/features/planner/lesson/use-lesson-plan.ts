import { nextSchoolDay, weekdayOf } from "@hearthbook/api/rules/days"
import { lessonView, type LessonView } from "@hearthbook/api/schemas/lesson"
import { schemaResolver, useForm } from "@mantine/form"
import { useRef, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import { useChosenChild } from "../../../entities/student/use-chosen-child.ts"
import type { About } from "../drafts/lesson-drafts.ts"
import { emptyLesson, hasContent, lessonForm, valuesOf, type LessonValues } from "../shared/lesson-values.ts"
import { useLessonDrafts } from "../drafts/use-lesson-drafts.ts"

/**
 * The form of a lesson plan, new or saved before, with its draft: whatever is typed is kept on this device until it is
 * saved. Suspends until students, curricula and resources are known.
 */
export function useLessonPlan(lesson: LessonView | null) {
  const { students, chosen } = useChosenChild({ narrows: false })
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const [resources] = trpc.resources.list.useSuspenseQuery({})
  const drafts = useLessonDrafts()
  const today = useToday()
  const { school_days } = useFamily()

  const blank = (student_id: string): LessonValues => ({
    ...emptyLesson,
    student_id,
    planned_date: school_days.includes(weekdayOf(today)) ? today : nextSchoolDay(today, school_days),
  })
  const aboutOf = ({ student_id }: { student_id: string }): About =>
    lesson ? { lesson_id: lesson.id } : { student_id }
  /** What was kept may name what is gone since. */
  const fit = (values: LessonValues): LessonValues => {
    const isThere = students.some(({ id }) => id === values.student_id)
    const student_id = isThere ? values.student_id : ""
    const curriculum = curricula.find(({ id }) => id === values.curriculum_id)
    return {
      ...values,
      student_id,
      curriculum_id: curriculum?.student_id === student_id ? curriculum.id : "",
      resource_ids: values.resource_ids.filter((id) => resources.some((resource) => resource.id === id)),
    }
  }

  const begin = () => {
    if (lesson) return drafts.read({ lesson_id: lesson.id }) ?? { values: valuesOf(lesson), version: lesson.version }
    const last = drafts.lastStudent()
    const begun = last === null ? null : drafts.read({ student_id: last })
    if (begun) return begun
    const only = students.length === 1 ? students[0] : undefined
    const student_id = (chosen ?? only)?.id ?? last ?? ""
    return drafts.read({ student_id }) ?? { values: blank(student_id) }
  }
  const differs = (values: LessonValues) =>
    lesson ? JSON.stringify(values) !== JSON.stringify(valuesOf(lesson)) : hasContent(values)

  const [begun] = useState(() => {
    const { values, version } = begin()
    return { values: fit(values), version }
  })
  const [isKept, setKept] = useState(() => differs(begun.values))

  /** The lesson as a refused save told it. While the form shows it beside what was typed, that stays the draft. */
  const now = useRef<string | null>(null)
  const valuesOfNow = (current: unknown) => {
    const values = readAs(lessonView, valuesOf)(current)
    now.current = values && JSON.stringify(values)
    return values
  }

  const keep = (values: LessonValues) => {
    if (JSON.stringify(values) === now.current) return
    const about = aboutOf(values)
    if (differs(values)) drafts.save(about, { values, version: begun.version })
    else drafts.drop(about)
    if (!lesson) drafts.rememberStudent(values.student_id)
    setKept(differs(values))
  }
  const form = useForm<LessonValues>({
    // The dialogs that open over it have fields of the same names.
    name: "lesson",
    initialValues: begun.values,
    validate: schemaResolver(lessonForm, { sync: true }),
    onValuesChange: keep,
  })

  /** S §5: the curricula are those of one child. Each child has a draft of its own; what was begun for nobody goes along. */
  const chooseStudent = (student_id: string) => {
    const values = form.getValues()
    if (student_id === values.student_id) return
    const own = lesson ? null : drafts.read({ student_id })
    const isNobodys = values.student_id === ""
    if (own) form.setValues(fit(own.values))
    else if (lesson || isNobodys) form.setValues({ ...values, student_id, curriculum_id: "" })
    else form.setValues(blank(student_id))
    if (!lesson && !own && isNobodys) drafts.drop({ student_id: "" })
  }

  /** Empties the form, or brings back what is saved; the draft is gone with it. */
  const reset = () => {
    form.clearErrors()
    form.setValues(lesson ? fit(valuesOf(lesson)) : blank(form.getValues().student_id))
  }

  const clear = () => {
    const values = form.getValues()
    reset()
    offerUndo({
      message: lesson ? "Your changes are cleared." : "The draft is cleared.",
      undo: async () => {
        drafts.save(aboutOf(values), { values, version: begun.version })
        if (form.getValues().student_id === values.student_id) form.setValues(values)
      },
      fallback: "The draft could not be brought back.",
    })
  }

  return {
    form,
    version: begun.version,
    valuesOf: valuesOfNow,
    students,
    curricula,
    resources,
    isKept,
    chooseStudent,
    reset,
    clear,
    drop: () => drafts.drop(aboutOf(form.getValues())),
  }
}
export type LessonPlan = ReturnType<typeof useLessonPlan>
