import { expect, test } from "vitest"
import { loginFrom } from "../../lib/paths.ts"
import { pageAfterSignIn } from "./landing.ts"

const search = (from: string) => loginFrom(from).split("?")[1] ?? ""

test(
  "signing in leads back to the remembered page with its query and hash",
  { tags: ["access.return-to-page"] },
  () => {
    expect(pageAfterSignIn("parent", search("/assignments?status=overdue#latest"))).toBe(
      "/assignments?status=overdue#latest",
    )
    expect(pageAfterSignIn("student", search("/student/grades"))).toBe("/student/grades")
  },
)

test(
  "without a remembered page, a student lands on the student dashboard and an adult on the dashboard",
  { tags: ["access.landing"] },
  () => {
    expect(pageAfterSignIn("student", "")).toBe("/student/dashboard")
    for (const role of ["parent", "teacher", "admin"] as const) expect(pageAfterSignIn(role, "")).toBe("/dashboard")
  },
)

test("a remembered page that the role may not open is ignored", () => {
  expect(pageAfterSignIn("student", search("/students"))).toBe("/student/dashboard")
  expect(pageAfterSignIn("parent", search("/student/grades/"))).toBe("/dashboard")
  expect(pageAfterSignIn("teacher", search("/admin/dashboard"))).toBe("/dashboard")
  expect(pageAfterSignIn("admin", search("/admin/dashboard"))).toBe("/admin/dashboard")
})

test("everyone may open the settings", { tags: ["access.student-pages"] }, () => {
  for (const role of ["student", "parent"] as const) {
    expect(pageAfterSignIn(role, search("/settings?tab=security"))).toBe("/settings?tab=security")
  }
})

test("signing in leads neither back to sign-in pages nor to /unauthorized", () => {
  for (const from of ["/login?from=%2Flogin", "/register", "/unauthorized"]) {
    expect(pageAfterSignIn("parent", search(from))).toBe("/dashboard")
  }
})
