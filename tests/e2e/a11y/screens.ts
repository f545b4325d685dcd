import type { paths } from "../../../apps/web/src/lib/paths.ts"

/** The user who opens a screen: signed out, the demo family's parent, or its child. */
export type Visitor = "anyone" | "parent" | "child"

/**
 * Every path of the app by visitor, with its views. A new path without a row does not compile, and page-frame.spec.ts fails. `null`
 * marks paths that redirect or that need a state created by one-time-screens.spec.ts; a name is the spec of this folder that opens the path,
 * whose address has an id.
 */
export const screens: Record<keyof typeof paths, Partial<Record<Visitor, string[]>> | `${string}.spec.ts` | null> = {
  start: { anyone: ["/"] },
  login: { anyone: ["/login", "/login?magic=invalid"] },
  register: { anyone: ["/register"] },
  forgotPassword: { anyone: ["/forgot-password"] },
  resetPassword: { anyone: ["/reset-password?token=unread"] },
  verifyEmail: null,
  completeProfile: null,
  tokenCallback: null,
  providerCallback: null,
  magicLink: null,
  undoSignInChange: { anyone: ["/undo-sign-in-change"] },
  invitation: { anyone: ["/invite/unknown"] },
  unsubscribe: { anyone: ["/unsubscribe", "/unsubscribe?token=unknown"] },
  childAddress: { anyone: ["/child-address", "/child-address?token=unknown"] },
  // tablet.spec.ts opens the faces, because they need a cookie.
  tablet: { anyone: ["/tablet"] },
  unauthorized: { anyone: ["/unauthorized"], parent: ["/unauthorized"], child: ["/unauthorized"] },
  welcome: { parent: ["/welcome"] },
  dashboard: { parent: ["/dashboard"] },
  students: { parent: ["/students"] },
  student: "student-page.spec.ts",
  subjects: { parent: ["/subjects"] },
  providers: { parent: ["/providers"] },
  resources: { parent: ["/resources"] },
  curriculum: { parent: ["/curriculum"] },
  course: "course-page.spec.ts",
  assignments: { parent: ["/assignments", "/assignments?student=all&status=graded"] },
  lessonPlanner: { parent: ["/lesson-planner", "/lesson-planner?view=week"] },
  progress: { parent: ["/progress", "/progress?tab=achievements"] },
  attendance: { parent: ["/attendance", "/attendance?view=timeline", "/attendance?view=analytics"] },
  records: { parent: ["/records"] },
  filing: "filing-page.spec.ts",
  documents: { parent: ["/documents", "/documents?document=attendance-register"] },
  import: { parent: ["/import", "/import?kind=time"] },
  transcript: "transcript.spec.ts",
  sharedTranscript: { anyone: ["/transcript/unknown"] },
  requirements: { anyone: ["/requirements"] },
  week: { parent: ["/week", "/week?student=all"] },
  schedule: {
    parent: ["week", "day", "month", "agenda"].map((view) => `/schedule?view=${view}`),
  },
  settings: {
    parent: ["profile", "notifications", "preferences", "security", "integrations", "school", "family", "tablet"].map(
      (tab) => `/settings?tab=${tab}`,
    ),
    child: ["preferences", "security", "integrations"].map((tab) => `/settings?tab=${tab}`),
  },
  nextYear: { parent: ["/settings/next-year"] },
  adminDashboard: { parent: ["/admin/dashboard"] },
  studentDashboard: { child: ["/student/dashboard"] },
  studentAssignments: {
    child: ["/student/assignments", "/student/assignments?show=graded", "/student/assignments?work=unknown"],
  },
  studentSchedule: { child: ["/student/schedule?view=week", "/student/schedule?view=day"] },
  studentGrades: { child: ["/student/grades"] },
  studentOnboarding: { child: ["/student/onboarding"] },
  studentPassword: null,
  help: { anyone: ["/help"] },
  contact: { anyone: ["/contact"] },
  faq: { anyone: ["/faq"] },
  privacy: { anyone: ["/privacy"] },
  terms: { anyone: ["/terms"] },
}

/** All URLs of a visitor. Signed-out visitors also get the page for unknown paths. */
export function screensOf(visitor: Visitor): string[] {
  const own = Object.values(screens).flatMap((screen) => (typeof screen === "string" ? [] : (screen?.[visitor] ?? [])))
  return visitor === "anyone" ? [...own, "/no-such-page"] : own
}

/** Splits a list into chunks, so that each test is short. */
export function chunk<Item>(items: Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)]
}
