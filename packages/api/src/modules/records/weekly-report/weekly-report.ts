import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { countedDays, countMarks, weekRate, type Mark, type MarkCounts } from "@hearthbook/core/attendance/attendance"
import { isSchoolDay, type SchoolCalendar } from "@hearthbook/core/planning/school-days"
import type { Day } from "@hearthbook/core/time/days"
import { courseGrade, type GradedWork } from "@hearthbook/core/grading/course-grade"
import type { GradeFigures } from "@hearthbook/core/grading/grade-figures"
import type { ScaleFacts } from "@hearthbook/core/grading/grading-scale"
import type { CountedPace } from "@hearthbook/core/requirements/target-pace"
import { isToDo, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { ReportWeek } from "./report-week.ts"

/** The records for a report, each with its child. */
export type WeekRecords = {
  /** The family's scale, on which the week's average has its letter. */
  scale: ScaleFacts
  students: { id: string; name: string }[]
  marks: Mark[]
  /** Graded in that week, and still graded. */
  graded: Graded[]
  /** Not graded: turned in, overdue, or due by the end of the new week. */
  open: OpenWork[]
  /** Planned for the new week and not completed. */
  lessons: { student_id: string; count: number }[]
}
type Graded = GradedWork & {
  student_id: string
  title: string
  letter_grade: string | null
  /** Given in an earlier week, and changed in this one. */
  is_changed: boolean
}
type OpenWork = { student_id: string; title: string; status: AssignmentStatus; due: Day }

/** The target of each child that needs attention, by child. */
export type Attentions = ReadonlyMap<string, CountedPace>

/** One child's week. */
export type ChildWeek = {
  /** The short name. */
  name: string
  attendance: {
    counts: MarkCounts
    school_days: number
    /** In percent; null without a mark on a school day. */ rate: number | null
  } | null
  graded: WeekRecords["graded"]
  /** Null if no graded work counts. */
  average: { percent: number; letter: string | null } | null
  /** Turned in and not graded; `late` if the due day has passed. */
  waiting: (OpenWork & { late: boolean })[]
  overdue: OpenWork[]
  due: OpenWork[]
  lesson_count: number
  /** The target of the year that is behind or out of reach; null if all is well. */
  attention: CountedPace | null
}

/** Builds the report of each child, in the order of the children. */
export function reportWeek(
  { week, monday }: Pick<ReportWeek, "week" | "monday">,
  school: SchoolCalendar,
  records: WeekRecords,
  attentions: Attentions = new Map(),
): ChildWeek[] {
  return records.students.map(({ id, name }) => {
    const of = <Row extends { student_id: string }>(rows: Row[]) => rows.filter((row) => row.student_id === id)
    const graded = of(records.graded)
    const open = of(records.open)
    // Handed-in work waits for the adults, so it is not listed as overdue.
    const undone = open.filter(({ status }) => isToDo(status))
    const average = courseGrade({ scale: records.scale, weights: null, drop_lowest: null, work: graded })
    const days = countedDays(week, (day) => isSchoolDay(school, id, day), monday)
    return {
      name,
      attendance: attendanceOf(id, of(records.marks), days),
      graded,
      average: averageOf(average),
      waiting: open.filter(({ status }) => isWaiting(status)).map((work) => ({ ...work, late: work.due < monday })),
      overdue: undone.filter(({ due }) => due < monday),
      due: undone.filter(({ due }) => due >= monday),
      lesson_count: of(records.lessons).reduce((sum, { count }) => sum + count, 0),
      attention: attentions.get(id) ?? null,
    }
  })
}

function averageOf({ shown_percent, letter }: GradeFigures): ChildWeek["average"] {
  return shown_percent === null ? null : { percent: shown_percent, letter }
}

/** Null if no school day of the week has a mark, which does not mean absence. */
function attendanceOf(student_id: string, marks: Mark[], days: Day[]): ChildWeek["attendance"] {
  const counted = marks.filter(({ date }) => days.includes(date))
  if (counted.length === 0) return null
  return {
    counts: countMarks(counted),
    school_days: days.length,
    rate: weekRate(counted, new Map([[student_id, days]])),
  }
}

/** True if attendance or a grade was recorded in the past week. Work may have been turned in all the same. */
export function hasRecords({ attendance, graded }: ChildWeek): boolean {
  return attendance !== null || graded.length > 0
}
