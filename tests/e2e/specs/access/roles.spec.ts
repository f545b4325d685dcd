import { eli, marisol, signIn, signInToDashboard } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

// Each path of the app, opened by each role.
const adultRoutes = [
  "/dashboard",
  "/week",
  "/schedule",
  "/lesson-planner",
  "/curriculum",
  "/assignments",
  "/progress",
  "/attendance",
  "/students",
  "/subjects",
  "/providers",
  "/resources",
]
const studentRoutes = [
  "/student/dashboard",
  "/student/assignments",
  "/student/schedule",
  "/student/grades",
  "/student/onboarding",
  "/student/set-password",
]

test(
  "signed-out visitors are redirected from protected pages to sign in, which leads back",
  { tag: ["@access.adult-pages", "@access.student-pages"] },
  async ({ page }) => {
    for (const route of [...adultRoutes, ...studentRoutes, "/settings", "/admin/dashboard", "/complete-profile"]) {
      await page.goto(`${route}?x=1`)
      await expect(page, route).toHaveURL(`/login?from=${encodeURIComponent(`${route}?x=1`)}`)
    }
  },
)

test("the Unauthorized page is open to everyone", async ({ page }) => {
  await page.goto("/unauthorized")
  await page.getByRole("link", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/login")
})

test(
  "a parent can open the adult pages and none of the children's",
  { tag: ["@access.adult-pages", "@access.student-pages", "@access.unauthorized"] },
  async ({ page }) => {
    await signInToDashboard(page)
    for (const route of [...adultRoutes, "/settings"]) {
      await page.goto(route)
      await expect(page.getByRole("navigation", { name: "Main" }), route).toBeVisible()
      await expect(page, route).toHaveURL(route)
    }
    for (const route of studentRoutes) {
      await page.goto(route)
      await expect(page, route).toHaveURL("/unauthorized")
    }
  },
)

test("a teacher can open the adult pages, but not the children's or the admin's", async ({ page }) => {
  await signIn(page, marisol)
  await expect(page).toHaveURL("/dashboard")
  for (const route of ["/assignments", "/students", "/settings"]) {
    await page.goto(route)
    await expect(page.getByRole("navigation", { name: "Main" }), route).toBeVisible()
  }
  for (const route of ["/student/dashboard", "/admin/dashboard"]) {
    await page.goto(route)
    await expect(page, route).toHaveURL("/unauthorized")
  }
})

test(
  "a child can open its own pages and the settings, and none of the adults'",
  { tag: ["@access.adult-pages", "@access.student-pages", "@access.unauthorized", "@portal.settings"] },
  async ({ page }) => {
    await signIn(page, eli)
    await expect(page).toHaveURL("/student/dashboard")
    for (const route of [...adultRoutes, "/admin/dashboard"]) {
      await page.goto(route)
      await expect(page, route).toHaveURL("/unauthorized")
    }
    await page.getByRole("link", { name: /dashboard/i }).click()
    await expect(page).toHaveURL("/student/dashboard")
    for (const route of ["/student/assignments", "/student/schedule", "/student/grades", "/settings"]) {
      await page.goto(route)
      await expect(page.getByRole("navigation", { name: "Main" }), route).toBeVisible()
      await expect(page, route).toHaveURL(route)
    }
  },
)

test("signing in does not lead to a page for another role", { tag: "@access.landing" }, async ({ page }) => {
  await page.goto("/students")
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
})
