import type { UserView, WhoamiView } from "@hearthbook/api/schemas/auth"
import type { SubjectView } from "@hearthbook/api/schemas/subject"

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
    expires_at: null,
  },
  has_password: true,
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
  curriculum_count: 0,
  version: 2,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}
