import type { Scope } from "../../request/scope.ts"
import { filingPeriod, sourceOf, type ContentSource } from "../../rules/requirements/filing-contents.ts"
import { coveredPercent } from "../../rules/requirements/report-fields.ts"
import { dayToMidnight, type Day } from "../../rules/time/days.ts"
import { courseScale, familyScale } from "../grading/course-scale.ts"
import { gradedWork } from "../grading/graded-courses.ts"
import { requireRequirement } from "../requirement/requirement.service.ts"
import { requireSchoolYear } from "../school-year/school-year.service.ts"
import { figuresOf } from "../statistics/subject-sums.ts"
import { getStudent } from "../student/student.service.ts"
import { summarizeTimeOf } from "../time/time-summary.service.ts"
import type { FilingDraftView, FilingView } from "./filing.schema.ts"
import { getFiling } from "./filing.service.ts"

type Period = { start_date: Day; end_date: Day }
type SubjectDraft = FilingDraftView["subjects"][number]

/** Drafts a filing from the records of its period: sums, and a text for each required content. Throws NOT_FOUND like `getFiling`. */
export async function draftFiling(scope: Scope, id: string): Promise<FilingDraftView> {
  const filing = await getFiling(scope, id)
  const { student_id, contents } = filing
  const requirement = await requireRequirement(scope, filing.requirement_id)
  const year = await requireSchoolYear(scope, requirement.school_year_id)
  const facts = { kind: filing.kind, due_date: filing.due_date?.slice(0, 10) ?? null }
  const period = filingPeriod(facts, await readPreviousDue(scope, filing), year, scope.today)
  const summary = await summarizeTimeOf(scope, { student_id, ...period })
  const subjects = await readSubjects(
    scope,
    student_id,
    period,
    new Map(
      summary.by_subject.flatMap(({ subject_id, minutes }) => (subject_id ? [[subject_id, minutes] as const] : [])),
    ),
  )
  const student = await getStudent(scope, student_id)
  const lines = (list: string[]) => (list.length === 0 ? null : list.join("\n"))
  const values: Record<ContentSource, string | null> = {
    child:
      `${student.first_name} ${student.last_name ?? ""}`.trim() +
      `, born ${student.date_of_birth.slice(0, 10)}, grade ${requirement.grade_level}`,
    year: `${year.start_date} to ${year.end_date}`,
    hours: lines([
      `${toHours(summary.minutes)} hours`,
      ...subjects.filter(({ minutes }) => minutes > 0).map(({ name, minutes }) => `${name}: ${toHours(minutes)} hours`),
    ]),
    attendance: `${summary.days} days`,
    materials: lines(
      subjects
        .filter(({ materials }) => materials.length > 0)
        .map(({ name, materials }) => `${name}: ${materials.join("; ")}`),
    ),
    grades: lines(
      subjects
        .filter(({ percent }) => percent !== null)
        .map(({ name, percent, letter }) => `${name}: ${letter ? `${letter}, ` : ""}${percent}%`),
    ),
    subjects: lines(subjects.map(({ name }) => name)),
  }
  return {
    filing_id: id,
    start_date: dayToMidnight(period.start_date),
    end_date: dayToMidnight(period.end_date),
    days: summary.days,
    minutes: summary.minutes,
    contents: contents.map((text) => {
      const source = sourceOf(text, filing.kind)
      return { text, source, value: source && values[source] }
    }),
    subjects,
  }
}

/** The due day of the pack's filing before this one. */
async function readPreviousDue({ db, family_id }: Scope, filing: FilingView): Promise<Day | null> {
  const { requirement_id, pack_filing_id, number } = filing
  if (pack_filing_id === null || number === 1) return null
  const where = { family_id, requirement_id, pack_filing_id, number: number - 1 }
  const previous = await db.filing.findFirst({ where, select: { due_date: true } })
  return previous?.due_date?.toISOString().slice(0, 10) ?? null
}

type SubjectRow = Pick<SubjectDraft, "subject_id" | "name" | "lessons_planned" | "lessons_done" | "materials"> & {
  courses: unknown[]
  family_scale: unknown
}

/** Lessons and graded work of a child's subjects in a period, by name, in one statement. */
async function readSubjects(
  { db, family_id }: Scope,
  student_id: string,
  { start_date, end_date }: Period,
  minutes: Map<string, number>,
): Promise<SubjectDraft[]> {
  const rows = await db.$queryRaw<SubjectRow[]>`
    WITH course AS (
      SELECT c.id, c.subject_id FROM curriculum c
      WHERE c.family_id = ${family_id}::uuid AND c.student_id = ${student_id}::uuid
    ), done AS (
      SELECT c.subject_id, l.title, l.position, l.completed_on FROM lesson l JOIN course c ON c.id = l.curriculum_id
      WHERE l.family_id = ${family_id}::uuid AND l.student_id = ${student_id}::uuid AND l.status = 'done'
        AND l.completed_on BETWEEN ${start_date}::date AND ${end_date}::date
    ), planned AS (
      SELECT c.subject_id, count(*)::int AS planned, count(*) FILTER (WHERE l.status = 'done' AND l.completed_on <= ${end_date}::date)::int AS done
      FROM lesson l JOIN course c ON c.id = l.curriculum_id
      WHERE l.family_id = ${family_id}::uuid AND l.student_id = ${student_id}::uuid AND l.status <> 'skipped'
        AND l.planned_date BETWEEN ${start_date}::date AND ${end_date}::date
      GROUP BY 1
    ), graded AS MATERIALIZED (${gradedWork({ family_id }, { due: { start_date, end_date } })}), work AS (
      SELECT c.subject_id, jsonb_agg(jsonb_build_object('scale', ${courseScale(family_id)}, 'weights', c.weights,
        'drop_lowest', c.drop_lowest, 'work', g.work)) AS courses
      FROM graded g JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = g.curriculum_id
      WHERE c.student_id = ${student_id}::uuid
      GROUP BY 1
    )
    SELECT s.id AS subject_id, s.name, coalesce(p.planned, 0) AS lessons_planned, coalesce(p.done, 0) AS lessons_done,
      coalesce((
        SELECT jsonb_agg(t.title ORDER BY t.completed_on, t.position)
        FROM (SELECT * FROM done d WHERE d.subject_id = s.id ORDER BY d.completed_on, d.position LIMIT 200) t
      ), '[]') AS materials,
      coalesce(w.courses, '[]') AS courses, ${familyScale(family_id)} AS family_scale
    FROM subject s
    LEFT JOIN planned p ON p.subject_id = s.id
    LEFT JOIN work w ON w.subject_id = s.id
    WHERE s.family_id = ${family_id}::uuid
      AND (s.id = ANY(${[...minutes.keys()]}::uuid[]) OR p.planned > 0 OR w.courses IS NOT NULL
        OR EXISTS (SELECT FROM done d WHERE d.subject_id = s.id))
    ORDER BY s.name, s.id`
  return rows.map(({ courses, family_scale, ...row }) => {
    const { shown_percent: percent, letter } = figuresOf(courses, family_scale)
    return {
      ...row,
      minutes: minutes.get(row.subject_id) ?? 0,
      percent_covered: coveredPercent(row.lessons_planned, row.lessons_done),
      percent,
      letter,
    }
  })
}

function toHours(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100
}
