import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { can } from "@hearthbook/core/permissions/permissions"
import { dayMinutes } from "@hearthbook/core/planning/day-minutes"
import { isDayOff, schoolDayOf } from "@hearthbook/core/planning/school-days"
import { adultOverlaps } from "@hearthbook/core/planning/supervision/adult-overlaps"
import { needsAdult } from "@hearthbook/core/planning/supervision/needs-adult"
import { classesOn, isOn } from "@hearthbook/core/planning/schedule"
import { addDays, daysBetween, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { byDueDay, selectAssignments } from "../assignment/assignment.select.ts"
import type { EventView } from "../../calendar/event/event.schema.ts"
import { listEvents } from "../../calendar/event/event.service.ts"
import type { LessonView } from "../lesson/lesson.schema.ts"
import { selectLessonsOn } from "../lesson/lessons-on.ts"
import { listNextLessons, readInTurn } from "../../plan/loop/list-next-lessons.service.ts"
import { listClasses } from "../../calendar/schedule/schedule.service.ts"
import { loadSchoolCalendar, type FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import type { PlannedDay, PlannerFilter, PlannerView } from "./planner.schema.ts"
import { readChildren, readUnplaced } from "./planner.select.ts"

/**
 * Returns the students that the caller may see with their days in a range, and with what is left over or has no day. The number of
 * statements does not grow with the rows. NOT_FOUND if the filter names a student that the caller may not see.
 */
export async function getPlanner(scope: Scope, filter: PlannerFilter): Promise<PlannerView> {
  const { start_date, end_date, student_id } = filter
  if (student_id) await requireStudent(scope, student_id)
  const calendar = await loadSchoolCalendar(scope)
  const [children, classes, events, unplaced, inTurn] = await Promise.all([
    readChildren(scope, filter),
    listClasses(scope, { start_date, end_date }),
    listEvents(scope, { start_date, end_date }),
    readUnplaced(scope),
    readInTurn(scope),
  ])
  const isInRange = start_date <= scope.today && scope.today <= end_date
  // Not among the others, because they ask one question after another.
  const next = isInRange ? await listNextLessons(scope, inTurn, calendar) : []
  const idsOf = (kinds: string[]) => unplaced.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [lessons, work] = await Promise.all([
    selectLessonsOn(scope, filter, [...idsOf(["left_over", "fixed", "undated"]), ...next]),
    readWork(scope, filter, idsOf(["late"])),
  ])

  const days = Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, at) => addDays(start_date, at))
  const isNext = new Set(next)
  const sees = can(scope.actor.role, "use_adult_area")
  const heldOn = (student_id: string, day: Day) => {
    if (isDayOff(calendar, student_id, day)) return []
    return classesOn(
      classes.filter((row) => row.student_id === student_id),
      day,
    )
  }
  const supervised = sees
    ? children.filter(({ student, adult_below_grade }) => needsAdult(student.grade_level, adult_below_grade))
    : []
  const ofStudent = ({ student, marks, held, course_minutes, max_day_minutes }: (typeof children)[number]) => {
    const own = <Row extends { student_id: string }>(rows: Row[]) => rows.filter((row) => row.student_id === student.id)
    const unplacedOf = (kind: string) => own(unplaced).filter((row) => row.kind === kind)
    const [left, fixed] = [unplacedOf("left_over"), unplacedOf("fixed")]
    const [undated, late] = [unplacedOf("undated"), unplacedOf("late")]
    const ownLessons = own(lessons)
    const ownWork = own(work)
    const toDay = (day: Day): PlannedDay => {
      const classes = heldOn(student.id, day)
      const planned = ownLessons.filter((lesson) => dayOfLesson(lesson, isNext, scope.today) === day)
      const mark = marks.find(({ date }) => date === day)
      const attendance = mark && {
        status: mark.status,
        fraction: mark.fraction,
        minutes: mark.minutes,
        version: mark.version,
      }
      const minutes = dayMinutes(
        classes,
        planned.map((lesson) => ({
          subject_id: lesson.subject.id,
          minutes: lesson.minutes ?? course_minutes[lesson.curriculum_id] ?? null,
        })),
      )
      return {
        ...toSchoolDay(calendar, student.id, day),
        attendance: sees ? (attendance ?? null) : null,
        minutes,
        is_over_limit: sees && max_day_minutes !== null && minutes > max_day_minutes,
        classes,
        held_class_ids: held.filter(({ date }) => date === day).map(({ schedule_id }) => schedule_id),
        lessons: planned,
        due: ownWork.filter(({ due_date }) => due_date.slice(0, 10) === day),
        events: events.filter((event) => isFor(event, student.id) && isOn(event, day)),
      }
    }
    return {
      student,
      left_over: {
        lessons: withIds(ownLessons, left),
        lesson_count: left[0]?.count ?? 0,
        fixed: withIds(ownLessons, fixed),
        fixed_count: fixed[0]?.count ?? 0,
        assignments: withIds(ownWork, late),
        assignment_count: late[0]?.count ?? 0,
      },
      undated: withIds(ownLessons, undated),
      undated_count: undated[0]?.count ?? 0,
      days: days.map(toDay),
    }
  }
  return {
    days: days.map((day) => ({
      ...toSchoolDay(calendar, student_id ?? null, day),
      adult_overlaps: adultOverlaps(supervised.flatMap(({ student }) => heldOn(student.id, day))),
    })),
    children: children.map(ofStudent),
  }
}

function readWork(scope: Scope, { start_date, end_date }: PlannerFilter, ids: string[]) {
  const where = [
    Prisma.sql`(a.due_date BETWEEN ${start_date}::date AND ${end_date}::date OR a.id = ANY(${ids}::uuid[]))`,
  ]
  return selectAssignments(scope, { where, order: byDueDay.order })
}

/** The day of a lesson on the board, or null: its planned day, for a lesson without one the day it was done or is next. */
function dayOfLesson({ id, planned_date, completed_on }: LessonView, isNext: Set<string>, today: Day): Day | null {
  return (planned_date ?? completed_on)?.slice(0, 10) ?? (isNext.has(id) ? today : null)
}

/** The rows with these ids, in the order of the ids. */
function withIds<Row extends { id: string }>(rows: Row[], ids: { id: string }[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

function isFor({ student_id }: EventView, student: string): boolean {
  return student_id === null || student_id === student
}

function toSchoolDay(calendar: FamilyCalendar, student_id: string | null, day: Day) {
  const { is_school_day, name } = schoolDayOf(calendar, student_id, day)
  return { date: dayToMidnight(day), is_school_day, name }
}
