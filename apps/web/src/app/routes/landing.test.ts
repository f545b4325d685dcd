import { expect, test } from "vitest"
import { loginFrom } from "../../lib/paths.ts"
import { pageAfterSignIn } from "./landing.ts"

const search = (from: string) => loginFrom(from).split("?")[1] ?? ""

test(
  "signing in leads back to the remembered page, query and place included",
  { tags: ["access.return-to-page"] },
  () => {
    expect(pageAfterSignIn("parent", search("/assignments?status=overdue#latest"))).toBe(
      "/assignments?status=overdue#latest",
    )
    expect(pageAfterSignIn("student", search("/student/grades"))).toBe("/student/grades")
  },
)

test(
  "without one, a child arrives at its own page and every adult at the dashboard",
  { tags: ["access.landing"] },
  () => {
    expect(pageAfterSignIn("student", "")).toBe("/student/dashboard")
    for (const role of ["parent", "teacher", "admin"] as const) expect(pageAfterSignIn(role, "")).toBe("/dashboard")
  },
)

test("a page remembered for somebody else is no place to send them", () => {
  expect(pageAfterSignIn("student", search("/students"))).toBe("/student/dashboard")
  expect(pageAfterSignIn("parent", search("/student/grades/"))).toBe("/dashboard")
  expect(pageAfterSignIn("teacher", search("/admin/dashboard"))).toBe("/dashboard")
  expect(pageAfterSignIn("admin", search("/admin/dashboard"))).toBe("/admin/dashboard")
})

test("settings are everybody's", { tags: ["access.student-pages"] }, () => {
  for (const role of ["student", "parent"] as const) {
    expect(pageAfterSignIn(role, search("/settings?tab=security"))).toBe("/settings?tab=security")
  }
})

test("signing in leads neither back to itself nor to a refusal", () => {
  for (const from of ["/login?from=%2Flogin", "/register", "/unauthorized"]) {
    expect(pageAfterSignIn("parent", search(from))).toBe("/dashboard")
  }
})
