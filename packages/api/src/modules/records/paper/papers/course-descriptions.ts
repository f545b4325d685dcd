import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import type { CourseDescriptionsPaper } from "@hearthbook/paper/documents/course-descriptions"
import { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import type { CurriculumView } from "../../../plan/curriculum/curriculum.schema.ts"
import { listCurricula } from "../../../plan/curriculum/curriculum.service.ts"
import { loadMinutes } from "../../../plan/curriculum/load-minutes.ts"
import { readTranscript } from "../../transcript/transcript.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, paper } from "../paper-inputs.ts"

/**
 * The courses of a student that have a description, texts or weights, those of the transcript with what it says about them. Courses
 * without any would be headings with nothing below.
 */
export const courseDescriptions = definePaper({
  path: "/students/{id}/course-descriptions.pdf",
  what: "a student's course descriptions",
  listed: { label: "Course descriptions", group: "Grades" },
  input: z.object({ ...ofStudent, paper }),
  drawing: "course-descriptions",
  load: readDescriptions,
  fileName: ({ student }) => `Course descriptions, ${student.name}`,
  isEmpty: ({ courses }) => courses.length === 0,
})

async function readDescriptions(scope: Scope, { id }: { id: string }): Promise<CourseDescriptionsPaper> {
  const { student, years, before_high_school } = await readTranscript(scope, id)
  const listed = [before_high_school, ...years].flatMap(({ courses }) => courses)
  const known = new Map(listed.flatMap((course) => (course.curriculum_id ? [[course.curriculum_id, course]] : [])))
  const described = (await listCurricula(scope, { student_id: id })).filter(isDescribed)
  const { minutes } = await loadMinutes(
    scope,
    described.map((course) => course.id),
  )
  const courses = described.map((course) => ({
    title: course.course_title ?? course.subject.name,
    level: course.level,
    credits: course.credits,
    provider_name: course.provider?.name ?? null,
    label: null,
    ...known.get(course.id),
    academic_year: course.academic_year,
    grade_level: course.grade_level,
    description: course.description,
    texts: course.texts,
    evaluation: evaluationOf(course),
    hours: hasItsHours(course) ? Math.round((minutes.get(course.id) ?? 0) / 60) || null : null,
  }))
  const sorted = courses.toSorted(
    (a, b) => a.academic_year.localeCompare(b.academic_year) || a.title.localeCompare(b.title, "en"),
  )
  return { student, courses: sorted }
}

function isDescribed({ description, texts, weights }: CurriculumView): boolean {
  return description !== null || texts !== null || weights !== null
}

/** True if the recorded hours bear out the credits. Fewer would only say that not all of them were written down. */
function hasItsHours({ credits, credits_proposed }: CurriculumView): boolean {
  return credits === null || (credits_proposed ?? 0) >= credits
}

/** How a course is graded: 'Weights: Homework 30, Test 50'. Weights are shares, not always of 100. */
function evaluationOf({ weights }: CurriculumView): string | null {
  const parts = Object.entries(assignmentTypeLabels).flatMap(([type, label]) => {
    const weight = Object.entries(weights ?? {}).find(([key]) => key === type)?.[1]
    return weight ? [`${label} ${weight}`] : []
  })
  return parts.length > 0 ? `Weights: ${parts.join(", ")}` : null
}
