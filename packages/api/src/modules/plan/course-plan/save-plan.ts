import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { LessonStatus } from "@hearthbook/core/planning/lesson-status"
import type { Day } from "@hearthbook/core/time/days"
import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { PlannedSubject } from "./plan-subjects.ts"

/** A course to insert. Columns that are left out have their default. */
export type NewCourse = Omit<Prisma.curriculumCreateManyInput, "family_id">

/** A lesson to insert. Columns that are left out are null, or have their default. */
export type NewLesson = {
  id: string
  student_id: string
  curriculum_id: string
  title: string
  objectives?: string | null
  private_notes?: string | null
  planned_date: Day | null
  position: number
  pinned?: boolean
  together_id?: string | null
  minutes: number | null
  status?: LessonStatus
  completed_on?: Day | null
  completed_at?: Date | null
}

/** A resource of a new lesson. */
export type NewLink = { lesson_id: string; resource_id: string; position: number }

/** An assignment to insert. Columns that are left out are null, or have their default. */
export type NewAssignment = {
  id: string
  student_id: string
  curriculum_id: string
  lesson_id?: string | null
  title: string
  description?: string | null
  instructions?: string | null
  type: string
  points_possible: number
  status?: AssignmentStatus
  needs_answer?: boolean
  extra_credit?: boolean
  assigned_date: Day
  due_date: Day
}

/** Unsaved rows of a plan: of a copy, the next year, a series, an import or a set-up. */
export type PlannedRows = {
  subjects?: PlannedSubject[]
  courses?: NewCourse[]
  lessons?: NewLesson[]
  links?: NewLink[]
  assignments?: NewAssignment[]
}

/** Saves what a planner makes. At most one statement for each kind of row, whatever their number. */
export async function savePlan(scope: Scope, plan: PlannedRows): Promise<void> {
  const { db, family_id } = scope
  const { subjects = [], courses = [], lessons = [], links = [], assignments = [] } = plan
  const subjectRows = subjects.map(({ is_new: _new, ...subject }) => ({ ...subject, family_id }))
  if (subjects.length > 0) await db.subject.createMany({ data: subjectRows })
  if (courses.length > 0) await db.curriculum.createMany({ data: courses.map((course) => ({ ...course, family_id })) })
  if (lessons.length > 0) await insertLessons(scope, lessons)
  if (links.length > 0) await insertLinks(scope, links)
  if (assignments.length > 0) await insertAssignments(scope, assignments)
}

/** Inserts lessons in one statement, as one JSON value: the client takes several times as long for thousands of parameters. */
async function insertLessons({ db, family_id, now }: Scope, lessons: NewLesson[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, objectives, private_notes, planned_date, position, pinned,
      together_id, minutes, status, completed_on, completed_at, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, title, objectives, private_notes, planned_date, position,
      coalesce(pinned, false), together_id, minutes, coalesce(status, 'planned')::lesson_status, completed_on, completed_at, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, title text, objectives text, private_notes text, planned_date date,
      position int, pinned boolean, together_id uuid, minutes int, status text, completed_on date, completed_at timestamptz
    )`
}

async function insertLinks({ db, family_id, now }: Scope, links: NewLink[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO lesson_resource (id, family_id, lesson_id, resource_id, position, created_at, updated_at)
    SELECT gen_random_uuid(), ${family_id}::uuid, lesson_id, resource_id, position, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS x (lesson_id uuid, resource_id uuid, position int)`
}

/** Inserts assignments likewise. */
async function insertAssignments({ db, family_id, now }: Scope, assignments: NewAssignment[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO assignment (id, family_id, student_id, curriculum_id, lesson_id, title, description, instructions, type,
      points_possible, status, needs_answer, extra_credit, assigned_date, due_date, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, lesson_id, title, description, instructions,
      type::assignment_type, points_possible, coalesce(status, 'assigned')::assignment_status, coalesce(needs_answer, true),
      coalesce(extra_credit, false), assigned_date, due_date, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, lesson_id uuid, title text, description text, instructions text,
      type text, points_possible numeric, status text, needs_answer boolean, extra_credit boolean, assigned_date date, due_date date
    )`
}
