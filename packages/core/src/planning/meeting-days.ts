import { occursOn, onlyDayOf, type Recurrence } from "./schedule.ts"
import { weekdayOf, type Day, type Weekday } from "../time/days.ts"
import type { CourseDays } from "./course-days.ts"
import { isDayOff, isSchoolDay, type SchoolCalendar, type SchoolYear } from "./school-days.ts"

/**
 * The weekdays of a course. `meeting_days` are those that were chosen; null means the days of `classes`, the child's weekly classes
 * of the course's subject, or without a class the year's school days.
 */
export type CourseWeek = { year: SchoolYear; meeting_days: Weekday[] | null; classes: Recurrence[] }

/** A child's course from its first to its last day, both included, in the family's calendar. */
export type MeetingCourse = CourseWeek & { calendar: SchoolCalendar; student_id: string; start: Day; end: Day }

/**
 * The days on which a course meets. From its start to its end these are the child's school days on the course's weekdays. If the
 * weekdays come from classes, a class must be held on that very day. After the end these are all days on the course's weekdays, of a
 * school year or not, without the child's days off; the weekdays of all weekly classes count, ended or not.
 */
export function courseDays(course: MeetingCourse): CourseDays {
  const { calendar, student_id, start, end } = course
  const weekdaysAfter = new Set(weekdaysOf(course))
  return {
    start,
    end,
    meetsOn: (day) => {
      if (day < start) return false
      if (day > end) return weekdaysAfter.has(weekdayOf(day)) && !isDayOff(calendar, student_id, day)
      return isCourseWeekday(course, day) && isSchoolDay(calendar, student_id, day)
    },
  }
}

function isCourseWeekday({ year, meeting_days, classes }: CourseWeek, day: Day): boolean {
  if (meeting_days === null && classes.length > 0) return classes.some((entry) => occursOn(entry, day))
  return (meeting_days ?? year.school_days).includes(weekdayOf(day))
}

function weekdaysOf({ year, meeting_days, classes }: CourseWeek): Weekday[] {
  if (meeting_days !== null) return meeting_days
  if (classes.length === 0) return year.school_days
  const weekly = classes.filter((entry) => onlyDayOf(entry) === null)
  return (weekly.length > 0 ? weekly : classes).map(({ day_of_week }) => day_of_week)
}
