import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { pointsInRange, pointsMessage } from "@hearthbook/core/grading/letter-grade"
import { percentOfLabel, type GradingScale } from "@hearthbook/core/grading/grading-scale"
import { pointsOf, readPoints, type ReadPoints } from "../cells/read-points.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { foldText } from "@hearthbook/core/names/search-text"
import { dateToDay, type Day } from "@hearthbook/core/time/days"
import { gradeColumns } from "../../../work/assignment/grade-points.ts"
import { visibleTo } from "../../../work/assignment/assignment.policy.ts"
import { newAssignment } from "../../../work/assignment/assignment.schema.ts"
import { gradeDraft } from "../../../work/grade/grade.schema.ts"
import { courseScaleSelect, loadFamilyScale, scaleOfCourse } from "../../../family/grading-scale/course-scale.ts"
import { visibleTo as visibleCourses } from "../../../plan/curriculum/curriculum.policy.ts"
import { savePlan } from "../../../plan/course-plan/save-plan.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import type { PlannedCourse } from "../validate/course-plan.ts"
import { checkRow, numberOf, textOf, type Candidate, type IssueMaker } from "../validate/validated-row.ts"
import { courseOf, isFound, type Judgement, type RowContext } from "../validate/row-context.ts"
import type { ExistingAssignment, ImportedAssignment } from "./imported-assignment.ts"
import { saveGrades, toNewAssignments, updateAssignments } from "./save-assignments.ts"

const schema = newAssignment
  .pick({ title: true, type: true, due_date: true, points_possible: true })
  .extend({ feedback: gradeDraft.shape.feedback })
const usualPoints = 100

/** `points` are null for a cell that says that there is no grade. */
type Draft = z.output<typeof schema> & { course: PlannedCourse; points: ReadPoints | null }

const select = {
  id: true,
  curriculum_id: true,
  title: true,
  due_date: true,
  type: true,
  points_possible: true,
  status: true,
  grade: { select: { points_earned: true, feedback: true } },
} as const

/** Assignments with their grades, known by course, title and due date. */
export async function judgeAssignments(scope: Scope, context: RowContext): Promise<Judgement> {
  const { plan, issueAt } = context
  const scaleOf = await loadScales(scope)
  const candidates = context.rows.map((read) => toCandidate(read, context, scaleOf))
  const existing = await loadAssignments(scope, coursesOf(candidates))
  const compared = compareRows<Draft, ExistingAssignment>(candidates, {
    keyOf: ({ course, title, due_date }) => keyOf({ curriculum_id: course.id, title, due_date }),
    existing: byKey(existing, keyOf),
    isSame: (draft, assignment) => {
      const after = toImported(draft, assignment)
      return (
        after.type === assignment.type &&
        after.points_possible === assignment.points_possible &&
        after.grade?.points_earned === assignment.grade?.points_earned &&
        after.grade?.feedback === assignment.grade?.feedback &&
        after.status === assignment.status
      )
    },
    refuse: (draft, assignment) => {
      const { points_possible, grade } = toImported(draft, assignment)
      const checked = gradeDraft.shape.points_earned.safeParse(grade?.points_earned ?? 0)
      if (!checked.success) return { field: "points_earned", message: checked.error.issues[0]?.message ?? "" }
      if (!grade || pointsInRange({ earned: grade.points_earned, possible: points_possible })) return null
      return { field: "points_earned", message: pointsMessage(points_possible) }
    },
    repeats: false,
    issueAt,
    known_by: { field: "title", noun: "assignment" },
  })
  const write = async () => {
    const created = compared.created.map((draft) => toImported(draft, null))
    const changed = compared.changed.map(({ draft, existing: before }) => toImported(draft, before))
    const courses = created.map(({ curriculum_id }) => curriculum_id)
    await savePlan(scope, { ...plan.newRows({ courses }), assignments: toNewAssignments(scope, created) })
    await updateAssignments(scope, changed)
    await saveGrades(scope, [...created, ...changed])
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, context: RowContext, scaleOf: ScaleOf): Candidate<Draft> {
  const { values } = read
  const { issueAt, defaults } = context
  const written = textOf(values, "points_earned") ?? ""
  const points = readPoints(written)
  // '18/20' says what was possible where no column does.
  const ofCell = points && "earned" in points ? points.possible : null
  const possible = numberOf(values, "points_possible") ?? ofCell
  const earned = points && earnedOf(points, possible ?? usualPoints)
  const shown = { ...read, values: { ...values, points_earned: earned, points_possible: possible } }
  const due_date = textOf(values, "due_date") ?? defaults.date
  const input = {
    title: textOf(values, "title") ?? "",
    type: values["type"] ?? undefined,
    due_date: due_date ?? undefined,
    points_possible: possible ?? undefined,
    feedback: textOf(values, "feedback"),
  }
  const checked = checkRow(schema, input, { read, issueAt })
  const issues = withoutDoubles([...read.issues, ...("issues" in checked ? checked.issues : [])])
  const course = issues.length === 0 ? courseOf(context, read, due_date) : null
  if (course && !isFound(course)) return { read: shown, issues: [issueAt(read, course.field, course.message)] }
  if ("issues" in checked || !course) return { read: shown, issues }
  if (points !== null || written === "") return { read: shown, draft: { ...checked.data, course, points } }
  return takeLetter(shown, { ...checked.data, course, points }, { letter: written, scale: scaleOf(course.id), issueAt })
}

type Lettered = { letter: string; scale: GradingScale; issueAt: IssueMaker }

/** The row with the points that its letter stands for on the course's scale, and a warning that says which. */
function takeLetter(read: ReadRow, draft: Draft, { letter, scale, issueAt }: Lettered): Candidate<Draft> {
  const percent = percentOfLabel(scale, letter)
  if (percent === null)
    return { read, issues: [issueAt(read, "points_earned", `The scale “${scale.name}” has no such letter.`)] }
  const earned = pointsOf(percent, draft.points_possible ?? usualPoints)
  const warning = issueAt(read, "points_earned", `Taken as ${percent}%, the middle of ${letter} on “${scale.name}”.`)
  const shown = {
    ...read,
    values: { ...read.values, points_earned: earned },
    warnings: [...(read.warnings ?? []), warning],
  }
  return { read: shown, draft: { ...draft, points: { percent } } }
}

type ScaleOf = (curriculum_id: string) => GradingScale

/** The scales of the family's courses. A course that the import makes has the family's. Two statements. */
async function loadScales(scope: Scope): Promise<ScaleOf> {
  const usual = await loadFamilyScale(scope)
  const rows = await scope.db.curriculum.findMany({
    where: {
      AND: [visibleCourses(scope), { OR: [{ builtin_scale: { not: null } }, { grading_scale_id: { not: null } }] }],
    },
    select: { id: true, ...courseScaleSelect },
  })
  const own = new Map(rows.map((row) => [row.id, scaleOfCourse(row)]))
  return (id) => own.get(id) ?? usual
}

/** A cell that could not be read is not also missing. */
function withoutDoubles<Issue extends { field: string }>(issues: Issue[]): Issue[] {
  return issues.filter(({ field }, index) => issues.findIndex((issue) => issue.field === field) === index)
}

function keyOf({ curriculum_id, title, due_date }: { curriculum_id: string; title: string; due_date: Day }): string {
  return `${curriculum_id}\n${due_date}\n${foldText(title).trim()}`
}

function coursesOf(candidates: Candidate<Draft>[]): string[] {
  const courses = candidates.flatMap((candidate) => ("draft" in candidate ? [candidate.draft.course] : []))
  return [...new Set(courses.filter(({ is_new }) => !is_new).map(({ id }) => id))]
}

async function loadAssignments(scope: Scope, curriculum_ids: string[]): Promise<ExistingAssignment[]> {
  const rows = await scope.db.assignment.findMany({
    where: { AND: [visibleTo(scope), { curriculum_id: { in: curriculum_ids } }] },
    select,
    orderBy: { id: "asc" },
  })
  return rows.map(({ grade, ...row }) => ({
    ...row,
    due_date: dateToDay(row.due_date),
    points_possible: row.points_possible.toNumber(),
    grade: grade && { points_earned: grade.points_earned.toNumber(), feedback: grade.feedback },
  }))
}

/** An assignment after the import: an empty cell keeps what is there. Points make it graded. */
function toImported(draft: Draft, before: ExistingAssignment | null): ImportedAssignment {
  const { course, title, due_date, points, feedback } = draft
  const points_possible = draft.points_possible ?? before?.points_possible ?? usualPoints
  const earned = points === null ? (before?.grade?.points_earned ?? null) : earnedOf(points, points_possible)
  const grade =
    earned === null
      ? null
      : {
          ...gradeColumns({ earned, possible: points_possible }),
          feedback: feedback ?? before?.grade?.feedback ?? null,
        }
  return {
    id: before?.id ?? v7(),
    student_id: course.student_id,
    curriculum_id: course.id,
    title,
    due_date,
    type: draft.type ?? before?.type ?? "homework",
    points_possible,
    status: points === null ? (before?.status ?? "assigned") : "graded",
    grade,
  }
}

function earnedOf(points: ReadPoints, possible: number): number {
  return "percent" in points ? pointsOf(points.percent, possible) : points.earned
}
