import { dayToDate, previousSchoolDay, weekdayOf, type Day } from "../../rules/days.ts"
import { classesOn } from "../../rules/schedule.ts"
import type { Scope } from "../../scope.ts"
import { listAssignments, readAssignments } from "../assignment/assignment-list.service.ts"
import { visibleTo as visibleAssignments } from "../assignment/assignment.policy.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { listAttendance } from "../attendance/attendance.service.ts"
import type { AttendanceView } from "../attendance/attendance.schema.ts"
import { listEvents } from "../event/event.service.ts"
import { listNewestGrades } from "../grade/grade.service.ts"
import { listLessons } from "../lesson/lesson.service.ts"
import { listClasses } from "../schedule/schedule.service.ts"
import type { ChildDay, DashboardView } from "./dashboard.schema.ts"
import { readChildren, readOverdue } from "./dashboard.select.ts"
import { getDashboardStats } from "./dashboard.service.ts"

/** S §9, and as many as one grades in a sitting. */
const shown = { upcoming: 3, recently_graded: 4, waiting: 5 }

/** All that the dashboard shows: the figures, the setup, each child's day, and what is coming, graded and waiting (S §2). */
export async function getOverview(scope: Scope): Promise<DashboardView> {
  const { today, calendar } = scope
  const previous = previousSchoolDay(today, calendar.school_days)
  const day = { start_date: today, end_date: today }
  const [stats, children, marks, classes, lessons, events, due, upcoming, recently_graded, waiting, waiting_count] =
    await Promise.all([
      getDashboardStats(scope),
      readChildren(scope),
      listAttendance(scope, { start_date: previous, end_date: today }),
      listClasses(scope, day),
      listLessons(scope, day),
      listEvents(scope, day),
      readDue(scope),
      listAssignments(scope, { status: "open", start_date: today, limit: shown.upcoming }),
      listNewestGrades(scope, shown.recently_graded),
      listAssignments(scope, { status: "submitted", limit: shown.waiting }),
      countWaiting(scope),
    ])

  const toChildDay = ({ student }: (typeof children)[number]): ChildDay => {
    const of = <Row extends { student_id: string }>(rows: Row[]) => rows.filter((row) => row.student_id === student.id)
    const mark = markOn(of(marks), today)
    return {
      student,
      mark: mark && { status: mark.status, version: mark.version },
      previous_status: markOn(of(marks), previous)?.status ?? null,
      classes: classesOn(of(classes), today),
      lessons: of(lessons),
      due: of(due.assignments),
      overdue_count: due.overdue.get(student.id) ?? 0,
    }
  }

  return {
    today: dayToDate(today).toISOString(),
    is_school_day: calendar.school_days.includes(weekdayOf(today)),
    previous_school_day: dayToDate(previous).toISOString(),
    stats,
    setup: {
      student_count: children.length,
      without_login: children.filter(({ has_login }) => !has_login).map(({ student }) => student),
      without_curriculum: children.filter(({ has_curriculum }) => !has_curriculum).map(({ student }) => student),
    },
    children: children.map(toChildDay),
    events,
    upcoming,
    recently_graded,
    waiting,
    waiting_count,
  }
}

function markOn(marks: AttendanceView[], day: Day): AttendanceView | null {
  return marks.find(({ date }) => date.slice(0, 10) === day) ?? null
}

/** What is due today, graded or not, then the first of what is overdue; and how much is overdue of each child. */
async function readDue(scope: Scope): Promise<{ assignments: AssignmentView[]; overdue: Map<string, number> }> {
  const { today } = scope
  const [dueToday, late] = await Promise.all([
    listAssignments(scope, { start_date: today, end_date: today }),
    readOverdue(scope),
  ])
  const overdue = await readAssignments(
    scope,
    late.map(({ id }) => id),
  )
  return {
    assignments: [...dueToday, ...overdue],
    overdue: new Map(late.map(({ student_id, count }) => [student_id, count])),
  }
}

function countWaiting(scope: Scope): Promise<number> {
  return scope.db.assignment.count({ where: { status: "submitted", AND: visibleAssignments(scope) } })
}
