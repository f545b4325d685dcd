import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { UserView, WhoamiView } from "@hearthbook/api/access/auth"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { FamilyView } from "@hearthbook/api/family/family"
import type { StudentSummary, StudentView } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"

export const parent: UserView = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  role: "parent",
  first_name: "Sarah",
  last_name: "Miller",
  email: "sarah@example.com",
  student_id: null,
  is_google_drive_connected: false,
  email_verified: true,
  must_change_password: false,
  avatar_id: null,
  theme: "auto",
  date_format: "MM/DD/YYYY",
}

/** The answer of `auth.whoami` for the parent. */
export const whoami: WhoamiView = {
  ...parent,
  family: {
    id: "0190a0a0-0000-7000-8000-000000000002",
    name: "Miller Family",
    time_zone: "America/New_York",
    school_days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    year_start: "08-01",
    children_complete_lessons: true,
    short_names: {},
    expires_at: null,
  },
  has_password: true,
  on_tablet: false,
  sees_grades: true,
  email_verification_required: false,
  created_at: "2026-08-01T12:00:00.000Z",
}

export const sampleSubject: SubjectView = {
  id: "0190a0a0-0000-7000-8000-000000000003",
  name: "Math",
  description: null,
  grade_level: "4",
  color: "#4f46e5",
  icon: "BookOpen",
  core: false,
  curriculum_count: 0,
  version: 2,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

const subject = { id: sampleSubject.id, name: "Math", color: "#4f46e5", icon: "BookOpen" }

export const ben: StudentSummary = {
  id: "0190a0a0-0000-7000-8000-000000000011",
  first_name: "Ben",
  last_name: "Miller",
  grade_level: "4",
  color: "#0f766e",
}
export const cleo: StudentSummary = { ...ben, id: "0190a0a0-0000-7000-8000-000000000012", first_name: "Cleo" }

/** Ben as the page of students shows him. */
export const benView: StudentView = {
  ...ben,
  date_of_birth: "2016-05-04T00:00:00.000Z",
  legal_name: null,
  graduation_date: null,
  test_scores: [],
  sees_grades: true,
  has_login: false,
  curriculum_count: 0,
  assignment_count: 0,
  graded_count: 0,
  attendance_rate: null,
  subjects: [],
  removes: { attendance_records: 0, schedule_entries: 0, events: 0, lessons: 0, submissions: 0 },
  version: 1,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

/** The pace of a curriculum without lessons, and its grading without settings and grades. */
export const samplePace = {
  grade_level: "4",
  grading_scale_id: null,
  weights: null,
  drop_lowest: null,
  level: "regular",
  credits: null,
  credits_proposed: null,
  course_title: null,
  description: null,
  texts: null,
  percent: null,
  shown_percent: null,
  letter: null,
  meeting_days: null,
  minutes_per_lesson: null,
  mode: "dated",
  start_date: null,
  end_date: null,
  next_lesson: null,
  forecast: {
    total: 0,
    done: 0,
    skipped: 0,
    remaining: 0,
    expected: 0,
    behind: 0,
    planned_finish: null,
    pace_finish: null,
    pace_from_end: null,
    target_date: "2027-06-30T00:00:00.000Z",
  },
} satisfies Partial<CurriculumView>

/** A curriculum in a subject for a student. The id ends in `number`. */
export function sampleCurriculum(number: number, student: StudentSummary, name: string): CurriculumView {
  return {
    id: `0190a0a0-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
    student_id: student.id,
    subject_id: subject.id,
    provider_id: null,
    academic_year: "2026-2027",
    semester: "full_year",
    ...samplePace,
    goals: null,
    notes: null,
    student,
    subject: { ...subject, name },
    provider: null,
    assignment_count: 0,
    graded_count: 0,
    lesson_count: 0,
    version: 1,
    created_at: "2026-08-01T12:00:00.000Z",
    updated_at: "2026-08-01T12:00:00.000Z",
  }
}

/** The assignment that the server makes of a title in a curriculum. */
export function sampleAssignment(title: string, curriculum: CurriculumView, due_date: string): AssignmentView {
  return {
    id: crypto.randomUUID(),
    lesson_id: null,
    curriculum_id: curriculum.id,
    student_id: curriculum.student_id,
    title,
    description: null,
    instructions: null,
    points_possible: 100,
    type: "homework",
    status: "assigned",
    effective_status: "assigned",
    assigned_date: "2026-09-01T00:00:00.000Z",
    due_date: `${due_date}T00:00:00.000Z`,
    submission_url: null,
    needs_answer: true,
    extra_credit: false,
    grading_scale_id: standardScale.id,
    student: curriculum.student,
    subject: curriculum.subject,
    grade: null,
    feedback: null,
    version: 1,
    created_at: "2026-09-01T12:00:00.000Z",
    updated_at: "2026-09-01T12:00:00.000Z",
  }
}

/** The family's settings. */
export const sampleFamily: FamilyView = {
  id: whoami.family.id,
  name: whoami.family.name,
  time_zone: whoami.family.time_zone,
  school_days: whoami.family.school_days,
  year_start: whoami.family.year_start,
  children_complete_lessons: true,
  max_day_minutes: null,
  adult_below_grade: null,
  log_classes: "ask",
  rule_pack_id: null,
  grading_scale_id: null,
  hours_per_credit: 120,
  honors_bonus: 0.5,
  ap_bonus: 1,
  dual_enrollment_bonus: 1,
  bonus_from_points: null,
  version: 3,
}
