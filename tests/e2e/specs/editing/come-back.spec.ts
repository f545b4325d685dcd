import { addDays } from "@hearthbook/core/time/days"
import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { childCard, openFamilyWithChildren, schoolDayOn } from "../../pages/dashboard.ts"

/** A course of Ada's with a lesson and work that are due today, and much else, so that the page is long. */
async function openFullDay(page: Page) {
  const { children, today, post } = await openFamilyWithChildren(page, ["Ada"])
  await post("events", schoolDayOn(today))
  const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
  const { id: curriculum_id } = await post("curriculum", { student_id: children.get("Ada"), subject_id })
  for (let number = 1; number <= 30; number += 1) {
    await post("lessons", { curriculum_id, title: `Tides ${number}`, planned_date: today })
  }
  await post("assignments", { curriculum_id, title: "Moon phases", due_date: today, assigned_date: today })
  return { curriculum_id }
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)
const title = (page: Page) => page.getByLabel("Lesson title")

test(
  "closing or saving a lesson comes back to its row on the dashboard, and work to its row",
  { tag: "@editing.come-back" },
  async ({ page }) => {
    await openFullDay(page)
    await page.goto("/dashboard?child=none")
    const day = childCard(page, "Ada")
    const lesson = day.getByRole("link", { name: "Tides 25" })
    await lesson.scrollIntoViewIfNeeded()
    const top = await scrollOf(page)
    await lesson.click()
    await expect(title(page)).toHaveValue("Tides 25")
    await page.getByRole("button", { name: "Cancel Edit" }).click()
    await expect(page).toHaveURL("/dashboard?child=none")
    await expect(day.getByRole("checkbox", { name: "Tides 25: done" })).toBeFocused()
    await expect.poll(() => scrollOf(page)).toBe(top)

    await page.keyboard.press("e")
    await title(page).fill("Spring tides")
    await page.getByRole("button", { name: "Save Lesson Plan" }).click()
    await expect(page).toHaveURL("/dashboard?child=none")
    await expect(day.getByRole("checkbox", { name: "Spring tides: done" })).toBeFocused()

    await day.getByRole("link", { name: "Moon phases" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click()
    await page.getByRole("dialog").getByLabel("Title").fill("Phases of the moon")
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    await expect(page).toHaveURL("/dashboard?child=none")
    await expect(day.getByRole("checkbox", { name: "Phases of the moon: done" })).toBeFocused()
  },
)

test("closing a lesson comes back to its row on the week, in its course and on the schedule", async ({ page }) => {
  const { curriculum_id } = await openFullDay(page)
  await page.goto("/week")
  const address = page.url()
  const chip = page.getByRole("listitem", { name: /^Tides 12,/ })
  await chip.focus()
  await page.keyboard.press("e")
  await expect(title(page)).toHaveValue("Tides 12")
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(page).toHaveURL(address)
  await expect(chip).toBeFocused()

  await chip.page().getByRole("link", { name: "Moon phases" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("listitem", { name: /^Moon phases,/ })).toBeFocused()

  await page.goto(`/curriculum/${curriculum_id}`)
  const more = page.getByRole("button", { name: "More about Tides 9" })
  await more.click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(page).toHaveURL(`/curriculum/${curriculum_id}`)
  await expect(more).toBeFocused()

  await page.goto("/schedule?view=agenda")
  const entry = page.getByRole("main").getByRole("button", { name: /Tides 7\b/ })
  await entry.click()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(page).toHaveURL("/schedule?view=agenda")
  await expect(entry).toBeFocused()
})

test("a planned lesson and a filtered assignment come back to their row", async ({ page }) => {
  await openFullDay(page)
  await page.goto("/lesson-planner?view=week")
  const address = page.url()
  const lesson = page.getByRole("article", { name: "Tides 20, Ada" })
  await lesson.scrollIntoViewIfNeeded()
  const top = await scrollOf(page)
  await lesson.getByRole("button", { name: "Tides 20", exact: true }).click()
  await title(page).fill("Neap tides")
  await page.getByRole("button", { name: "Save Lesson Plan" }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("button", { name: "More about Neap tides" })).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(top)

  await page.goto("/assignments?search=moon&status=assigned")
  const more = page.getByRole("button", { name: "More about Moon phases" })
  await more.click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await page.getByRole("dialog").getByLabel("Title").fill("Moon and tides")
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("button", { name: "More about Moon and tides" })).toBeFocused()
  await expect(page).toHaveURL("/assignments?search=moon&status=assigned")
})

test("a part of the page that was unfolded is open again, also after a filter", async ({ page }) => {
  const { children, today, post } = await openFamilyWithChildren(page, ["Ada", "Ben"])
  await post("events", schoolDayOn(today))
  const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
  const { id: curriculum_id } = await post("curriculum", { student_id: children.get("Ada"), subject_id })
  const late = { due_date: addDays(today, -3), assigned_date: addDays(today, -3) }
  await post("assignments", { curriculum_id, title: "Moon phases", ...late })
  await page.goto("/dashboard")
  const ada = childCard(page, "Ada")
  await ada.getByRole("button", { name: "1 late", exact: true }).click()
  await ada.getByRole("link", { name: "Moon phases" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click()
  await expect(page).toHaveURL("/dashboard")
  await expect(ada.getByRole("checkbox", { name: "Moon phases: done" })).toBeFocused()

  await ada.getByRole("link", { name: "Ada", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Ada Hall" })).toBeVisible()
  await page.goBack()
  await expect(ada.getByRole("link", { name: "Ada", exact: true })).toBeFocused()
  await expect(ada.getByRole("button", { name: "1 late", exact: true })).toHaveAttribute("aria-expanded", "true")

  await page.goto("/students")
  await page.getByRole("link", { name: "Ben Hall" }).click()
  await page.getByRole("button", { name: "Edit Ben" }).click()
  await page.getByRole("dialog").getByLabel("First name").fill("Benny")
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await page.getByRole("main").getByRole("link", { name: "Students" }).click()
  await expect(page.getByRole("link", { name: "Benny Hall" })).toBeFocused()
})
