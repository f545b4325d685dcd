import { faults } from "@hearthbook/core/errors/errors"
import { afterEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { session } from "../../session/client.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, parent } from "../../testing/sample-family.ts"
import { sampleYear } from "../../testing/sample-year.ts"
import { BundleOfYear } from "./bundle-of-year.tsx"

afterEach(() => void vi.restoreAllMocks())

test("the bundle of the year is saved, or its refusal shown", { tags: ["export.bundle-button"] }, async () => {
  await renderScreen(<BundleOfYear />, { "schoolYears.list": () => [sampleYear], "students.list": () => [benView] })
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))
  session.signIn({ user: parent, access_token: `e30.${claims}.e30`, refresh_token: "refresh-1", remember: false })
  const { code } = faults.RATE_LIMITED
  const refused = { code, message: "Too many requests. Try again in 9 minutes.", request_id: "1" }
  const answers = [Response.json(refused, { status: 429 }), new Response("PK")]
  const asked: unknown[] = []
  vi.spyOn(window, "fetch").mockImplementation((address) => {
    asked.push(address)
    return Promise.resolve(answers.shift() ?? Response.error())
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const button = page.getByRole("button", { name: `Year-end bundle ${sampleYear.academic_year}` })
  await button.click()
  await expect.element(page.getByText("Try again in 9 minutes.")).toBeVisible()
  expect(saved).toEqual([])
  await button.click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatch(/^hearthbook-[a-z0-9-]+-\d{4}-\d{4}\.zip$/)
  expect(asked[1]).toMatch(new RegExp(`^/api/v1/school-years/${sampleYear.id}/bundle\\.zip\\?paper=(letter|a4)$`))
})

test("there is none before there is a student", { tags: ["export.bundle-button"] }, async () => {
  await renderScreen(<BundleOfYear />, { "schoolYears.list": () => [sampleYear], "students.list": () => [] })
  await expect.element(page.getByRole("button")).not.toBeInTheDocument()
})
