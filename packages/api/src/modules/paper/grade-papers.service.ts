import type { Scope } from "../../request/scope.ts"
import { assignmentTypeLabels } from "../../rules/labels.ts"
import { fullName } from "../../rules/names.ts"
import { listCurricula } from "../curriculum/curriculum.service.ts"
import type { CurriculumView } from "../curriculum/curriculum.schema.ts"
import { readFamily } from "../family/family.service.ts"
import { loadFamilyScale } from "../grading/course-scale.ts"
import { readReportCard } from "../report-card/report-card.service.ts"
import type { ReportCardView } from "../report-card/report-card.schema.ts"
import { requireSchoolYear } from "../school-year/school-year.service.ts"
import { getStudent, listStudents } from "../student/student.service.ts"
import { readTranscript } from "../transcript/transcript.service.ts"
import type { PaperInput } from "./paper.schema.ts"
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

/** The courses of a student's transcript with their descriptions, then the other courses that have one. */
export async function readCourseDescriptions(scope: Scope, { id, paper }: PaperInput<"ofStudent">) {
  const { student, years, before_high_school } = await readTranscript(scope, id)
  const curricula = new Map((await listCurricula(scope, { student_id: id })).map((one) => [one.id, one]))
  const early = { ...before_high_school, academic_year: "", grade_level: "" }
  const listed = [early, ...years].flatMap(({ courses, academic_year, grade_level }) =>
    courses.map(({ curriculum_id, title, level, credits, label, provider_name }) => {
      const course = curriculum_id ? curricula.get(curriculum_id) : undefined
      const place = {
        academic_year: course?.academic_year ?? academic_year,
        grade_level: course?.grade_level ?? grade_level,
      }
      return { title, level, credits, label, provider_name, ...place, ...wordsOf(course), curriculum_id }
    }),
  )
  const onTranscript = new Set(listed.map(({ curriculum_id }) => curriculum_id))
  const others = [...curricula.values()]
    .filter((course) => !onTranscript.has(course.id) && (course.description !== null || course.texts !== null))
    .map((course) => ({
      title: course.course_title ?? course.subject.name,
      level: course.level,
      credits: course.credits,
      label: null,
      provider_name: course.provider?.name ?? null,
      academic_year: course.academic_year,
      grade_level: course.grade_level,
      ...wordsOf(course),
    }))
  return { sheet: await readSheet(scope, paper), data: { student, courses: [...others, ...listed] } }
}

/** A course's own words, and how it is graded: 'Homework 30, Test 50'. Weights are shares, not always of 100. */
function wordsOf(course: CurriculumView | undefined) {
  const weights = Object.entries(assignmentTypeLabels).flatMap(([type, label]) => {
    const weight = Object.entries(course?.weights ?? {}).find(([key]) => key === type)?.[1]
    return weight ? [`${label} ${weight}`] : []
  })
  const evaluation = weights.length > 0 ? `Weights: ${weights.join(", ")}` : null
  return { description: course?.description ?? null, texts: course?.texts ?? null, evaluation, hours: null }
}

/** Reads the school profile for colleges from the settings and records. */
export async function readSchoolProfile(scope: Scope, { paper }: PaperInput<"ofSchool">) {
  const family = await readFamily(scope)
  const { name, steps } = await loadFamilyScale(scope)
  const students = await listStudents(scope, {})
  const grades = [...new Set(students.map(({ grade_level }) => grade_level))]
  const providers = await scope.db.provider.findMany({
    where: { family_id: scope.family_id, curricula: { some: {} } },
    select: { name: true },
    orderBy: { name: "asc" },
  })
  return {
    sheet: await readSheet(scope, paper),
    data: {
      about: null,
      scale: { name, steps },
      bonus: {
        honors: family.honors_bonus,
        ap: family.ap_bonus,
        dual_enrollment: family.dual_enrollment_bonus,
        from_points: family.bonus_from_points,
      },
      hours_per_credit: family.hours_per_credit,
      providers: providers.map((one) => one.name),
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
