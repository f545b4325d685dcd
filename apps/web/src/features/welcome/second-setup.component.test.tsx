import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView } from "../../testing/sample-family.ts"
import { sampleClass } from "../../testing/sample-schedule.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { welcomeServer } from "../../testing/welcome-server.ts"
import WelcomePage from "./welcome-page.tsx"

const next = page.getByRole("button", { name: "Next" })
beforeEach(() => {
  stopDate()
})

test(
  "a subject that meets already is named, and is not proposed again at another time",
  { tags: ["setup.page-again"] },
  async () => {
    const held = (["monday", "wednesday"] as const).map((day) => ({ ...sampleClass(day), student_id: benView.id }))
    const moved = { ...sampleClass("friday"), student_id: benView.id }
    const friday = "2026-12-04T00:00:00.000Z"
    await renderScreen(<WelcomePage />, {
      ...welcomeServer(),
      "students.list": () => [benView],
      "schedule.list": () => [...held, { ...moved, start_date: friday, end_date: friday }],
    })
    await next.click()
    await next.click()
    await expect.element(page.getByText("Ben: Math already meets on Mon and Wed.")).toBeVisible()
    await page.getByLabelText("Starts at").fill("10:00")
    const monday = page.getByRole("list", { name: "Ben, Monday" })
    await expect.element(monday.getByRole("listitem", { name: /^Reading/ })).toBeVisible()
    expect(monday.getByRole("listitem", { name: /^Math/ }).elements()).toHaveLength(0)
    await page.getByRole("button", { name: "Add a class for Ben, Monday" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Reading" })).toBeVisible()
    expect(page.getByRole("menuitem", { name: "Math" }).elements()).toHaveLength(0)
  },
)
