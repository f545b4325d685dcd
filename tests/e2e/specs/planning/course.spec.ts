import { ActionCounter } from "../../fixtures/action-counter.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openCourse, planPastLessons, rows } from "../../pages/course.ts"

test(
  "36 lessons from a pattern, then everything is pushed back and restored",
  { tag: ["@planning.course-actions", "@planning.course-page", "@planning.forecast"] },
  async ({ page }) => {
    await openCourse(page)
    const adding = new ActionCounter({ name: "plan 36 lessons of a course", budget: 4, best_peer: "not counted" })
    await adding.click(page.getByRole("button", { name: "Add lessons" }).first(), "Add lessons")
    const dialog = page.getByRole("dialog")
    await adding.fill(dialog.getByLabel("Lessons", { exact: true }), "Lesson {1-36}", "the pattern")
    await expect(dialog.getByRole("heading", { name: /^36 lessons, the last on / })).toBeVisible()
    await expect(dialog.getByRole("table", { name: "Lessons" }).getByRole("row")).toHaveCount(36)
    await adding.click(dialog.getByRole("button", { name: "Add lessons" }), "Add lessons")
    await expect(page.getByText("36 lessons added.")).toBeVisible()
    adding.done()
    await expect(page.getByRole("heading", { name: "36 lessons", exact: true })).toBeVisible()
    await expect(page.getByRole("region", { name: "Forecast" })).toContainText("On track")

    const second = rows(page).filter({ hasText: "Lesson 2" }).first()
    const before = await second.textContent()
    const pushing = new ActionCounter({
      name: "push back a lesson and all after it",
      budget: 3,
      best_peer: "not counted",
    })
    await pushing.click(second.getByRole("button", { name: "More about Lesson 2" }), "More")
    await pushing.click(page.getByRole("menuitem", { name: "Push back" }), "Push back")
    await expect(dialog.getByRole("table", { name: "What changes" }).getByRole("row")).toHaveCount(37)
    await pushing.click(dialog.getByRole("button", { name: "Change 35 lessons" }), "Change")
    await expect(page.getByText("35 lessons changed.")).toBeVisible()
    pushing.done()
    await expect(second).not.toHaveText(before ?? "")
    await page.keyboard.press("ControlOrMeta+z")
    await expect(second).toHaveText(before ?? "")
  },
)

test("a year of lessons from an outline", { tag: "@planning.outline-actions" }, async ({ page }) => {
  await openCourse(page)
  const adding = new ActionCounter({ name: "plan a year from an outline", budget: 4, best_peer: "not counted" })
  await adding.click(page.getByRole("button", { name: "Add lessons" }).first(), "Add lessons")
  const dialog = page.getByRole("dialog")
  await adding.click(dialog.getByRole("combobox", { name: "Use an outline" }), "Use an outline")
  await adding.click(page.getByRole("option", { name: /^4th Grade Math/ }), "4th Grade Math")
  await expect(dialog.getByRole("heading", { name: /^116 lessons, the last on / })).toBeVisible()
  await adding.click(dialog.getByRole("button", { name: "Add lessons" }), "Add lessons")
  await expect(page.getByText("116 lessons added.")).toBeVisible()
  adding.done()
})

test.describe("without a connection", () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test(
    "an outline that cannot be loaded leaves the typed lines",
    { tag: "@planning.outline-use" },
    async ({ page }) => {
      await openCourse(page)
      await page.getByRole("button", { name: "Add lessons" }).first().click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("textbox", { name: "Lessons" }).fill("Our own lesson")
      await dialog.getByRole("combobox", { name: "Use an outline" }).click()
      const outline = page.getByRole("option", { name: /^4th Grade Math/ })
      await expect(outline).toBeVisible()
      await page.context().setOffline(true)
      await outline.click()
      await expect(
        dialog.getByText("The outline could not be loaded. Check your connection and choose it again."),
      ).toBeVisible()
      await expect(dialog.getByRole("textbox", { name: "Lessons" })).toHaveValue("Our own lesson")
      await page.context().setOffline(false)
      await dialog.getByRole("combobox", { name: "Use an outline" }).click()
      await outline.click()
      await dialog.getByRole("button", { name: "Replace my lines" }).click()
      await expect(dialog.getByRole("textbox", { name: "Lessons" })).toHaveValue(/^Ten times as much\n/)
    },
  )
})

test("a course that is behind is caught up with 2 actions", { tag: "@planning.course-catch-up" }, async ({ page }) => {
  await openCourse(page)
  await planPastLessons(page, 20)
  const catching = new ActionCounter({ name: "catch up one course", budget: 2, best_peer: "not counted" })
  await catching.click(
    page.getByRole("region", { name: "Forecast" }).getByRole("button", { name: "Catch up" }),
    "Catch up",
  )
  await catching.click(page.getByRole("dialog").getByRole("button", { name: /^Change \d+ lessons$/ }), "Change")
  await expect(page.getByText(/^\d+ lessons changed\.$/)).toBeVisible()
  catching.done()
  await expect(page.getByRole("region", { name: "Forecast" })).not.toContainText("behind")
  await expect(page.getByRole("button", { name: "Catch up" })).toHaveCount(0)
})

test("lessons are selected and skipped by keyboard, and ticked", { tag: "@planning.course-page" }, async ({ page }) => {
  await openCourse(page)
  await page.getByRole("button", { name: "Add lessons" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Lessons", { exact: true }).fill("Aeneas\nDido\nTurnus")
  await dialog.getByRole("button", { name: "Add lessons" }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole("checkbox", { name: "Select Dido" }).focus()
  await page.keyboard.press("Space")
  const bar = page.getByRole("toolbar", { name: "Selected lessons" })
  await expect(bar).toContainText("1 selected")
  await bar.getByRole("button", { name: "Status" }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Skipped" }).click()
  await expect(rows(page).filter({ hasText: "Dido" })).toContainText("Skipped")
  await expect(bar).toHaveCount(0)

  await page.getByRole("checkbox", { name: "Aeneas is done" }).check()
  await expect(page.getByText("“Aeneas” is done.")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("checkbox", { name: "Aeneas is done" })).toBeChecked()
})

test("a pattern that makes no lessons says so at its field, and keeps what was typed", async ({ page }) => {
  await openCourse(page)
  await page.getByRole("button", { name: "Add lessons" }).first().click()
  const dialog = page.getByRole("dialog")
  const field = dialog.getByLabel("Lessons", { exact: true })
  await field.fill("Lesson {9-1}")
  await dialog.getByRole("button", { name: "Add lessons" }).click()
  await expect(field).toHaveAccessibleDescription(/backwards/)
  await expect(field).toHaveValue("Lesson {9-1}")
})
