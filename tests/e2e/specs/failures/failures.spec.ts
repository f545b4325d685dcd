import type { Locator, Page } from "playwright/test"
import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { openFamily } from "../../pages/family.ts"
import { assignmentCard } from "../../pages/records.ts"
import { openFailingPage } from "../../pages/failed-page.ts"

// Error messages of changes that fail unexpectedly, caused by a failing database. Typed input always stays.
test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

async function choose(page: Page, within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

/** Chooses Edit or Delete for a card or row, from its menu or its own button. */
async function chooseAction(page: Page, verb: "Edit" | "Delete", of: string): Promise<void> {
  const own = page.getByRole("button", { name: `${verb} ${of}`, exact: true })
  const menu = page.getByRole("button", { name: `More about ${of}` })
  await expect(own.or(menu).first()).toBeVisible()
  if (!(await menu.isVisible())) return own.click()
  await menu.click()
  await page.getByRole("menuitem", { name: verb }).click()
}

/** Confirms a deletion and returns the dialog. */
async function confirmDelete(page: Page, of: string): Promise<Locator> {
  await chooseAction(page, "Delete", of)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /^Delete / }).click()
  return dialog
}

test("errors of students", { tag: "@students.save-failures" }, async ({ page, database }) => {
  await openFamily(page)
  await page.goto("/students")
  await database.breakTable("student")
  await page.getByRole("button", { name: "Add Student" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("First name").fill("Ada")
  await dialog.getByLabel("Date of birth").fill("2017-01-02")
  await dialog.getByRole("button", { name: "Add Student" }).click()
  await expect(dialog.getByRole("alert").getByText("Failed to create student.")).toBeVisible()
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await chooseAction(page, "Edit", "Ben")
  await dialog.getByLabel("First name").fill("Benjamin")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByText("Failed to edit student.")).toBeVisible()
  await expect(dialog.getByLabel("First name")).toHaveValue("Benjamin")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await expect((await confirmDelete(page, "Ben")).getByText("Failed to delete student.")).toBeVisible()
  await database.repairTable("student")
  await page.reload()
  await expect(page.getByRole("article", { name: "Ben Hall" })).toBeVisible()
})

test("errors of a child's login", { tag: "@students.login-failures" }, async ({ page, database }) => {
  await openFamily(page)
  await page.goto("/students")
  await database.breakTable("user")
  await page.getByRole("button", { name: "Create Login" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Temporary password").fill("maple-otter-7")
  await dialog.getByRole("button", { name: "Create Login" }).click()
  await expect(dialog.getByText("Failed to create login.")).toBeVisible()
  await expect(dialog.getByLabel("Temporary password")).toHaveValue("maple-otter-7")
  await database.repairTable("user")
})

const lists = [
  {
    path: "/subjects",
    table: "subject",
    noun: "subject",
    form: "New subject",
    add: "Add Subject",
    name: "Latin",
    save: "Save Subject",
    field: ["textbox", "Name"],
    failed: ["create", "save", "delete"],
  },
  {
    path: "/providers",
    table: "provider",
    noun: "provider",
    form: "New provider",
    add: "Add Provider",
    name: "Khan Academy",
    save: "Save Provider",
    // Suggests common publishers.
    field: ["combobox", "Name"],
    failed: ["create", "edit", "delete"],
  },
  {
    path: "/resources",
    table: "resource",
    noun: "resource",
    form: "New resource",
    add: "Add Resource",
    name: "Star atlas",
    save: "Save Resource",
    field: ["textbox", "Title"],
    failed: ["create", "edit", "delete"],
  },
] as const

for (const { path, table, noun, form, add, name, save, field, failed } of lists) {
  const [role, label] = field
  test(`errors of ${noun}s`, { tag: "@planning.list-failures" }, async ({ page, database }) => {
    await openFamily(page)
    await page.goto(path)
    await database.breakTable(table)
    const [toCreate, toSave, toDelete] = failed.map((verb) => `Failed to ${verb} ${noun}.`)
    const fresh = page.getByRole("region", { name: form })
    await fresh.getByRole(role, { name: label }).fill("Something new")
    if (noun === "resource") await choose(page, fresh, "Type", "Document")
    await fresh.getByRole("button", { name: add }).click()
    await expect(fresh.getByText(toCreate ?? "")).toBeVisible()
    await expect(fresh.getByRole(role, { name: label })).toHaveValue("Something new")

    await chooseAction(page, "Edit", name)
    const edited = page.getByRole("region", { name: `Edit ${name}` })
    await edited.getByRole(role, { name: label }).fill("Something else")
    await edited.getByRole("button", { name: save }).click()
    await expect(edited.getByText(toSave ?? "")).toBeVisible()
    await expect(edited.getByRole(role, { name: label })).toHaveValue("Something else")

    await expect((await confirmDelete(page, name)).getByText(toDelete ?? "")).toBeVisible()
    await database.repairTable(table)
    await page.reload()
    await expect(page.getByRole("article", { name })).toBeVisible()
  })
}

test("errors of curricula", { tag: "@planning.curriculum-failures" }, async ({ page, database }) => {
  await openFamily(page)
  await page.goto("/curriculum")
  await database.breakTable("curriculum")
  await page.getByRole("button", { name: "Add Curriculum" }).click()
  const dialog = page.getByRole("dialog")
  await choose(page, dialog, "Subject", "Latin")
  await dialog.getByLabel("Goals").fill("Read a fable.")
  await dialog.getByRole("button", { name: "Add Curriculum" }).click()
  await expect(dialog.getByText("Failed to create curriculum.")).toBeVisible()
  await expect(dialog.getByLabel("Goals")).toHaveValue("Read a fable.")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await chooseAction(page, "Edit", "Science for Ben")
  await dialog.getByLabel("Goals").fill("Know the moon.")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByText("Failed to edit curriculum.")).toBeVisible()
  await expect(dialog.getByLabel("Goals")).toHaveValue("Know the moon.")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await expect((await confirmDelete(page, "Science for Ben")).getByText("Failed to delete curriculum.")).toBeVisible()
  await database.repairTable("curriculum")
})

test(
  "errors of assignments in the dialog, in quick add and in the status menu",
  { tag: "@assignments.save-failures" },
  async ({ page, database }) => {
    await openFamily(page)
    await page.goto("/assignments")
    const card = assignmentCard(page, "Moon phases")
    await expect(card).toBeVisible()
    await database.breakTable("assignment")
    await page.getByRole("button", { name: "New Assignment" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Title").fill("Star chart")
    await dialog.getByLabel("Due date").fill("2030-01-02")
    await dialog.getByRole("button", { name: "Create Assignment" }).click()
    await expect(dialog.getByText("Failed to create assignment.")).toBeVisible()
    await expect(dialog.getByLabel("Title")).toHaveValue("Star chart")
    await dialog.getByRole("button", { name: "Cancel" }).click()

    const line = page.getByRole("form", { name: "Add an assignment" })
    await line.getByLabel("Title of a new assignment").fill("Star chart")
    await line.getByLabel("Title of a new assignment").press("Enter")
    await expect(line.getByText("Failed to create assignment.")).toBeVisible()
    await expect(line.getByLabel("Title of a new assignment")).toHaveValue("Star chart")

    await chooseAction(page, "Edit", "Moon phases")
    await dialog.getByLabel("Title").fill("Phases of the moon")
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(dialog.getByText("Failed to edit assignment.")).toBeVisible()
    await expect(dialog.getByLabel("Title")).toHaveValue("Phases of the moon")
    await dialog.getByRole("button", { name: "Cancel" }).click()

    await card.getByRole("button", { name: /^Status of/ }).click()
    await page.getByRole("menuitemradio", { name: "In progress" }).click()
    await expect(page.getByText("Failed to edit assignment.")).toBeVisible()
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Assigned")

    await expect((await confirmDelete(page, "Moon phases")).getByText("Failed to delete assignment.")).toBeVisible()
    await database.repairTable("assignment")
  },
)

test("errors of a grade in its row", { tag: "@grades.save-failure" }, async ({ page, database }) => {
  await openFamily(page)
  await page.goto("/assignments")
  const card = assignmentCard(page, "Moon phases")
  await card.getByRole("button", { name: /^Status of/ }).click()
  await page.getByRole("menuitemradio", { name: "Turned in" }).click()
  await database.breakTable("grade")
  await card.getByRole("button", { name: /^Grade/ }).click()
  const score = page.getByLabel("Score of Moon phases")
  await score.fill("101")
  await score.press("Enter")
  await expect(page.getByText("Points must be a number between 0 and 100").first()).toBeVisible()
  await score.fill("91")
  await page.getByLabel("Feedback on Moon phases").fill("Clear drawings.")
  await score.press("Enter")
  await expect(page.getByText("Failed to save grade.")).toBeVisible()
  await expect(score).toHaveValue("91")
  await expect(page.getByLabel("Feedback on Moon phases")).toHaveValue("Clear drawings.")
  await database.repairTable("grade")
})

test(
  "errors of a lesson plan above the buttons and in a toast; nothing is saved, and the input stays",
  { tag: "@planning.lesson-failures" },
  async ({ page, database }) => {
    await openFamily(page)
    await page.goto("/lesson-planner")
    await choose(page, page.getByRole("main"), "Student", "Ben").catch(() => undefined)
    await choose(page, page.getByRole("main"), "Curriculum", "Science")
    await page.getByLabel("Lesson title").fill("Tides")
    await page.getByLabel("Learning objectives").fill("Why the sea rises.")
    await database.breakTable("lesson")
    await page.getByRole("button", { name: "Save Lesson Plan" }).click()
    await expect(page.getByRole("main").getByText("Failed to save lesson plan.")).toBeVisible()
    await expect(page.getByText("Error saving lesson plan. See message on screen.")).toBeVisible()
    await expect(page.getByLabel("Lesson title")).toHaveValue("Tides")

    await page.getByRole("tab", { name: "Planned lessons" }).click()
    await expect((await confirmDelete(page, "The moon")).getByText("Failed to delete lesson.")).toBeVisible()
    await database.repairTable("lesson")
    await page.reload()
    await expect(page.getByText("The moon")).toBeVisible()
  },
)

const pages = [
  ["/students", "Failed to load students.", "Ben Hall"],
  ["/subjects", "Failed to load subjects.", "Latin"],
  ["/providers", "Failed to load providers.", "Khan Academy"],
  ["/resources", "Failed to load resources.", "Star atlas"],
  ["/curriculum", "Failed to load curriculum.", "Science"],
  ["/assignments", "Failed to load assignments.", "Moon phases"],
  ["/lesson-planner?view=week", "Failed to load lessons.", "The moon"],
  ["/progress", "Failed to load progress.", "Ben"],
  ["/attendance", "Failed to load attendance.", "Ben Hall"],
] as const

test(
  "a page that fails to load shows an error and loads on retry",
  { tag: "@site.load-failure" },
  async ({ page, database }) => {
    test.setTimeout(120_000)
    await page.clock.install()
    await openFamily(page)
    for (const [path, message, shown] of pages) {
      await page.goto("/settings")
      await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
      await database.hideTables()
      await openFailingPage(page, path, page.getByText(message))
      await database.restoreTables()
      await page.getByRole("button", { name: "Try again" }).first().click()
      await expect(page.getByText(shown).first(), path).toBeVisible()
    }
  },
)
