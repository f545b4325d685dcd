/** The path of every page of the web app. Its routes, and the links in mails and push messages, are made from this. */
export const paths = {
  start: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  completeProfile: "/complete-profile",
  tokenCallback: "/auth/callback",
  providerCallback: "/auth/callback/:provider",
  magicLink: "/magic/:token",
  invitation: "/invite/:token",
  unsubscribe: "/unsubscribe",
  undoSignInChange: "/undo-sign-in-change",
  childAddress: "/child-address",
  tablet: "/tablet",
  unauthorized: "/unauthorized",
  welcome: "/welcome",
  dashboard: "/dashboard",
  week: "/week",
  schedule: "/schedule",
  lessonPlanner: "/lesson-planner",
  curriculum: "/curriculum",
  course: "/curriculum/:id",
  assignments: "/assignments",
  progress: "/progress",
  attendance: "/attendance",
  records: "/records",
  filing: "/records/filings/:id",
  documents: "/documents",
  import: "/import",
  students: "/students",
  student: "/students/:id",
  transcript: "/students/:id/transcript",
  subjects: "/subjects",
  providers: "/providers",
  resources: "/resources",
  settings: "/settings",
  nextYear: "/settings/next-year",
  adminDashboard: "/admin/dashboard",
  studentDashboard: "/student/dashboard",
  studentAssignments: "/student/assignments",
  studentSchedule: "/student/schedule",
  studentGrades: "/student/grades",
  studentOnboarding: "/student/onboarding",
  studentPassword: "/student/set-password",
  requirements: "/requirements",
  sharedTranscript: "/transcript/:token",
  help: "/help",
  contact: "/contact",
  faq: "/faq",
  privacy: "/privacy",
  terms: "/terms",
} as const

/** The page of a course. */
export function courseAt(curriculum: { id: string }): string {
  return paths.course.replace(":id", curriculum.id)
}

/** The page of a child's transcript. */
export function transcriptAt(student: { id: string }): string {
  return paths.transcript.replace(":id", student.id)
}

/** The page of something to send or to keep for the state. */
export function filingAt(filing: { id: string }): string {
  return paths.filing.replace(":id", filing.id)
}

/** The page of a student. */
export function studentAt(student: { id: string }): string {
  return paths.student.replace(":id", student.id)
}

/** An assignment, opened over the list of assignments. */
export function assignmentAt(assignment: { id: string }): string {
  return `${paths.assignments}?student=all&view=${assignment.id}`
}

/** An assignment as a child opens it. */
export function studentWorkAt(assignment: { id: string }): string {
  return `${paths.studentAssignments}?work=${assignment.id}`
}

/** The attendance of the week that contains a day. On a phone, that day is selected. */
export function attendanceOn(day: string): string {
  return `${paths.attendance}?week=${day}&day=${day}`
}

/** The dashboard with the children's notes of time open. */
export const notesOfTime = `${paths.dashboard}?notes=time`

export function settingsAt(tab: "family" | "integrations" | "school" | "security" | "tablet"): string {
  return `${paths.settings}?tab=${tab}`
}

type TokenPage = "childAddress" | "resetPassword" | "undoSignInChange" | "unsubscribe" | "verifyEmail"

/** A page that a mailed link opens, with the one-time token in its query. */
export function tokenPageAt(page: TokenPage, token: string): string {
  return `${paths[page]}?${new URLSearchParams({ token })}`
}

/** An invitation to a family. */
export function invitationAt(token: string): string {
  return paths.invitation.replace(":token", token)
}

/** A page that signs a child in without a password. */
export function magicLinkAt(token: string): string {
  return paths.magicLink.replace(":token", token)
}
