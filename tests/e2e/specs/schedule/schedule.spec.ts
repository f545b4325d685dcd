import { choose, entry, form, moveOn, nextWeek, openSchedule, scienceClass, slot, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "a class is added by clicking a slot, dragged to another hour, kept after a reload, and undone",
  { tag: ["@smoke", "@schedule.create", "@schedule.drag-scope"] },
  async ({ page }) => {
    await openSchedule(page)
    await page.goto(week)
    await expect(page.getByText("Nothing on the Schedule")).toBeVisible()
    await slot(page, "Monday, Jan 7", "9:00 AM").click()
    const dialog = form(page, "New entry")
    await expect(dialog.getByRole("checkbox", { name: "Mon" })).toBeChecked()
    await expect(dialog.getByLabel("Start time")).toHaveValue("09:00")
    await expect(dialog.getByLabel("End time")).toHaveValue("10:00")
    await dialog.getByRole("button", { name: "Add Class" }).click()
    await expect(dialog).toBeHidden()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7")).toBeVisible()
    await expect(page.getByText("Nothing on the Schedule")).toHaveCount(0)

    await entry(page, "Science (Ben)").dragTo(slot(page, "Tuesday, Jan 8", "11:00 AM"))
    await moveOn(page, "From then on")
    const moved = entry(page, "Science (Ben), 11:00 AM – 12:00 PM, Tuesday, Jan 8")
    await expect(moved).toBeVisible()
    await expect(page.getByText(/Science \(Ben\) is on Tuesdays at 11:00 AM from the week of Jan 7 on\./)).toBeVisible()
    await page.reload()
    await expect(moved).toBeVisible()
    await expect(entry(page, "Science (Ben)")).toHaveCount(1)

    await moved.dragTo(slot(page, "Tuesday, Jan 8", "9:30 AM"))
    await moveOn(page, "Cancel")
    await expect(moved).toBeVisible()
    await moved.dragTo(slot(page, "Tuesday, Jan 8", "9:30 AM"))
    await moveOn(page, "Only on Jan 8")
    await expect(entry(page, "Science (Ben), 9:30 AM – 10:30 AM")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(moved).toBeVisible()
    await page.reload()
    await expect(moved).toBeVisible()
  },
)

test(
  "dragging a class leaves earlier weeks unchanged, and Undo merges it again",
  { tag: "@schedule.from-week-on" },
  async ({ page }) => {
    const family = await openSchedule(page)
    await family.make("schedule", scienceClass(family))
    await page.goto(nextWeek)
    await entry(page, "Science (Ben)").dragTo(slot(page, "Wednesday, Jan 16", "11:00 AM"))
    await moveOn(page, "From then on")
    await expect(entry(page, "Science (Ben), 11:00 AM – 12:00 PM, Wednesday, Jan 16")).toBeVisible()
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
    await page.getByRole("button", { name: "Previous week" }).click()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 7")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByRole("button", { name: "Next week" }).click()
    await expect(entry(page, "Science (Ben), 9:00 AM – 10:00 AM, Monday, Jan 14")).toBeVisible()
    await expect(entry(page, "Science (Ben)")).toHaveCount(1)
  },
)

test("dragging the edge of a class extends it", { tag: "@schedule.resize" }, async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family))
  await page.goto(week)
  const before = entry(page, "Science (Ben), 9:00 AM – 10:00 AM")
  await before.hover()
  const box = await before.boundingBox()
  const until = await slot(page, "Monday, Jan 7", "11:00 AM").boundingBox()
  if (!box || !until) throw new Error("The class or its new end is not visible.")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, until.y - 10, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, until.y, { steps: 4 })
  await page.mouse.up()
  // Enter chooses the day alone.
  await expect(form(page, "Move Science (Ben)").getByRole("button", { name: "Only on Jan 7" })).toBeFocused()
  await page.keyboard.press("Enter")
  const longer = entry(page, "Science (Ben), 9:00 AM – 11:00 AM")
  await expect(longer).toBeVisible()
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
  await page.reload()
  await expect(longer).toBeVisible()
})

test("dragging over free hours starts an entry of that length", { tag: "@schedule.draw" }, async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family))
  await page.goto(week)
  await expect(entry(page, "Science (Ben)")).toBeVisible()
  const from = await slot(page, "Thursday, Jan 10", "9:00 AM").boundingBox()
  const to = await slot(page, "Thursday, Jan 10", "10:30 AM").boundingBox()
  if (!from || !to) throw new Error("The slots are not visible.")
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 })
  await page.mouse.up()
  const dialog = form(page, "New entry")
  await expect(dialog.getByRole("checkbox", { name: "Thu" })).toBeChecked()
  await expect(dialog.getByLabel("Start time")).toHaveValue("09:00")
  await expect(dialog.getByLabel("End time")).toHaveValue("11:00")
})

test("the form warns about overlaps and still accepts the entry", { tag: "@schedule.overlap" }, async ({ page }) => {
  const family = await openSchedule(page)
  await family.make("schedule", scienceClass(family))
  await page.goto(week)
  await page.getByRole("button", { name: "New Entry" }).click()
  const dialog = form(page, "New entry")
  await expect(dialog.getByText(/This overlaps Science \(Ben\), Mondays 9:00 AM – 10:00 AM/)).toBeVisible()
  await dialog.getByLabel("Start time").fill("10:00")
  await dialog.getByLabel("End time").fill("09:30")
  await expect(dialog.getByText(/This overlaps/)).toHaveCount(0)
  await dialog.getByRole("button", { name: "Add Class" }).click()
  await expect(dialog.getByText("End time must be after the start time.").first()).toBeVisible()
  await expect(dialog.getByLabel("End time")).toBeFocused()
  await dialog.getByLabel("Start time").fill("09:15")
  await choose(dialog, "Subject", "Latin")
  await dialog.getByRole("button", { name: "Add Class" }).click()
  await expect(dialog).toBeHidden()
  await expect(entry(page, "Latin (Ben), 9:15 AM – 9:30 AM")).toBeVisible()
})

test(
  "an event over two days is in the all-day lane, moves by days, and is edited and deleted",
  { tag: "@schedule.all-day-events" },
  async ({ page }) => {
    await openSchedule(page)
    await page.goto(week)
    await page.getByRole("button", { name: "Add an entry for all day on Tuesday, Jan 8" }).click()
    const dialog = form(page, "New entry")
    await expect(dialog.getByRole("switch", { name: "All day" })).toBeChecked()
    await dialog.getByRole("button", { name: "Add Event" }).click()
    await expect(dialog.getByText("Title is required.").first()).toBeVisible()
    await dialog.getByLabel("Title").fill("Science fair")
    await dialog.getByLabel("Last day").fill("2030-01-07")
    await dialog.getByRole("button", { name: "Add Event" }).click()
    await expect(dialog.getByText("Last day must not be before the first day.").first()).toBeVisible()
    await dialog.getByLabel("Last day").fill("2030-01-09")
    await dialog.getByRole("button", { name: "Add Event" }).click()
    await expect(dialog).toBeHidden()
    const fair = entry(page, "Science fair, All day, Tuesday, Jan 8")
    await expect(fair).toBeVisible()

    await fair.dragTo(page.getByRole("button", { name: "Add an entry for all day on Thursday, Jan 10" }))
    await expect(entry(page, "Science fair, All day, Thursday, Jan 10")).toBeVisible()
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
    await page.reload()
    await entry(page, "Science fair").click()
    const edit = form(page, "Edit Science fair")
    await expect(edit.getByLabel("Last day")).toHaveValue("01/11/2030")
    await edit.getByLabel("Title").fill("Fair")
    await edit.getByRole("button", { name: "Save" }).click()
    await expect(edit).toBeHidden()
    await entry(page, "Fair, All day").click()
    await form(page, "Edit Fair").getByRole("button", { name: "Delete" }).click()
    await form(page, "Delete Fair?").getByRole("button", { name: "Delete Fair" }).click()
    await expect(entry(page, "Fair")).toHaveCount(0)
  },
)

test(
  "a lesson is in the all-day lane, moves to another day, and links to the planner",
  { tag: "@schedule.lessons" },
  async ({ page }) => {
    const { curriculum, make } = await openSchedule(page)
    await make("lessons", { curriculum_id: curriculum, title: "Craters", planned_date: "2030-01-07" })
    await page.goto(week)
    await entry(page, "Craters (Ben)").dragTo(
      page.getByRole("button", { name: "Add an entry for all day on Wednesday, Jan 9" }),
    )
    await expect(entry(page, "Craters (Ben), Science lesson, Wednesday, Jan 9")).toBeVisible()
    await expect(page.getByText("“Craters” is planned for Wednesday, Jan 9.")).toBeVisible()
    await page.reload()
    await entry(page, "Craters (Ben), Science lesson, Wednesday, Jan 9").click()
    await expect(page.getByLabel("Lesson title")).toHaveValue("Craters")
  },
)
