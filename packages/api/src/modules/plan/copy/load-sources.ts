import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { dateToDay, type Day } from "@hearthbook/core/time/days"
import { loadNamedCourses, type NamedCourse } from "../course-plan/load-courses.ts"
import type { FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { subjectSelect } from "../course-plan/plan-subjects.ts"

const courseSelect = {
  id: true,
  provider_id: true,
  academic_year: true,
  semester: true,
  meeting_days: true,
  goals: true,
  notes: true,
  grading_scale_id: true,
  builtin_scale: true,
  weights: true,
  drop_lowest: true,
  level: true,
  credits: true,
  course_title: true,
  description: true,
  texts: true,
  subject: { select: subjectSelect },
} satisfies Prisma.curriculumSelect

const lessonSelect = {
  id: true,
  curriculum_id: true,
  title: true,
  objectives: true,
  private_notes: true,
  planned_date: true,
  minutes: true,
  pinned: true,
  together_id: true,
  resources: { select: { resource_id: true }, orderBy: [{ position: "asc" }, { resource_id: "asc" }] },
} satisfies Prisma.lessonSelect

const assignmentSelect = {
  curriculum_id: true,
  lesson_id: true,
  title: true,
  description: true,
  instructions: true,
  type: true,
  points_possible: true,
  needs_answer: true,
  extra_credit: true,
  assigned_date: true,
  due_date: true,
} satisfies Prisma.assignmentSelect

type LessonRow = Prisma.lessonGetPayload<{ select: typeof lessonSelect }>
type AssignmentRow = Prisma.assignmentGetPayload<{ select: typeof assignmentSelect }>

/** A lesson of a course that is copied, with the ids of its resources in order. */
export type SourceLesson = Omit<LessonRow, "planned_date" | "resources"> & {
  planned_date: Day | null
  resource_ids: string[]
}

/** An assignment of a course that is copied. */
export type SourceAssignment = Omit<AssignmentRow, "points_possible" | "assigned_date" | "due_date"> & {
  points_possible: number
  assigned_date: Day
  due_date: Day
}

/** A course that is copied, with its lessons in order. */
export type SourceCourse = NamedCourse &
  Prisma.curriculumGetPayload<{ select: typeof courseSelect }> & {
    lessons: SourceLesson[]
    assignments: SourceAssignment[]
  }

/** The parts of a course that its copy has. Resources are those of the lessons. */
export type CopiedParts = { lessons: boolean; assignments: boolean; resources: boolean }

/**
 * The courses of the family with these ids, with the parts that are copied, and the family's calendar. Eight statements at most,
 * whatever the number of courses and lessons.
 */
export async function loadSources(
  scope: Scope,
  ids: string[],
  parts: CopiedParts,
): Promise<{ sources: Map<string, SourceCourse>; calendar: FamilyCalendar }> {
  const { db, family_id } = scope
  const { courses, calendar } = await loadNamedCourses(scope, ids)
  const rows = await db.curriculum.findMany({ where: { family_id, id: { in: ids } }, select: courseSelect })
  const lessons = parts.lessons ? await loadLessons(scope, ids, parts.resources) : new Map<string, SourceLesson[]>()
  const assignments = parts.assignments ? await loadAssignments(scope, ids) : new Map<string, SourceAssignment[]>()
  const sources = rows.flatMap((row): SourceCourse[] => {
    const course = courses.get(row.id)
    if (!course) return []
    return [{ ...course, ...row, lessons: lessons.get(row.id) ?? [], assignments: assignments.get(row.id) ?? [] }]
  })
  return { sources: new Map(sources.map((source) => [source.id, source])), calendar }
}

async function loadLessons({ db, family_id }: Scope, ids: string[], withResources: boolean) {
  const rows = await db.lesson.findMany({
    where: { family_id, curriculum_id: { in: ids } },
    select: lessonSelect,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  })
  const lessons = rows.map(({ planned_date, resources, ...row }): SourceLesson => {
    const resource_ids = withResources ? resources.map(({ resource_id }) => resource_id) : []
    return { ...row, planned_date: planned_date && dateToDay(planned_date), resource_ids }
  })
  return groupBy(lessons, ({ curriculum_id }) => curriculum_id)
}

async function loadAssignments({ db, family_id }: Scope, ids: string[]) {
  const rows = await db.assignment.findMany({
    where: { family_id, curriculum_id: { in: ids } },
    select: assignmentSelect,
    orderBy: [{ due_date: "asc" }, { id: "asc" }],
  })
  const assignments = rows.map((row): SourceAssignment => ({
    ...row,
    points_possible: row.points_possible.toNumber(),
    assigned_date: dateToDay(row.assigned_date),
    due_date: dateToDay(row.due_date),
  }))
  return groupBy(assignments, ({ curriculum_id }) => curriculum_id)
}
