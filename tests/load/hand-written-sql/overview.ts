import { attendanceRate } from "@hearthbook/core/attendance/attendance"
import { averagePercent } from "@hearthbook/core/grading/letter-grade"
import { dayToMidnight, nextSchoolDay, previousSchoolDay, weekdayOf } from "@hearthbook/core/time/days"
import type { Asker } from "./check-session.ts"
import { listChildren } from "./children.ts"
import { listClasses, listEvents, listLessons } from "./day.ts"
import { listDayWork } from "./day-work.ts"
import { readAsked, readFigures } from "./figures.ts"
import { listNewestGrades } from "./grades.ts"
import { toChild } from "./names.ts"
import type { Queries } from "./pool.ts"

/** Reads everything that the dashboard shows. */
export async function readOverview(db: Queries, asker: Asker) {
  const { today, school_days } = asker
  const previous = previousSchoolDay(today, school_days)
  const [children, figures, asked, classes, lessons, events, work, recently_graded] = await Promise.all([
    listChildren(db, asker, previous),
    readFigures(db, asker),
    readAsked(db, asker),
    listClasses(db, asker),
    listLessons(db, asker),
    listEvents(db, asker),
    listDayWork(db, asker),
    listNewestGrades(db, asker),
  ])
  const is_school_day = school_days.includes(weekdayOf(today))
  return {
    today: dayToMidnight(today),
    is_school_day,
    previous_school_day: dayToMidnight(previous),
    next_school_day: dayToMidnight(nextSchoolDay(today, school_days)),
    stats: {
      student_count: children.length,
      upcoming_assignments: figures.upcoming,
      attendance_rate: attendanceRate({ present: 0, absent: 0, late: 0, excused: 0, ...figures.marks }),
      average_grade: averagePercent([figures]),
    },
    left_over: figures.left_over,
    setup: {
      student_count: children.length,
      without_login: children.filter(({ has_login }) => !has_login).map(toChild),
      without_curriculum: children.filter(({ has_curriculum }) => !has_curriculum).map(toChild),
    },
    children: children.map((child) => {
      const { student_id, mark, previous_status, held_class_ids, noted_time } = child
      const own = <Item extends { student_id: string }>(items: Item[]) =>
        items.filter((item) => item.student_id === student_id)
      const late = work.late.find((one) => one.student_id === student_id)
      return {
        student: toChild(child),
        is_school_day,
        mark,
        previous_status,
        classes: own(classes),
        held_class_ids,
        noted_time,
        lessons: own(lessons),
        due: own(work.due),
        overdue_count: late?.count ?? 0,
        overdue_ids: late?.ids ?? [],
      }
    }),
    asks_for_classes: children[0]?.log_classes === "ask",
    events,
    ...asked,
    upcoming: work.upcoming,
    upcoming_count: figures.to_come,
    recently_graded,
    waiting: work.waiting,
    waiting_count: figures.waiting,
  }
}
