import { dayToMidnight } from "@hearthbook/core/time/days"
import type { ChildDay, DashboardView } from "@hearthbook/api/records/dashboard"
import type { StudentSummary } from "@hearthbook/api/family/student"

/** A school day of a child without a mark, with these parts. */
export const sampleDay = (student: StudentSummary, parts: Partial<ChildDay> = {}): ChildDay => ({
  student,
  is_school_day: true,
  mark: null,
  previous_status: "late",
  classes: [],
  held_class_ids: [],
  noted_time: [],
  lessons: [],
  due: [],
  overdue_count: 0,
  overdue_ids: [],
  ...parts,
})

/** The dashboard of these children on Thursday, November 26, 2026, with nothing else. */
export const sampleOverview = (children: ChildDay[], more: Partial<DashboardView> = {}): DashboardView => ({
  today: dayToMidnight("2026-11-26"),
  is_school_day: true,
  previous_school_day: dayToMidnight("2026-11-25"),
  next_school_day: dayToMidnight("2026-11-27"),
  stats: { student_count: children.length, upcoming_assignments: 0, attendance_rate: null, average_grade: null },
  left_over: { lessons: 0, since: null, fixed: [], fixed_count: 0 },
  setup: { student_count: children.length, without_login: [], without_curriculum: [] },
  children,
  asks_for_classes: false,
  events: [],
  attention: [],
  filings: [],
  upcoming: [],
  upcoming_count: 0,
  recently_graded: [],
  waiting: [],
  waiting_count: 0,
  ...more,
})
