import { countsInGpa, stepOfLabel } from "./grading-scale.ts"
import { missingCredits, missingOfCourse, missingSchool, type Missing } from "./missing.ts"
import { hasCredits, isHighSchool, isInProgress } from "./transcript.ts"
import type { FamilyCourse, PastCourse, TranscriptInput } from "./transcript-types.ts"

export type TranscriptReadiness = TranscriptInput & {
  student: { name: string; legal_name: string | null; date_of_birth: string | null; graduation_date: string | null }
  school: { name: string | null } | null
}

/** The things that a transcript lacks, those of the school and the student first. A parent may make it all the same. */
export function transcriptMissing(input: TranscriptReadiness): Missing[] {
  const courses = input.courses.filter(isListed)
  const past = input.past_courses.filter(isListed)
  return [
    ...missingSchool(input.school),
    ...missingOfStudent(input.student),
    ...(courses.length + past.length === 0
      ? [{ kind: "courses" as const, message: "There are no high school courses yet", curriculum_id: null }]
      : []),
    ...courses.flatMap((course) => missingOfFamilyCourse(course, input.today)),
    ...past.flatMap((course) => missingOfPastCourse(course, input)),
  ]
}

/** Courses before high school are listed only with credits. */
function isListed(course: FamilyCourse | PastCourse): boolean {
  return isHighSchool(course.grade_level) || hasCredits(course)
}

function missingOfStudent({
  name,
  legal_name,
  date_of_birth,
  graduation_date,
}: TranscriptReadiness["student"]): Missing[] {
  const missing: Missing[] = []
  if (!legal_name?.trim())
    missing.push({ kind: "legal_name", message: `${name} has no legal name`, curriculum_id: null })
  if (date_of_birth === null)
    missing.push({ kind: "date_of_birth", message: `${name} has no date of birth`, curriculum_id: null })
  if (graduation_date === null)
    missing.push({ kind: "graduation_date", message: `${name} has no graduation date`, curriculum_id: null })
  return missing
}

function missingOfFamilyCourse(course: FamilyCourse, today: string): Missing[] {
  const { curriculum_id, title, credits, scale, result, waiting } = course
  return [
    ...(credits === null ? [missingCredits(course)] : []),
    ...missingOfCourse({
      curriculum_id,
      title,
      is_over: !isInProgress(course, today),
      is_final: result.is_final,
      scale,
      result,
      waiting,
    }),
  ]
}

function missingOfPastCourse({ title, letter, credits }: PastCourse, { scale }: TranscriptReadiness): Missing[] {
  const missing: Missing[] = []
  const add = (kind: "past_credits" | "past_letter", message: string) =>
    missing.push({ kind, message, curriculum_id: null })
  if (credits === null) add("past_credits", `${title} has no credits`)
  // Without a GPA nothing depends on the letter.
  if (!countsInGpa(scale)) return missing
  if (letter === null) add("past_letter", `${title} has no letter, so it does not count in the GPA`)
  else if (!stepOfLabel(scale, letter))
    add("past_letter", `The letter ${letter} of ${title} is not on your scale, so it does not count in the GPA`)
  return missing
}
