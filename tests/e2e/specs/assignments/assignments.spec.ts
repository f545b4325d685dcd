import { newParent, register, openDashboard } from "../../pages/access.ts"
import {
  addStudent,
  assignmentCard,
  chooseInMenu,
  openWorkTab,
  save,
  setAssignment,
  setStatus,
} from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"
import type { Page } from "playwright/test"

/** Opens a family with one child and one assignment. */
async function setWork(page: Page, title: string, due = "2030-01-10"): Promise<void> {
  await register(page, newParent("Alma"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Math" })
  await setAssignment(page, { student: "Ben", curriculum: "Math", title, due })
}

test(
  "work is graded in its row with score, feedback and Enter, and Undo reverts it",
  { tag: ["@grades.card-button", "@grades.in-row"] },
  async ({ page }) => {
    await setWork(page, "Long division")
    const card = assignmentCard(page, "Long division")
    await setStatus(card, "Turned in")
    await card.getByRole("button", { name: "Grade Assignment: Long division" }).click()
    const score = card.getByLabel("Score of Long division")
    await expect(score).toBeFocused()
    await expect(score).toHaveValue("100")
    await score.fill("101")
    await score.press("Enter")
    await expect(card.getByText("Points must be a number between 0 and 100").first()).toBeVisible()
    await score.fill("88")
    await expect(card.getByRole("status", { name: "Grade" })).toHaveText("B+ 88%")
    await card.getByLabel("Feedback on Long division").fill("Mind the remainder.")
    await card.getByLabel("Feedback on Long division").press("Enter")
    await expect(page.getByText("Everything is graded.")).toBeVisible()
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("B+ 88%")
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Graded")

    await page
      .getByRole("alert")
      .filter({ hasText: "is graded: B+, 88%" })
      .getByRole("button", { name: "Undo" })
      .click()
    // A toast stays while the pointer is over it, so the pointer moves away.
    await page.mouse.move(0, 0)
    await page.getByRole("button", { name: "Clear filters" }).last().click()
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Turned in")
    await expect(card.getByRole("button", { name: /^Grade / })).toBeVisible()
    await card.getByRole("button", { name: /^Grade / }).click()
    await page.keyboard.press("Escape")
    await expect(card.getByRole("button", { name: /^Grade / })).toBeFocused()
  },
)

test("an unsaved grade is kept: leaving asks first, and a second row opens next to it", async ({ page }) => {
  await setWork(page, "Long division")
  await setAssignment(page, { student: "Ben", curriculum: "Math", title: "Short division", due: "2030-01-11" })
  const [long, short] = [assignmentCard(page, "Long division"), assignmentCard(page, "Short division")]
  for (const card of [long, short]) await setStatus(card, "Turned in")
  await long.getByRole("button", { name: /^Grade / }).click()
  const feedback = long.getByLabel("Feedback on Long division")
  await feedback.fill("Mind the remainder.")
  await short.getByRole("button", { name: /^Grade / }).click()
  await expect(short.getByLabel("Score of Short division")).toBeFocused()
  await expect(feedback).toHaveValue("Mind the remainder.")
  // This row has no input.
  await page.keyboard.press("Escape")
  await expect(short.getByRole("button", { name: /^Grade / })).toBeFocused()

  await feedback.press("Escape")
  const question = long.getByRole("alertdialog", { name: "Leave without saving?" })
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(feedback).toBeFocused()
  await expect(feedback).toHaveValue("Mind the remainder.")
  await long.getByRole("button", { name: "Cancel" }).click()
  await page.keyboard.press("Escape")
  await expect(question).toHaveCount(0)
  await expect(feedback).toHaveValue("Mind the remainder.")
  await long.getByRole("button", { name: "Cancel" }).click()
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(long.getByRole("button", { name: /^Grade / })).toBeFocused()
})

test("several grades are entered on the dashboard by keyboard", { tag: "@grades.on-dashboard" }, async ({ page }) => {
  await openDashboard(page)
  const waiting = page.getByRole("region", { name: "Waiting for a Grade" })
  const scores = waiting.getByLabel(/^Score of/)
  await expect(scores).toHaveCount(3)
  await expect(waiting.getByText(/^(3 of \d+|3)$/)).toBeVisible()
  const second = await scores.nth(1).getAttribute("aria-label")
  await scores.first().fill("9")
  await waiting
    .getByLabel(/^Feedback on/)
    .first()
    .fill("Well seen.")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert").filter({ hasText: "is graded: " })).toBeVisible()
  await expect(waiting.getByLabel(second ?? "", { exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert").filter({ hasText: "is graded: A, 100%" })).toBeVisible()
  await waiting.getByRole("link", { name: /^See all/ }).click()
  await expect(page).toHaveURL(/status=submitted/)
})

test(
  "work is submitted with an answer and a link, shown next to its grade, and the grade can be removed",
  { tag: "@assignments.submit-for-student" },
  async ({ page }) => {
    await page.route("https://drive.google.com/**", (route) => route.fulfill({ body: "A file of Google's" }))
    await setWork(page, "Book report")
    const card = assignmentCard(page, "Book report")
    await chooseInMenu(card, "Turn in")
    const dialog = page.getByRole("dialog", { name: "Turn in work" })
    await expect(dialog.getByLabel("Link to the work")).toBeFocused()
    await dialog.getByLabel("Link to the work").fill("drive")
    await dialog.getByRole("button", { name: "Turn in" }).click()
    await expect(dialog.getByText(/must be a web address/).first()).toBeVisible()
    await dialog.getByLabel("Link to the work").fill("https://drive.google.com/file/d/1a2B/view?usp=sharing")
    await dialog.getByLabel("Written answer").fill("The mouse was brave.")
    await save(dialog, "Turn in")
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Turned in")

    await card.getByRole("button", { name: "Book report", exact: true }).click()
    const view = card.getByRole("region", { name: "Details of Book report" })
    await expect(view).toContainText("The mouse was brave.")
    await expect(view.frameLocator("iframe").getByText("A file of Google's")).toBeVisible()
    await expect(view.getByTitle("Preview of Book report")).toHaveAttribute(
      "src",
      "https://drive.google.com/file/d/1a2B/preview",
    )
    await expect(view.getByRole("button", { name: "Turn in" })).toHaveCount(0)
    await view.getByRole("button", { name: "Grade Assignment" }).click()
    const grade = page.getByRole("dialog", { name: "Grade assignment" })
    await grade.getByLabel("Points earned").fill("95")
    await save(grade, "Save Grade")
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("A 95%")

    await chooseInMenu(card, "Remove grade")
    await page.getByRole("button", { name: "Clear filters" }).last().click()
    await expect(card.getByRole("button", { name: /^Grade / }).first()).toBeVisible()
    await page.getByRole("alert").filter({ hasText: "was removed" }).getByRole("button", { name: "Undo" }).click()
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("A 95%")
  },
)

test(
  "paper work is submitted without answer or link, and late work can be submitted",
  { tag: "@assignments.submit-for-student" },
  async ({ page }) => {
    await setWork(page, "Paper boat", "2020-01-10")
    const card = assignmentCard(page, "Paper boat")
    await expect(card).toContainText("Overdue: was due 01/10/2020")
    await chooseInMenu(card, "Turn in")
    await save(page.getByRole("dialog", { name: "Turn in work" }), "Turn in")
    await expect(card.getByRole("button", { name: /^Grade / })).toBeVisible()
    await card.getByRole("button", { name: "Paper boat", exact: true }).click()
    await expect(card.getByRole("region", { name: "Details of Paper boat" })).toContainText(
      "On paper, without a link or an answer",
    )
  },
)

test(
  "a status changes at once and can be undone, and a deletion asks first",
  { tag: "@assignments.status-menu" },
  async ({ page }) => {
    await setWork(page, "Spelling list")
    const card = assignmentCard(page, "Spelling list")
    await setStatus(card, "In progress")
    await page
      .getByRole("alert")
      .filter({ hasText: "is now In progress" })
      .getByRole("button", { name: "Undo" })
      .click()
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Assigned")
    await card.getByRole("button", { name: /^More about/ }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const question = page.getByRole("dialog")
    await expect(question).toContainText("Are you sure you want to delete this assignment?")
    await question.getByRole("button", { name: "Delete Spelling list" }).click()
    await expect(page.getByRole("heading", { name: "No Assignments Found" })).toBeVisible()
  },
)

test(
  "the list is filtered by text, dates, status and subject in the URL, and an invalid range shows an error",
  { tag: "@assignments.list" },
  async ({ page }) => {
    await setWork(page, "Fractions one", "2030-01-10")
    await setAssignment(page, { student: "Ben", curriculum: "Math", title: "Fractions two", due: "2030-02-10" })
    await setAssignment(page, { student: "Ben", curriculum: "Math", title: "Map of Asia", due: "2030-02-20" })
    const titles = page.getByRole("article")
    await page.getByRole("searchbox", { name: "Search assignments" }).fill("fractions")
    await expect(titles).toHaveCount(2)
    await expect(page.getByRole("button", { name: "Total: 2" })).toBeVisible()
    await page.getByLabel("Due from").fill("2030-02-01")
    await expect(titles).toHaveCount(1)
    await expect(page).toHaveURL(/search=fractions.*from=2030-02-01/)
    await page.reload()
    await expect(titles).toHaveCount(1)
    await expect(assignmentCard(page, "Fractions two")).toBeVisible()

    await page.getByLabel("Due to").fill("2030-01-01")
    await expect(page.getByText("This is before the first day.")).toBeVisible()
    await page.getByLabel("Due to").fill("2030-02-05")
    await expect(page.getByText("No assignments match your filters.")).toBeVisible()
    await page.getByRole("button", { name: "Clear filters" }).last().click()
    await expect(titles).toHaveCount(3)
    await expect(page.getByRole("main")).toBeFocused()
    await expect(page.getByRole("searchbox", { name: "Search assignments" })).toHaveValue("")
    await expect(page.getByLabel("Due from")).toHaveValue("")

    await page.getByLabel("Due from").fill("2030-02-01")
    await expect(titles).toHaveCount(2)
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(titles).toHaveCount(3)
    await expect(page.getByRole("main")).toBeFocused()
  },
)

test("a link from the dashboard opens the assignment", async ({ page }) => {
  await openDashboard(page)
  const link = page.getByRole("region", { name: "Waiting for a Grade" }).getByRole("link").nth(1)
  const title = (await link.textContent()) ?? ""
  await link.click()
  const view = page.getByRole("dialog", { name: "Assignment" })
  await expect(view).toContainText(title)
  await view.getByRole("button", { name: "Close" }).last().click()
  await expect(view).toBeHidden()
  await expect(page).not.toHaveURL(/view=/)
})

test("a child without a curriculum gets a link to add one", async ({ page }) => {
  await setWork(page, "Long division")
  await addStudent(page, { first_name: "Dot", grade: "Kindergarten", born: "2021-05-04" })
  await page.goto("/assignments")
  await page.getByRole("group", { name: "Child" }).getByText("Dot").click()
  await expect(page.getByText(/^Dot has no curriculum yet/)).toBeVisible()
  await page.getByRole("link", { name: "Add a curriculum for Dot" }).click()
  await expect(page.getByRole("dialog", { name: "Add a curriculum" }).getByLabel("Student")).toHaveValue(/Dot/)
})

test("a long list prints in full, without controls", async ({ page }) => {
  await openDashboard(page)
  await page.goto("/assignments?student=all&status=graded")
  const titles = page.getByRole("article")
  await expect(titles.first()).toBeVisible()
  const onScreen = await titles.count()
  await page.emulateMedia({ media: "print" })
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  // As many as the first page loads.
  expect(await titles.count()).toBeGreaterThanOrEqual(50)
  const places = await titles.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()))
  expect(places.every((place, index) => index === 0 || place.top >= (places[index - 1]?.bottom ?? 0))).toBe(true)
  await expect(page.getByRole("search")).toBeHidden()
  await expect(page.getByRole("form", { name: "Add an assignment" })).toBeHidden()
  await expect(page.getByRole("button", { name: "New Assignment" })).toBeHidden()
  await expect(titles.first().getByRole("button", { name: /^More about/ })).toBeHidden()
  await expect(page.getByRole("navigation").first()).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")))
  await page.emulateMedia({ media: "screen" })
  await expect(titles).toHaveCount(onScreen)
})

test("a long first name is truncated in the switcher without a gap after it", async ({ page }) => {
  await setWork(page, "Long division")
  const long = "Maximiliana-Konstantina-Alexandrina"
  await addStudent(page, { first_name: long, grade: "Kindergarten", born: "2021-05-04" })
  await page.goto("/assignments")
  await expect(page.getByRole("searchbox", { name: "Search assignments" })).toHaveAttribute("placeholder", "Search")
  const label = page.getByRole("group", { name: "Child" }).locator("label", { hasText: long })
  await expect(label).toBeVisible()
  const room = await label.evaluate((chip) => {
    const root = chip.parentElement?.getBoundingClientRect().width ?? 0
    return root - chip.getBoundingClientRect().width
  })
  expect(room).toBeLessThan(2)
})
