import { addDays } from "@hearthbook/core/time/days"
import { ActionCounter, type CompletedTask } from "../../fixtures/action-counter.ts"
import { openDashboard } from "../../pages/access.ts"
import { childCard, expectMarked } from "../../pages/dashboard.ts"
import { addLessons, children, leftOver, prepareAttendance, readDay } from "../../pages/demo-day.ts"
import { expect, test } from "../../fixtures/test.ts"
import { expectWritten } from "../../fixtures/actions-page.ts"

const tasks: CompletedTask[] = []

test.describe.configure({ mode: "serial" })
test.beforeEach(({ page }) => openDashboard(page))

// This file changes the demo family, so it uses its own server.
test.use({ serverSettings: { LOG_LEVEL: "error" } })

test("entering a grade with feedback takes 3 actions", async ({ page }) => {
  const counter = new ActionCounter({ name: "enter one grade with feedback", budget: 3, best_peer: "6" })
  const waiting = page.getByRole("region", { name: "Waiting for a Grade" })
  const feedback = waiting.getByLabel(/^Feedback on/).first()
  await counter.fill(waiting.getByLabel(/^Score of/).first(), "9", "the score")
  await counter.fill(feedback, "Every dot is in its place.", "the feedback")
  await counter.enter(feedback)
  await expect(page.getByRole("alert").filter({ hasText: "is graded: " })).toBeVisible()
  tasks.push(counter.done())
})

test("adding an assignment for one child takes 2 actions", async ({ page }) => {
  const counter = new ActionCounter({ name: "add an assignment for one child", budget: 2, best_peer: "11" })
  const title = page.getByLabel("Title of a new assignment")
  await counter.fill(title, "Read to page 40", "the title")
  await counter.enter(title)
  await expect(page.getByRole("alert").filter({ hasText: "Added “Read to page 40” for " })).toBeVisible()
  tasks.push(counter.done())
})

test("finding a child's average in math takes 1 action", async ({ page }) => {
  const counter = new ActionCounter({ name: "find a child's average in math", budget: 1, best_peer: "2 to 3" })
  await counter.click(page.getByRole("link", { name: "Students", exact: true }), "Students")
  await expect(page.getByRole("article", { name: /^Eli/ })).toContainText(/Math 4\s*[A-F][+-]?\s*,?\s*\d+%/)
  tasks.push(counter.done())
})

test("marking three children's attendance takes 1 action", async ({ page }) => {
  await prepareAttendance(page)
  const counter = new ActionCounter({ name: "mark three children's attendance", budget: 1, best_peer: "3" })
  await counter.click(page.getByRole("button", { name: "Everyone present" }), "Everyone present")
  for (const name of children) await expectMarked(page, name, "Present")
  await expect(page.getByText("Everyone is present today.")).toBeVisible()
  tasks.push(counter.done())
})

test("seeing what is due today for all children takes no action", async ({ page }) => {
  const counter = new ActionCounter({ name: "see what is due today for all children", budget: 0, best_peer: "2" })
  for (const name of children) {
    const rows = childCard(page, name).getByRole("list", { name: `Today, ${name}` })
    await expect(rows.getByRole("checkbox").first()).toBeVisible()
  }
  tasks.push(counter.done())
})

test("finishing a child's day takes 1 action", { tag: "@dashboard.finish-day" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "finish a child's day", budget: 1, best_peer: "not counted" })
  const nora = childCard(page, "Nora")
  await expect(nora.getByRole("checkbox", { checked: false }).first()).toBeVisible()
  await counter.click(nora.getByRole("button", { name: "All done, Nora" }), "All done")
  const rows = nora.getByRole("list", { name: "Today, Nora" })
  await expect(rows.getByRole("checkbox", { checked: false, name: /: done$/ })).toHaveCount(0)
  await expect(page.getByText("Nora’s day is done.")).toBeVisible()
  tasks.push(counter.done())
})

test("copying yesterday's attendance takes 1 action", async ({ page }) => {
  await prepareAttendance(page)
  const counter = new ActionCounter({ name: "mark today like yesterday", budget: 1, best_peer: "3 to 5" })
  await counter.click(page.getByRole("button", { name: "Copy yesterday" }), "Copy yesterday")
  for (const name of children) await expectMarked(page, name, "Late")
  await expect(page.getByText(/^3 marks copied from /)).toBeVisible()
  tasks.push(counter.done())
})

test("pushing everything back after a sick day takes 2 actions", { tag: "@dashboard.left-over" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "push everything back after a sick day, for all children",
    budget: 2,
    best_peer: "not counted",
  })
  const line = page.getByRole("region", { name: "Lessons left over" })
  await counter.click(line.getByRole("button", { name: "Push back" }), "Push back")
  await counter.click(page.getByRole("dialog").getByRole("button", { name: /^Change \d+ lessons$/ }), "Change")
  await expect(page.getByText(/^\d+ lessons changed\.$/)).toBeVisible()
  await expect(line.getByText(/left over/)).toHaveCount(0)
  tasks.push(counter.done())
})

test("ticking one thing for three siblings takes 1 action", { tag: "@planning.lesson-together" }, async ({ page }) => {
  const { today } = await readDay(page)
  await addLessons(page, [today], { title: "Poem by the fire", isTogether: true })
  const counter = new ActionCounter({ name: "tick one thing for three siblings", budget: 1, best_peer: "not counted" })
  const rows = children.map((name) =>
    childCard(page, name).getByRole("listitem").filter({ hasText: "Poem by the fire" }),
  )
  const ticks = rows.map((row) => row.getByRole("checkbox", { name: /: done$/ }))
  const [first] = ticks
  if (!first) throw new Error("There is no child.")
  await counter.click(first, "the tick")
  for (const tick of ticks) await expect(tick).toBeChecked()
  tasks.push(counter.done())
})

test(
  "moving yesterday's leftovers of all to today takes 2 actions",
  { tag: "@dashboard.left-over" },
  async ({ page }) => {
    const { today } = await readDay(page)
    await addLessons(page, [addDays(today, -1)], { title: "Left from yesterday" })
    const counter = new ActionCounter({
      name: "move yesterday's leftovers of all children to today",
      budget: 2,
      best_peer: "not counted",
    })
    await counter.click(leftOver(page).getByRole("button", { name: "Do today" }), "Do today")
    await counter.click(page.getByRole("dialog").getByRole("button", { name: /^Change \d+ lessons$/ }), "Change")
    await expect(page.getByText(/^\d+ lessons changed\.$/)).toBeVisible()
    for (const name of children) {
      await expect(childCard(page, name).getByRole("link", { name: "Left from yesterday" })).toBeVisible()
    }
    tasks.push(counter.done())
  },
)

test("moving one lesson to tomorrow takes 2 actions", { tag: "@dashboard.lesson-menu" }, async ({ page }) => {
  const { today } = await readDay(page)
  await addLessons(page, [today], { title: "Too much for today" })
  const counter = new ActionCounter({ name: "move one lesson to tomorrow", budget: 2, best_peer: "not counted" })
  const nora = childCard(page, "Nora")
  await counter.click(nora.getByRole("button", { name: "More about Too much for today" }), "More")
  await counter.click(page.getByRole("menuitem", { name: "Tomorrow" }), "Tomorrow")
  await expect(page.getByText("“Too much for today” moved to tomorrow.")).toBeVisible()
  await expect(nora.getByRole("link", { name: "Too much for today" })).toHaveCount(0)
  tasks.push(counter.done())
})

test(
  "catching up three missed days for three children takes 2 actions",
  { tag: "@dashboard.left-over" },
  async ({ page }) => {
    const { today } = await readDay(page)
    await addLessons(page, [addDays(today, -3), addDays(today, -2), addDays(today, -1)], { title: "Missed" })
    const counter = new ActionCounter({
      name: "catch up three missed days for three children",
      budget: 2,
      best_peer: "not counted",
    })
    await counter.click(leftOver(page).getByRole("button", { name: "Catch up" }), "Catch up")
    await counter.click(page.getByRole("dialog").getByRole("button", { name: /^Change \d+ lessons$/ }), "Change")
    await expect(page.getByText(/^\d+ lessons changed\.$/)).toBeVisible()
    await expect(leftOver(page)).toHaveCount(0)
    tasks.push(counter.done())
  },
)

test("adding a weekly class takes 3 actions", async ({ page }) => {
  const counter = new ActionCounter({ name: "add a weekly class", budget: 3, best_peer: "13 to 19" })
  await counter.click(page.getByRole("link", { name: "Schedule", exact: true }).first(), "Schedule")
  const cell = page.getByRole("list", { name: /^Nora, Tuesday, / }).locator("xpath=..")
  await cell.hover()
  await counter.click(cell.getByRole("button", { name: /^Add an entry for Nora on Tuesday, / }), "the day")
  const dialog = page.getByRole("dialog", { name: "New entry" })
  const subject = dialog.getByRole("combobox", { name: "Subject" })
  await expect(subject).toBeFocused()
  await counter.enter(subject)
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Class added.")).toBeVisible()
  tasks.push(counter.done())
})

test("adding a class from Monday to Friday takes 4 actions", { tag: "@schedule.several" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "add a class from Monday to Friday", budget: 4, best_peer: "not counted" })
  await counter.click(page.getByRole("link", { name: "Schedule", exact: true }).first(), "Schedule")
  await counter.click(page.getByRole("button", { name: "New Entry" }).first(), "New Entry")
  const dialog = page.getByRole("dialog", { name: "New entry" })
  await counter.click(dialog.getByRole("button", { name: "Every school day" }), "Every school day")
  await counter.click(dialog.getByRole("button", { name: "Add 5 Classes" }), "Add 5 Classes")
  await expect(dialog).toBeHidden()
  await expect(page.getByText("5 classes added.")).toBeVisible()
  tasks.push(counter.done())
})

test("canceling one class today takes 2 actions", { tag: "@schedule.only-on" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "cancel one class today", budget: 2, best_peer: "not counted" })
  const nora = childCard(page, "Nora")
  const rows = nora.getByRole("list", { name: "Today, Nora" }).getByRole("listitem")
  const first = rows.filter({ hasText: /\d:\d\d/ }).first()
  await expect(first).toBeVisible()
  const before = await rows.filter({ hasText: /\d:\d\d/ }).count()
  await counter.click(first.getByRole("button", { name: /^More about / }), "More")
  await counter.click(page.getByRole("menuitem", { name: "No class today" }), "No class today")
  await expect(page.getByText(/^No .* \(Nora\) on \w+day, /)).toBeVisible()
  await expect(rows.filter({ hasText: /\d:\d\d/ })).toHaveCount(before - 1)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(rows.filter({ hasText: /\d:\d\d/ })).toHaveCount(before)
  tasks.push(counter.done())
})

test(
  "logging a field trip in two subjects for three children takes 6 actions",
  { tag: "@time.typed-form" },
  async ({ page }) => {
    const counter = new ActionCounter({
      name: "log a field trip of 3 hours in two subjects for three children",
      budget: 6,
      best_peer: "not counted",
    })
    const dialog = page.getByRole("dialog", { name: "Add time" })
    await counter.press(page, "t")
    await counter.fill(dialog.getByLabel("How long"), "3h", "how long")
    await counter.click(dialog.getByText("Nature Study"), "Nature Study")
    await counter.click(dialog.getByText("Geography"), "Geography")
    await counter.click(dialog.getByText("Away"), "Away")
    await counter.enter(dialog.getByRole("radio", { name: "Away" }))
    await expect(page.getByText("3 h added for 3 students.")).toBeVisible()
    const { headers, today } = await readDay(page)
    const logged = await page.request.get(`/api/v1/time?start_date=${today}&source=manual`, { headers })
    expect(await logged.json()).toMatchObject(Array.from({ length: 6 }, () => ({ minutes: 90, place: "away" })))
    tasks.push(counter.done())
  },
)

test("adding one item for two children takes 3 actions", { tag: "@week.quick-lines" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "add one item for two children", budget: 3, best_peer: "not counted" })
  await counter.press(page, "q")
  const lines = page.getByRole("dialog", { name: "Quick add" }).getByLabel("One line each")
  await expect(lines).toBeFocused()
  await counter.fill(lines, "Eli and Nora math review sheet", "the words")
  await counter.press(page, "Control+Enter")
  await expect(page.getByText("Added 2 lessons.")).toBeVisible()
  tasks.push(counter.done())
})

test("opening a child's course by keyboard takes 3 actions", { tag: "@palette.course" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "open a child's course by keyboard", budget: 3, best_peer: "not counted" })
  await counter.press(page, "Control+K")
  const search = page.getByRole("dialog", { name: "Search" }).getByRole("combobox")
  await expect(search).toBeFocused()
  await counter.fill(search, "eli math", "the names")
  await counter.enter(search)
  await expect(page.getByRole("heading", { level: 1, name: "Math 4" })).toBeVisible()
  await expect(page).toHaveURL(/\/curriculum\/[0-9a-f-]+$/)
  tasks.push(counter.done())
})

test("importing a pasted course of 36 lessons takes 5 actions", { tag: "@import.page" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "import a pasted course of 36 lessons",
    budget: 5,
    best_peer: "not counted",
  })
  const titles = Array.from({ length: 36 }, (_, n) => `Eli\tLatin\tLesson ${n + 1}`)
  await counter.press(page, "Control+K")
  const search = page.getByRole("dialog", { name: "Search" }).getByRole("combobox")
  await expect(search).toBeFocused()
  await counter.fill(search, "import", "the word")
  await counter.enter(search)
  const table = page.getByLabel("Paste a table")
  await expect(table).toBeFocused()
  await counter.fill(table, ["Student\tSubject\tTitle", ...titles].join("\n"), "the table")
  await counter.click(page.getByRole("button", { name: "Import 36 lessons" }), "Import 36 lessons")
  await expect(page.getByText("Imported 36 lessons, made 1 subject and 1 course.")).toBeVisible()
  tasks.push(counter.done())
})

test("adding a child with one subject takes 5 actions", async ({ page }) => {
  const counter = new ActionCounter({ name: "add a child with one subject", budget: 5, best_peer: "9" })
  const quick = page.getByRole("region", { name: "Quick Actions" })
  await counter.click(quick.getByRole("link", { name: "Add Student" }), "Add Student")
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await counter.fill(dialog.getByLabel("First name"), "June", "the first name")
  await counter.fill(dialog.getByLabel("Date of birth"), "2020-04-05", "the date of birth")
  await counter.fill(dialog.getByLabel("First subject"), "Math", "the first subject")
  await counter.enter(dialog.getByLabel("First subject"))
  await expect(page.getByRole("article", { name: /^June/ })).toContainText("Math")
  tasks.push(counter.done())
})

test("docs/actions-per-task.md matches the counts", { tag: "@site.task-length" }, () =>
  expectWritten("a parent", tasks),
)
