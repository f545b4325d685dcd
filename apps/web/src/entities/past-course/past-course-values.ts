import { pastCourseDraft, type PastCourseView } from "@hearthbook/api/records/past-course"
import { schemaResolver } from "@mantine/form"

/** The form of a course that was taken elsewhere. Empty fields are null. */
export type PastCourseValues = Pick<PastCourseView, "student_id" | "academic_year" | "grade_level" | "level"> & {
  title: string
  letter: string
  percent: number | string
  credits: number | string
  provider_name: string
}

export function valuesOf(course: PastCourseView): PastCourseValues {
  const { student_id, title, academic_year, grade_level, level, letter, percent, credits, provider_name } = course
  return {
    student_id,
    title,
    provider_name: provider_name ?? "",
    academic_year,
    grade_level,
    letter: letter ?? "",
    percent: percent ?? "",
    credits,
    level,
  }
}

export function pastCourseErrors(values: PastCourseValues) {
  return check(toInput(values))
}

export function toDraft(values: PastCourseValues) {
  return pastCourseDraft.parse(toInput(values))
}

/** Turns the form's values into a change. The student of a course never changes. */
export function toPatch(values: PastCourseValues) {
  return pastCourseDraft.omit({ student_id: true }).parse(toInput(values))
}

const check = schemaResolver(pastCourseDraft, { sync: true })

function toInput({ percent, ...values }: PastCourseValues) {
  return { ...values, percent: percent === "" ? null : percent }
}
