import { paths } from "../../../apps/web/src/lib/paths.ts"

/** The user who opens a screen: signed out, the demo family's parent, or its child. */
export type Visitor = "anyone" | "parent" | "child"

type Screen = Partial<Record<Visitor, string[]>> | `${string}.spec.ts` | null

/** Paths whose visitor and address follow from them: a parent's, without an id. */
type Plain = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends `${string}:${string}` | `/student/${string}` ? never : Name
}[keyof typeof paths]

/**
 * The screens of paths by visitor, with their views. A path without a row is opened as it is by a parent; one with an id or of a child does
 * not compile without a row. `null` marks paths that redirect or that need a state created by one-time-screens.spec.ts; a name is the spec of
 * this folder that opens the path, whose address has an id.
 */
const rows: Partial<Record<Plain, Screen>> & Record<Exclude<keyof typeof paths, Plain>, Screen> = {
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
  student: "student-page.spec.ts",
  course: "course-page.spec.ts",
  assignments: { parent: ["/assignments", "/assignments?student=all&status=graded"] },
  lessonPlanner: { parent: ["/lesson-planner", "/lesson-planner?view=week"] },
  progress: { parent: ["/progress", "/progress?tab=achievements"] },
  attendance: { parent: ["/attendance", "/attendance?view=timeline", "/attendance?view=analytics"] },
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

const plain = Object.entries(paths).map(([name, path]) => [name, { parent: [path] }])

/** The screens of every path. */
export const screens = { ...Object.fromEntries(plain), ...rows } as Record<keyof typeof paths, Screen>

/** All URLs of a visitor. Signed-out visitors also get the page for unknown paths. */
export function screensOf(visitor: Visitor): string[] {
  const own = Object.values(screens).flatMap((screen) => (typeof screen === "string" ? [] : (screen?.[visitor] ?? [])))
  return visitor === "anyone" ? [...own, "/no-such-page"] : own
}

/** Splits a list into chunks, so that each test is short. */
export function chunk<Item>(items: Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)]
}
