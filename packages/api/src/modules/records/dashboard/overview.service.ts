import { isDayOff, isSchoolDay, schoolDayAfter, schoolDayBefore } from "@hearthbook/core/planning/school-days"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { readAssignments } from "../../work/assignment/assignment-list.service.ts"
import type { AssignmentView } from "../../work/assignment/assignment.schema.ts"
import { listEvents } from "../../calendar/event/event.service.ts"
import { listNewestGrades } from "../../work/grade/grade.service.ts"
import { listNextLessons, readInTurn, type InTurn } from "../../plan/loop/list-next-lessons.service.ts"
import type { LessonView } from "../../work/lesson/lesson.schema.ts"
import { selectLessonsOn } from "../../work/lesson/lessons-on.ts"
import { loadSchoolCalendar, type FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { listClassesOn } from "../../calendar/schedule/schedule.service.ts"
import { readAsked } from "./requirements-progress.service.ts"
import { mostOverdue, type ChildDay, type DashboardView } from "./dashboard.schema.ts"
import { readChildren, readDashboardWork, type DashboardWork } from "./dashboard.select.ts"
import { getFigures } from "./dashboard.service.ts"

/** The number of items in each list. As work is graded, the next one follows. */
const listSizes = { upcoming: 3, recently_graded: 4, waiting: 3, overdue: mostOverdue }

/** The number of each child's overdue assignments that are shown. */
const shownOverdue = 3

/** Everything that the dashboard shows: the figures, the setup, each child's day, and upcoming, graded and waiting work. */
export async function getOverview(scope: Scope): Promise<DashboardView> {
  const { today } = scope
  // The others depend on these, so the page is read in two messages to the database.
  const [school, inTurn, workRows] = await Promise.all([
    loadSchoolCalendar(scope),
    readInTurn(scope),
    readDashboardWork(scope, listSizes),
  ])
  const previous = schoolDayBefore(school, null, today)
  const day = { start_date: today, end_date: today }
  const [
    { stats, upcoming_count, waiting_count, left_over },
    children,
    classes,
    lessons,
    events,
    work,
    recently_graded,
    asked,
  ] = await Promise.all([
    getFigures(scope, school),
    readChildren(scope, { today, previous }),
    listClassesOn(scope, today),
    readLessons(scope, inTurn, school),
    listEvents(scope, day),
    readWork(scope, workRows),
    listNewestGrades(scope, listSizes.recently_graded),
    readAsked(scope, school),
  ])

  const toChildDay = ({
    student,
    mark,
    previous_status,
    held_class_ids,
    noted_time,
  }: (typeof children)[number]): ChildDay => {
    const of = <Row extends { student_id: string }>(rows: Row[]) => rows.filter((row) => row.student_id === student.id)
    return {
      student,
      is_school_day: isSchoolDay(school, student.id, today),
      mark,
      previous_status,
      classes: isDayOff(school, student.id, today) ? [] : of(classes),
      held_class_ids,
      noted_time,
      lessons: of(lessons),
      due: of([...work.due, ...work.overdue]),
      overdue_count: work.late.find(({ student_id }) => student_id === student.id)?.count ?? 0,
      overdue_ids: of(work.late).map(({ id }) => id),
    }
  }

  return {
    today: dayToMidnight(today),
    is_school_day: isSchoolDay(school, null, today),
    previous_school_day: dayToMidnight(previous),
    next_school_day: dayToMidnight(schoolDayAfter(school, null, today)),
    stats,
    left_over,
    setup: {
      student_count: children.length,
      without_login: children.filter(({ has_login }) => !has_login).map(({ student }) => student),
      without_curriculum: children.filter(({ has_curriculum }) => !has_curriculum).map(({ student }) => student),
    },
    children: children.map(toChildDay),
    asks_for_classes: children[0]?.log_classes === "ask",
    events,
    ...asked,
    upcoming: work.upcoming,
    upcoming_count,
    recently_graded,
    waiting: work.waiting,
    waiting_count,
  }
}

/** The lessons of today, and those that are next. */
async function readLessons(scope: Scope, inTurn: InTurn, school: FamilyCalendar): Promise<LessonView[]> {
  const { today } = scope
  const next = await listNextLessons(scope, inTurn, school)
  return selectLessonsOn(scope, { start_date: today, end_date: today }, next)
}

/** The work by reason, each list by due day, and the overdue assignments of each child from the oldest. */
async function readWork(scope: Scope, rows: DashboardWork[]) {
  const assignments = await readAssignments(
    scope,
    rows.filter(({ place }) => place <= shownOverdue).map(({ id }) => id),
  )
  const withReason = (reason: DashboardWork["reason"]): AssignmentView[] => {
    const ids = new Set(rows.filter((row) => row.reason === reason).map(({ id }) => id))
    return assignments.filter(({ id }) => ids.has(id))
  }
  return {
    due: withReason("due"),
    overdue: withReason("overdue"),
    upcoming: withReason("upcoming"),
    waiting: withReason("waiting"),
    late: rows.filter(({ reason }) => reason === "overdue").toSorted((one, other) => one.place - other.place),
  }
}
