import type { z } from "zod"
import { recentAchievements } from "@hearthbook/core/grading/achievements"
import { academicYearStart } from "@hearthbook/core/time/academic-year"
import { averagePercent, percentage } from "@hearthbook/core/grading/letter-grade"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import type { Scope } from "../../../request/scope.ts"
import { readScale } from "../../family/grading-scale/course-scale.ts"
import { sumBySubject, type SubjectSums } from "../../family/statistics/subject-sums.ts"
import { visibleTo as visibleStudents } from "../../family/student/student.policy.ts"
import { studentSummarySelect, toStudentSummary } from "../../family/student/student.select.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import type {
  Achievement,
  progressFilter,
  ProgressView,
  SubjectProgress,
  weekFilter,
  WeekProgress,
} from "./progress.schema.ts"
import { readHighScores, sumByWeek, type ScoreRow } from "./progress.select.ts"

/** Each child's progress, by first name. NOT_FOUND if the filter names a child that the caller may not see. */
export async function listProgress(scope: Scope, filter: z.output<typeof progressFilter>): Promise<ProgressView[]> {
  const students = await readStudents(scope, filter)
  const ids = students.map(({ id }) => id)
  const [subjects, scores] = await Promise.all([
    sumBySubject(scope, ids, filter.academic_year),
    readHighScores(scope, ids),
  ])
  return students.map((student) => {
    const own = subjects.get(student.id) ?? []
    return {
      student,
      assignment_count: own.reduce((sum, { assignment_count }) => sum + assignment_count, 0),
      graded_count: own.reduce((sum, { graded_count }) => sum + graded_count, 0),
      subjects: own.map(toSubjectProgress),
      achievements: toAchievements(scores.filter(({ student_id }) => student_id === student.id)),
    }
  })
}

/** The percentage of graded work by subject and week of the due day, from this academic year on by default. */
export async function listWeeks(scope: Scope, filter: z.output<typeof weekFilter>): Promise<WeekProgress[]> {
  const { start_date = academicYearStart(scope.today, scope.calendar.year_start), end_date = "9999-12-31" } = filter
  const students = await readStudents(scope, filter)
  const ids = students.map(({ id }) => id)
  const rows = await sumByWeek(scope, ids, start_date, end_date)
  return rows.map(({ student_id, week, graded_count, earned, possible, ...subject }) => ({
    student_id,
    subject,
    week: week.toISOString(),
    percent: averagePercent([{ earned: Number(earned), possible: Number(possible) }]) ?? 0,
    graded_count,
  }))
}

async function readStudents(scope: Scope, { student_id }: { student_id?: string | undefined }) {
  if (student_id) await requireStudent(scope, student_id)
  const rows = await scope.db.student.findMany({
    where: { AND: [visibleStudents(scope), { id: student_id }] },
    select: studentSummarySelect,
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  return rows.map(toStudentSummary)
}

function toSubjectProgress({
  subject,
  assignment_count,
  graded_count,
  figures,
  ...points
}: SubjectSums): SubjectProgress {
  return {
    subject,
    assignment_count,
    graded_count,
    points_earned: points.earned,
    points_possible: points.possible,
    percent: figures.whole_percent,
    shown_percent: figures.shown_percent,
    letter_grade: figures.letter,
  }
}

function toAchievements(rows: ScoreRow[]): Achievement[] {
  const grades = rows.map((row) => ({
    ...row,
    id: row.grade_id,
    subject: { id: row.id, name: row.name, color: row.color, icon: row.icon },
    earned: Number(row.earned),
    possible: Number(row.possible),
  }))
  return recentAchievements(grades).flatMap(
    ({ grade_id, assignment_id, title, subject, graded_at, scale, ...points }) => {
      const [percent, letter] = [percentage(points), letterOn(readScale(scale), points)]
      // Work worth 0 points has none, and is never an achievement.
      if (percent === null) return []
      const scored = { points_earned: points.earned, points_possible: points.possible, percentage: percent }
      return [
        {
          grade_id,
          assignment_id,
          title,
          subject,
          ...scored,
          letter_grade: letter,
          graded_at: graded_at.toISOString(),
        },
      ]
    },
  )
}
