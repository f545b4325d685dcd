import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"
import { childCard, expectMarked, openFamilyWithChildren, schoolDayOn, setMark, undo } from "../../pages/dashboard.ts"

const present = "Everyone is present today."

test(
  "one button marks everyone present, and Undo restores each mark",
  { tag: "@dashboard.everyone-present" },
  async ({ page }) => {
    const { post, today } = await openFamilyWithChildren(page, ["Ada", "Ben", "Cleo"])
    await post("events", schoolDayOn(today))
    await page.reload()
    await setMark(page, "Ada", "Absent")
    await expectMarked(page, "Ada", "Absent")

    await page.getByRole("button", { name: "Everyone present" }).click()
    for (const name of ["Ada", "Ben", "Cleo"]) await expectMarked(page, name, "Present")
    await expect(page.getByText(present)).toBeVisible()
    await expect(page.getByRole("button", { name: "Everyone present" })).toHaveAttribute("aria-disabled", "true")
    await page.reload()
    for (const name of ["Ada", "Ben", "Cleo"]) await expectMarked(page, name, "Present")

    await setMark(page, "Ben", "Late")
    await expect(page.getByText("Ben: Late.")).toBeVisible()
    await page.getByRole("button", { name: "Everyone present" }).click()
    await undo(page, present)
    await expectMarked(page, "Ben", "Late")
    await expectMarked(page, "Ada", "Present")
  },
)

test("Undo of everyone present clears the marks of children who had none", async ({ page }) => {
  const { post, today } = await openFamilyWithChildren(page, ["Ada", "Ben"])
  await post("events", schoolDayOn(today))
  await page.reload()
  await page.getByRole("button", { name: "Everyone present" }).click()
  await undo(page, present)
  await expectMarked(page, "Ada", null)
  await page.reload()
  await expectMarked(page, "Ada", null)
  await expectMarked(page, "Ben", null)
})

test(
  "one button copies each child's mark of the last school day, with Undo",
  { tag: "@dashboard.copy-yesterday" },
  async ({ page }) => {
    const family = await openFamilyWithChildren(page, ["Ada", "Ben", "Cleo"])
    const { children, previous_school_day: date, post } = family
    await post("events", schoolDayOn(family.today))
    await page.reload()
    const copy = page.getByRole("button", { name: "Copy yesterday" })
    await expect(copy).toHaveAttribute("aria-disabled", "true")
    await expect(copy).toHaveAccessibleDescription(/^No one was marked on \w+, \w+ \d+\.$/)
    await copy.click({ force: true })
    await expectMarked(page, "Ada", null)

    const records = [
      { student_id: children.get("Ada"), date, status: "excused" },
      { student_id: children.get("Ben"), date, status: "late" },
    ]
    await post("attendance/bulk", { records })
    await page.reload()
    await setMark(page, "Ben", "Absent")
    await page.getByRole("button", { name: "Present, Cleo" }).click()
    await expect(page.getByText("Cleo: Present.")).toBeVisible()
    await expect(copy).toHaveAccessibleDescription(/^Same as on \w+, \w+ \d+$/)
    await copy.click()
    await expect(page.getByText(/^2 marks copied from /)).toBeVisible()
    await expectMarked(page, "Ada", "Excused")
    await expectMarked(page, "Ben", "Late")
    // A child without a mark yesterday keeps today's mark.
    await expectMarked(page, "Cleo", "Present")
    await undo(page, /^2 marks copied from /)
    await expectMarked(page, "Ada", null)
    await expectMarked(page, "Ben", "Absent")
    await expectMarked(page, "Cleo", "Present")
  },
)

test(
  "one child's mark is set, changed, cleared and undone by keyboard",
  { tag: "@dashboard.mark" },
  async ({ page }) => {
    const { post, today } = await openFamilyWithChildren(page, ["Ada"])
    await post("events", schoolDayOn(today))
    await page.reload()
    const mark = childCard(page, "Ada").getByRole("group", { name: "Attendance of Ada" }).getByRole("button").first()
    // With one child there is no button for everyone.
    await expect(mark).toHaveAccessibleName("Present, Ada")
    await expect(page.getByRole("button", { name: "Everyone present" })).toHaveCount(0)
    await mark.focus()
    await page.keyboard.press("Enter")
    await expectMarked(page, "Ada", "Present")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(page.getByRole("menuitem", { name: "Present" })).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expectMarked(page, "Ada", "Absent")
    await mark.focus()
    await page.keyboard.press("Space")
    await expectMarked(page, "Ada", null)
    await expect(page.getByText("Cleared Ada’s mark.")).toBeVisible()
    await page.keyboard.press("Control+z")
    await expectMarked(page, "Ada", "Absent")
    await page.reload()
    await expectMarked(page, "Ada", "Absent")
  },
)

test("a mark that was undone, cleared and set again can be undone again", async ({ page }) => {
  const { post, today } = await openFamilyWithChildren(page, ["Ada"])
  await post("events", schoolDayOn(today))
  await page.reload()
  const press = () => childCard(page, "Ada").getByRole("button", { name: "Present, Ada" }).click()
  await press()
  await expect(page.getByText("Ada: Present.")).toBeVisible()
  await setMark(page, "Ada", "Absent")
  await undo(page, "Ada: Absent.")
  await expectMarked(page, "Ada", "Present")
  await press()
  await expect(page.getByText("Cleared Ada’s mark.")).toBeVisible()
  await setMark(page, "Ada", "Late")
  await undo(page, "Ada: Late.")
  await expectMarked(page, "Ada", null)
  await setMark(page, "Ada", "Excused")
  await expect(page.getByText("Ada: Excused.")).toBeVisible()
  await page.reload()
  await expectMarked(page, "Ada", "Excused")
})

test("due work is graded in its row, and the grade is undone", { tag: "@dashboard.grade" }, async ({ page }) => {
  const { children, today, post } = await openFamilyWithChildren(page, ["Ada", "Ben"])
  const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
  const { id: curriculum_id } = await post("curriculum", { student_id: children.get("Ada"), subject_id })
  await post("assignments", { curriculum_id, title: "Moon phases", due_date: today })
  for (const index of [1, 2, 3, 4, 5]) {
    await post("assignments", { curriculum_id, title: `Late work ${index}`, due_date: `2025-01-0${index}` })
  }
  await page.reload()
  const rows = childCard(page, "Ada").getByRole("list", { name: "Today, Ada" })
  await expect(rows.getByRole("listitem")).toHaveText([/Moon phases/])
  await childCard(page, "Ada").getByRole("button", { name: "5 late", exact: true }).click()
  const late = childCard(page, "Ada").getByRole("list", { name: "Late, Ada" })
  await expect(late.getByRole("listitem")).toHaveText([/Late work 1/, /Late work 2/, /Late work 3/])
  await expect(childCard(page, "Ben")).toContainText("Nothing planned and nothing due today.")

  const work = rows.getByRole("listitem").filter({ hasText: "Moon phases" })
  await work.getByRole("button", { name: "More about Moon phases" }).click()
  await page.getByRole("menuitem", { name: "In progress" }).click()
  await expect(work).toContainText("In progress")
  await work.getByRole("checkbox", { name: "Moon phases: done" }).click()
  await work.getByRole("button", { name: "Grade Moon phases" }).click()
  const score = work.getByLabel("Score of Moon phases")
  await expect(score).toBeFocused()
  await score.fill("101")
  await score.press("Enter")
  await expect(work.getByText("Points must be a number between 0 and 100").first()).toBeVisible()
  await score.fill("93")
  await score.press("Enter")
  await expect(work).toContainText("A 93%")
  await expect(page.getByRole("region", { name: "Recently Graded" })).toContainText("Moon phases")
  await undo(page, "“Moon phases” is graded: A, 93%.")
  await expect(work.getByRole("button", { name: "Grade Moon phases" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Recently Graded" })).not.toContainText("Moon phases")

  await childCard(page, "Ada").getByRole("link", { name: "2 more overdue" }).click()
  await expect(page).toHaveURL(/\/assignments\?student=.*status=overdue/)
  await expect(page.getByRole("article")).toHaveCount(5)
})

test("a lesson of today is completed and undone", { tag: "@dashboard.lesson" }, async ({ page }) => {
  const { children, today, post } = await openFamilyWithChildren(page, ["Ada"])
  const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
  const { id: curriculum_id } = await post("curriculum", { student_id: children.get("Ada"), subject_id })
  await post("lessons", { curriculum_id, title: "The tides", planned_date: today })
  await page.reload()
  const tick = childCard(page, "Ada").getByRole("checkbox", { name: "The tides: done" })
  await tick.click()
  await expect(page.getByText("“The tides” is done.")).toBeVisible()
  await expect(tick).toBeChecked()
  await undo(page, "“The tides” is done.")
  await expect(tick).not.toBeChecked()
  await childCard(page, "Ada").getByRole("link", { name: "The tides" }).click()
  await expect(page.getByLabel("Lesson title")).toHaveValue("The tides")
})

test(
  "today's schedule lists all classes and events by start time with their duration",
  { tag: "@dashboard.durations" },
  async ({ page }) => {
    const { children, today, post } = await openFamilyWithChildren(page, ["Ada", "Ben"])
    await page.reload()
    const schedule = page.getByRole("region", { name: "Today’s Schedule" })
    await expect(schedule).toContainText("No classes today.")

    const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
    const day_of_week = new Date(`${today}T12:00:00Z`).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })
    const lesson = (child: string, start_time: string, end_time: string, location?: string) =>
      post("schedule", {
        student_id: children.get(child),
        subject_id,
        day_of_week: day_of_week.toLowerCase(),
        start_time,
        end_time,
        location,
      })
    await lesson("Ben", "14:00", "15:30", "Kitchen table")
    await lesson("Ada", "09:05", "09:50")
    await post("events", { title: "Swimming", start_date: `${today}T12:15`, end_date: `${today}T13:15` })
    await post("events", { title: "Grandma is here", start_date: "2020-01-01", end_date: today, all_day: true })
    await page.reload()
    await expect(schedule.getByRole("listitem")).toHaveText([
      /All day.*Grandma is here.*Everyone/,
      /9:05 AM.*Science.*Ada.*45 minutes/,
      /12:15 PM.*Swimming.*Everyone.*1 hour/,
      /2:00 PM.*Science.*Ben.*1 hour 30 minutes · Kitchen table/,
    ])
    await expect(childCard(page, "Ben").getByRole("list", { name: "Today, Ben" })).toContainText("2:00 Science")
    await schedule.getByRole("link", { name: /^See all/ }).click()
    await expect(page).toHaveURL("/schedule")
  },
)

test("each quick action opens its page", { tag: "@dashboard.quick-actions" }, async ({ page }) => {
  await openFamilyWithChildren(page, ["Ada"])
  const ways: [string, RegExp][] = [
    ["Add Student", /\/students\?new/],
    ["Create Assignment", /\/assignments\?new/],
    ["Plan Lesson", /\/lesson-planner$/],
    ["Track Progress", /\/progress/],
    ["Mark Attendance", /\/attendance/],
    ["Weekly Schedule", /\/schedule/],
  ]
  for (const [name, address] of ways) {
    await page.goto("/dashboard")
    await page.getByRole("region", { name: "Quick Actions" }).getByRole("link", { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
})

test("the menu of quick add opens each form", { tag: "@dashboard.quick-actions" }, async ({ page }) => {
  const { children, post } = await openFamilyWithChildren(page, ["Ada"])
  const { id: subject_id } = await post("subjects", { name: "Science", grade_level: "4" })
  await post("curriculum", { student_id: children.get("Ada"), subject_id })
  const dialog = (name: string) => page.getByRole("dialog", { name })
  for (const [item, form] of [
    ["Student", dialog("Add a student")],
    ["Assignment", dialog("New assignment")],
    ["Lesson", page.getByRole("heading", { level: 1, name: "Plan a Lesson" })],
    ["Class", dialog("New entry").getByRole("button", { name: "Add Class" })],
    ["Event", dialog("New entry").getByRole("button", { name: "Add Event" })],
  ] as const) {
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Quick Add" }).click()
    await page.getByRole("menuitem", { name: item, exact: true }).click()
    await expect(form, item).toBeVisible()
  }
})

test(
  "the dashboard takes one request for its data, and another for the curricula when the user approaches quick add",
  { tag: "@dashboard.one-request" },
  async ({ page }) => {
    await openDashboard(page)
    await expect(childCard(page, "Nora")).toBeVisible()
    const requested: string[] = []
    page.on("request", (request) => {
      const [, procedures] = /\/api\/trpc\/([^?]*)/.exec(request.url()) ?? []
      if (procedures) requested.push(procedures.split(",").toSorted().join(" "))
    })
    await page.reload()
    for (const name of ["Today’s Schedule", "Upcoming Assignments", "Waiting for a Grade", "Recently Graded"]) {
      await expect(page.getByRole("region", { name })).toBeVisible()
    }
    const form = page.getByRole("form", { name: "Add an assignment" })
    await expect(form).toBeVisible()
    await page.waitForLoadState("networkidle")
    // With the signed-in user and the notifications, which the frame shows.
    expect(requested).toEqual(["auth.whoami dashboard.overview notifications.list"])
    requested.length = 0
    const curriculum = form.getByRole("combobox", { name: "Curriculum for a new assignment" })
    await expect(curriculum).toHaveValue("")
    await form.hover()
    await expect(curriculum).not.toHaveValue("")
    await form.getByLabel("Title of a new assignment").focus()
    await page.waitForLoadState("networkidle")
    expect(requested).toEqual(["curriculum.names"])
  },
)
