import { mergeTests } from "playwright/test"
import { cell, expectMark, openAttendanceFamily, waitUntilSaved } from "../pages/attendance.ts"
import { expectFocusIn } from "../pages/dialog.ts"
import { openFamily } from "../pages/family.ts"
import { entry, form, openSchedule, week } from "../pages/schedule.ts"
import { test as withKeyboard } from "../fixtures/keyboard.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, withKeyboard)

// Planning, attendance and the schedule by keyboard.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("a lesson is planned with a resource from quick add, by keyboard", async ({ page, keyboard }) => {
  await openFamily(page)
  await page.goto("/lesson-planner")
  await keyboard.skipToContent()
  await keyboard.choose(page.getByRole("combobox", { name: "Curriculum" }), "Science")
  await keyboard.tabTo(page.getByLabel("Lesson title"))
  await keyboard.type("Tides")
  await keyboard.tabTo(page.getByLabel("Lesson date"))
  await keyboard.type("01092030")
  const quickAdd = page.getByRole("button", { name: "Quick Add Resource" })
  await keyboard.pressOn(quickAdd)
  const dialog = page.getByRole("dialog")
  await expectFocusIn(dialog)
  await keyboard.type("Tide table")
  await keyboard.tabTo(dialog.getByLabel("URL"))
  await keyboard.type("https://example.com/tides")
  await keyboard.tabTo(dialog.getByRole("button", { name: "Add and Attach" }))
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await keyboard.expectAt(quickAdd)
  const save = page.getByRole("button", { name: "Save Lesson Plan" })
  await keyboard.pressOn(save)
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
})

test("a week of attendance is marked by keyboard", { tag: "@site.keyboard" }, async ({ page, keyboard }) => {
  await openAttendanceFamily(page, ["Ada", "Ben"])
  await page.goto("/attendance?week=2026-01-05")
  await keyboard.skipToContent()
  // The grid is one stop; arrows move within it.
  await keyboard.tabTo(cell(page, "Ada", "Monday, Jan 5"))
  for (const key of ["p", "ArrowRight", "a", "ArrowRight", "l", "ArrowRight", "e", "ArrowDown", "p"]) {
    await keyboard.press(key)
  }
  await waitUntilSaved(page)
  await page.reload()
  await expectMark(page, "Ada", "Monday, Jan 5", "Present")
  await expectMark(page, "Ada", "Tuesday, Jan 6", "Absent")
  await expectMark(page, "Ada", "Wednesday, Jan 7", "Late")
  await expectMark(page, "Ada", "Thursday, Jan 8", "Excused")
  await expectMark(page, "Ben", "Thursday, Jan 8", "Present")
})

test("a class is added to the schedule by keyboard", async ({ page, keyboard }) => {
  await openSchedule(page)
  await page.goto(week)
  const add = page.getByRole("button", { name: "New Entry" }).first()
  await keyboard.skipToContent()
  await keyboard.pressOn(add)
  const dialog = form(page, "New entry")
  await expectFocusIn(dialog)
  await keyboard.tabTo(dialog.getByLabel("Start time"))
  await keyboard.type("1000AM")
  await keyboard.tabTo(dialog.getByLabel("End time"))
  await keyboard.type("1130AM")
  await keyboard.tabTo(dialog.getByRole("button", { name: "Add Class" }))
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await keyboard.expectAt(add)
  const made = entry(page, "Science (Ben), 10:00 AM – 11:30 AM, Monday, Jan 7")
  await keyboard.tabTo(made, { limit: 200 })
  await page.keyboard.press("Enter")
  await expectFocusIn(form(page, "Edit Science (Ben)"))
  await page.keyboard.press("Escape")
  await expect(form(page, "Edit Science (Ben)")).toBeHidden()
  await keyboard.expectAt(made)
})
