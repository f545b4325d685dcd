import { mergeTests } from "playwright/test"
import { test as base } from "../fixtures/test.ts"
import { postAs } from "../fixtures/rest-client.ts"
import { openFamily } from "../pages/family.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"

// The address of a course has an id, so it is not in screens.ts.
const test = mergeTests(base, counted)
test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    test("a course, its parts and its states are accessible", { tag: "@site.screens" }, async ({ page, counter }) => {
      const { curriculum } = await openFamily(page)
      await postAs(page, "lessons/series", {
        curriculum_ids: [curriculum],
        titles: ["Planets", "The great storms of Jupiter and what a barometer would say there", "Comets"],
        preview: false,
      })
      await page.goto(`/curriculum/${curriculum}`)
      const inspect = (where: string) =>
        inspectPage({ page, where: `the course, ${where}`, minTargetSize: 24, counter })

      await page.getByRole("checkbox", { name: "Planets is done" }).check()
      await page.getByRole("checkbox", { name: "Select Comets" }).check()
      await inspect("with a selected lesson")
      await page.getByRole("button", { name: "Clear the selection" }).click()

      await page.getByRole("button", { name: "Rename Comets" }).click()
      await inspect("with a title that is edited")
      await page.keyboard.press("Escape")

      await page.getByRole("button", { name: "Reorder Comets" }).press("Space")
      await page.keyboard.press("ArrowUp")
      await inspect("with a lifted lesson")
      await page.keyboard.press("Escape")

      for (const part of ["Assignments", "Resources", "Notes", "Grading"]) {
        await page.getByRole("tab", { name: part }).click()
        await page.getByRole("tabpanel", { name: part }).getByRole("heading").first().waitFor()
        await inspect(part)
      }

      await page.getByRole("button", { name: "Change: How it is graded" }).click()
      await page.getByText("By weights").click()
      await page.getByLabel("Weight of Tests").fill("heavy")
      await page.getByRole("button", { name: "Save" }).click()
      await inspect("with a weight that is no number")
      await page.getByLabel("Weight of Tests").fill("50")
      await page.getByRole("button", { name: "Save" }).click()
      await page.getByText("By weights: Tests 50").waitFor()
      await page.getByRole("button", { name: "Change: On records" }).click()
      await page.getByRole("dialog").waitFor()
      await inspect("with the form of its records")
    })
  })
}
