import { gradeLevels } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import { fullName } from "@hearthbook/core/names/names"
import { listCurricula } from "../../plan/curriculum/curriculum.service.ts"
import type { CurriculumView } from "../../plan/curriculum/curriculum.schema.ts"
import { loadMinutes } from "../../plan/curriculum/load-minutes.ts"
import { readFamily } from "../../family/family/family.service.ts"
import { loadFamilyScale } from "../../family/grading-scale/course-scale.ts"
import { readReportCard } from "../report-card/report-card.service.ts"
import type { ReportCardView } from "../report-card/report-card.schema.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { getStudent, listStudents } from "../../family/student/student.service.ts"
import { readTranscript } from "../transcript/transcript.service.ts"
import type { PaperInput } from "./paper.schema.ts"
import { readSchool } from "../school/school.service.ts"
import { readSheet } from "./sheet.service.ts"

/** A transcript as it is printed. An official one keeps all that it was finalized with; only the logo is today's. */
export async function readTranscriptPaper(scope: Scope, { id, paper, notary }: PaperInput<"transcript">) {
  const { school, as_of, ...transcript } = await readTranscript(scope, id)
  const sheet = await readSheet(scope, paper)
  const kept = transcript.official ? { as_of: as_of.slice(0, 10), school: { ...sheet.school, ...school } } : {}
  return { sheet: { ...sheet, ...kept }, data: { ...transcript, with_notary: notary } }
}

/** The report card of one student. NOT_FOUND for a student, year or term that the caller may not see. */
export async function readReportCardPaper(scope: Scope, { paper, ...filter }: PaperInput<"reportCard">) {
  const card = toCardPaper(await readReportCard(scope, filter))
  return { sheet: await readSheet(scope, paper), data: [card] }
}

/** The report cards of all students who have courses in the year. Nine statements for each. */
export async function readReportCardPapers(
  scope: Scope,
  { paper, school_year_id, term_id }: PaperInput<"reportCards">,
) {
  await requireSchoolYear(scope, school_year_id)
  const cards: ReportCardView[] = []
  for (const { id } of await listStudents(scope, {}))
    cards.push(await readReportCard(scope, { id, school_year_id, term_id }))
  const withCourses = cards.filter(({ courses }) => courses.length > 0)
  const data = (withCourses.length > 0 ? withCourses : cards).map(toCardPaper)
  return { sheet: await readSheet(scope, paper), data }
}

function toCardPaper({ student, ...card }: ReportCardView) {
  return { ...card, student: { name: student.legal_name ?? fullName(student), grade_level: student.grade_level } }
}

/**
 * The courses of a student that have a description, texts or weights, those of the transcript with what it says about them. Courses
 * without any would be headings with nothing below.
 */
export async function readCourseDescriptions(scope: Scope, { id, paper }: PaperInput<"ofStudent">) {
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
  return { sheet: await readSheet(scope, paper), data: { student, courses: sorted } }
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

/** Reads the school profile for colleges from the settings and records. */
export async function readSchoolProfile(scope: Scope, { paper }: PaperInput<"ofSchool">) {
  const family = await readFamily(scope)
  const { about } = await readSchool(scope)
  const { name, steps } = await loadFamilyScale(scope)
  const students = await listStudents(scope, {})
  const grades = gradeLevels.filter((grade) => students.some(({ grade_level }) => grade_level === grade))
  const providers = await scope.db.provider.findMany({
    where: { family_id: scope.family_id, curricula: { some: {} } },
    select: { name: true },
    orderBy: { name: "asc" },
  })
  const past = await scope.db.past_course.findMany({
    where: { family_id: scope.family_id, provider_name: { not: null } },
    select: { provider_name: true },
    distinct: ["provider_name"],
    orderBy: { provider_name: "asc" },
  })
  return {
    sheet: await readSheet(scope, paper),
    data: {
      about,
      scale: { name, steps },
      bonus: {
        honors: family.honors_bonus,
        ap: family.ap_bonus,
        dual_enrollment: family.dual_enrollment_bonus,
        from_points: family.bonus_from_points,
      },
      hours_per_credit: family.hours_per_credit,
      providers: providers.map((one) => one.name),
      places: past.flatMap(({ provider_name }) => provider_name ?? []),
      students: grades.map((grade) => ({
        grade: grade === "K" ? "Kindergarten" : `Grade ${grade}`,
        count: students.filter(({ grade_level }) => grade_level === grade).length,
      })),
    },
  }
}

/** The diploma has the full legal name where there is one. */
export async function readDiploma(scope: Scope, { id, paper }: PaperInput<"ofStudent">) {
  const student = await getStudent(scope, id)
  const { graduation_date, legal_name } = student
  return {
    sheet: await readSheet(scope, paper),
    data: { student: { name: legal_name ?? fullName(student), graduation_date } },
  }
}
