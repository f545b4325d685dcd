import type { Locator, Page } from "playwright/test"
import { newParent, register, signInToDashboard } from "../pages/access.ts"
import { addCurriculum, addStudent, addSubject, assignmentCard, save } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"

const week = "/lesson-planner?view=week&week=2030-01-07"
const lesson = (page: Page, title: string) => page.getByRole("article", { name: title })
const title = (page: Page) => page.getByLabel("Lesson title")
const saveButton = (page: Page) => page.getByRole("button", { name: "Save Lesson Plan" })

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

async function addResource(page: Page, name: string, subject: string): Promise<void> {
  await page.goto("/resources")
  const form = page.getByRole("region", { name: "New resource" })
  await form.getByLabel("Title").fill(name)
  await form.getByLabel("URL").fill("https://example.com/")
  await form.getByRole("combobox", { name: "Subject" }).click()
  await page.getByRole("option", { name: subject }).click()
  await form.getByRole("button", { name: "Add Resource" }).click()
  await expect(page.getByRole("article", { name })).toBeVisible()
}

async function newFamily(page: Page): Promise<void> {
  await register(page, newParent("Lena"))
  await addSubject(page, { name: "Math", grade: "4th grade" })
  await addStudent(page, { first_name: "Ada", grade: "4th grade", born: "2016-05-04" })
  await addCurriculum(page, { student: "Ada", subject: "Math" })
}

/** Saves a lesson for Wednesday, 9 January 2030. */
async function planLesson(page: Page, name: string): Promise<void> {
  await page.goto("/lesson-planner")
  await choose(page, "Curriculum", "Math")
  await title(page).fill(name)
  await page.getByLabel("Lesson date").fill("2030-01-09")
  await saveButton(page).click()
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
}

const attachedTo = (page: Page): Locator => page.getByRole("list", { name: "Attached resources" }).getByRole("listitem")

async function addWork(page: Page, work: { name: string; due: string }): Promise<void> {
  await page.getByRole("button", { name: "Add Assignment" }).click()
  const dialog = page.getByRole("dialog", { name: "Add an assignment" })
  await dialog.getByLabel("Title").fill(work.name)
  await dialog.getByLabel("Due date").fill(work.due)
  await save(dialog, "Add Assignment")
}

test("a parent plans a lesson with resources and work, saves it as one, and finds all of it", async ({ page }) => {
  await newFamily(page)
  await addResource(page, "Fraction strips", "Math")
  await page.goto("/lesson-planner")
  await expect(page.getByRole("heading", { level: 1, name: "Plan a Lesson" })).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByRole("button", { name: "Add Assignment" })).toBeDisabled()

  await choose(page, "Curriculum", "Math")
  await title(page).fill("Halves and quarters")
  await page.getByLabel("Lesson date").fill("2030-01-09")
  await page.getByLabel("Learning objectives").fill("Tells a half from a quarter.")
  await page.getByLabel("Private teacher's notes").fill("Be patient.")

  await page.getByRole("button", { name: "Attach Fraction strips" }).click()
  await expect(page.getByText("All you have for Math is attached.")).toBeVisible()
  // The keyboard goes on to what can be done next.
  await expect(page.getByRole("button", { name: "Quick Add Resource" })).toBeFocused()
  await page.keyboard.press("Enter")
  const quick = page.getByRole("dialog", { name: "Quick Add Resource" })
  await expect(quick.getByRole("combobox", { name: "Subject" })).toHaveValue("Math")
  await quick.getByRole("button", { name: "Add and Attach" }).click()
  await expect(quick.getByText("Title is required.").first()).toBeVisible()
  await expect(quick.getByLabel("Title")).toBeFocused()
  await quick.getByLabel("Title").fill("Fraction song")
  await quick.getByLabel("URL").fill("https://example.com/song")
  await save(quick, "Add and Attach")
  await expect(attachedTo(page)).toHaveText([/Fraction strips/, /Fraction song/])
  await page.getByRole("button", { name: "Move Fraction song up" }).click()
  await expect(attachedTo(page)).toHaveText([/Fraction song/, /Fraction strips/])
  await expect(page.getByRole("button", { name: "Move Fraction song down" })).toBeFocused()
  await page.getByRole("button", { name: "Remove Fraction strips" }).click()
  await expect(attachedTo(page)).toHaveText([/Fraction song/])
  await page.getByRole("button", { name: "Attach Fraction strips" }).click()

  await addWork(page, { name: "Cut the pizza", due: "2030-01-10" })
  await addWork(page, { name: "Not needed", due: "2030-01-10" })
  await page.getByRole("button", { name: "Remove Not needed" }).click()
  await page.getByRole("button", { name: "Edit Cut the pizza" }).click()
  const work = page.getByRole("dialog", { name: "Edit assignment" })
  await work.getByLabel("Title").fill("")
  await work.getByRole("button", { name: "Save" }).click()
  await expect(work.getByText("Title is required.").first()).toBeVisible()
  await work.getByLabel("Title").fill("Cut the paper pizza")
  await work.getByLabel("Points").fill("20")
  await save(work, "Save")

  await saveButton(page).click()
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
  await expect(title(page)).toHaveValue("")
  await expect(page.getByLabel("Learning objectives")).toHaveValue("")
  await expect(attachedTo(page)).toHaveCount(0)
  await expect(page.getByText("Draft kept on this device")).toBeHidden()

  await page.goto(week)
  await expect(page.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()
  const day = page.getByRole("region", { name: "Wednesday, Jan 9" })
  await expect(lesson(page, "Halves and quarters, Ada")).toContainText("2 resources · 1 assignment")
  await expect(day.getByRole("article")).toHaveCount(1)
  await page.goto("/assignments")
  await expect(assignmentCard(page, "Cut the paper pizza")).toContainText("Due Jan 10, 2030")
})

test("a draft survives a reload, each child's own, and what is broken is passed over", async ({ page }) => {
  await signInToDashboard(page)
  await page.goto("/lesson-planner")
  await expect(page.getByRole("combobox", { name: "Curriculum" })).toBeDisabled()
  await title(page).fill("Begun for nobody")
  await page.reload()
  await expect(title(page)).toHaveValue("Begun for nobody")

  await choose(page, "Student", "Eli")
  await expect(title(page)).toHaveValue("Begun for nobody")
  await choose(page, "Curriculum", "Math 4")
  await title(page).fill("Fractions for Eli")
  await page.getByRole("button", { name: "Attach PhET: Fractions Intro" }).click()
  await addWork(page, { name: "Eli's worksheet", due: "2030-01-10" })

  await choose(page, "Student", "Grace")
  await expect(title(page)).toHaveValue("")
  await expect(page.getByRole("combobox", { name: "Curriculum" })).toHaveValue("")
  await expect(attachedTo(page)).toHaveCount(0)
  await title(page).fill("Fractions for Grace")
  await page.reload()
  await expect(title(page)).toHaveValue("Fractions for Grace")

  await choose(page, "Student", "Eli")
  await page.reload()
  await expect(title(page)).toHaveValue("Fractions for Eli")
  await expect(page.getByRole("combobox", { name: "Curriculum" })).toHaveValue(/Math 4/)
  await expect(attachedTo(page)).toHaveText([/PhET: Fractions Intro/])
  await expect(page.getByText("Eli's worksheet")).toBeVisible()
  await expect(page.getByText("Draft kept on this device")).toBeVisible()

  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await expect(title(page)).toHaveValue("")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(title(page)).toHaveValue("Fractions for Eli")
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await page.reload()
  await choose(page, "Student", "Grace")
  await expect(title(page)).toHaveValue("Fractions for Grace")

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes("lesson-draft") && key.includes(".new.")) localStorage.setItem(key, "{")
    }
  })
  await page.reload()
  await expect(page.getByText("A lesson needs a title.")).toBeVisible()
})

test("the week is narrowed to one child, which the address keeps", async ({ page }) => {
  await signInToDashboard(page)
  await page.goto("/lesson-planner")
  await page.getByRole("tab", { name: "Planned lessons" }).click()
  const rows = page.getByRole("article")
  await expect(rows.filter({ hasText: "Grace" }).first()).toBeVisible()
  await page.getByRole("group", { name: "Child" }).getByText("Eli").click()
  await expect(rows.filter({ hasText: "Grace" })).toHaveCount(0)
  await expect(rows.filter({ hasText: "Eli" }).first()).toBeVisible()
  await page.reload()
  await expect(rows.filter({ hasText: "Eli" }).first()).toBeVisible()
  await expect(rows.filter({ hasText: "Grace" })).toHaveCount(0)
})

test("a lesson of the week is ticked, taken back, changed, duplicated and deleted", async ({ page }) => {
  await newFamily(page)
  await page.goto("/lesson-planner")
  await choose(page, "Curriculum", "Math")
  await addWork(page, { name: "Worksheet", due: "2030-01-10" })
  await title(page).fill("Long division")
  await page.getByLabel("Lesson date").fill("2030-01-09")
  await saveButton(page).click()
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()

  await page.goto(week)
  const done = page.getByRole("checkbox", { name: "Long division is done" })
  // What is ticked shows with the next render, and is saved when its toast comes.
  await done.click()
  await expect(lesson(page, "Long division")).toContainText("Done")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(done).not.toBeChecked()
  await done.click()
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
  await page.reload()
  await expect(done).toBeChecked()

  await page.getByRole("button", { name: "Long division", exact: true }).click()
  await expect(page).toHaveURL(/lesson=/)
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole("list", { name: "Assignments set with this lesson" })).toContainText("Worksheet")
  await expect(page.getByRole("list", { name: "Assignments set with this lesson" })).toContainText("Assigned")
  await title(page).fill("Long division, step by step")
  await page.reload()
  await expect(title(page)).toHaveValue("Long division, step by step")
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await page.getByRole("button", { name: "Discard changes" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("main")).toBeFocused()
  await page.getByRole("button", { name: "Long division", exact: true }).click()
  await expect(title(page)).toHaveValue("Long division")
  await title(page).fill("Short division")
  await addWork(page, { name: "Second worksheet", due: "2030-01-11" })
  await saveButton(page).click()
  await expect(lesson(page, "Short division")).toContainText("2 assignments")
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()

  const menu = page.getByRole("button", { name: "More about Short division" })
  await menu.click()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue("Short division")
  await expect(page.getByLabel("Lesson date")).toHaveValue("2030-01-16")
  const copies = page.getByRole("list", { name: "New assignments" }).getByRole("listitem")
  await expect(copies).toHaveText([/^Worksheet.*due Jan 17, 2030/, /^Second worksheet.*due Jan 18, 2030/])

  // The copy is not saved yet, so a second one asks before it takes its place.
  await page.goto(week)
  await menu.click()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  const question = page.getByRole("dialog", { name: "Replace the draft?" })
  await expect(question).toContainText("You have begun to plan “Short division” and not saved it.")
  await question.getByRole("button", { name: "Replace the draft" }).click()
  await expect(question).toBeHidden()
  await expect(title(page)).toBeFocused()
  await saveButton(page).click()
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()

  await page.goto(week)
  await page.getByRole("button", { name: "Next week" }).click()
  await expect(page).toHaveURL(/week=2030-01-14/)
  await expect(lesson(page, "Short division")).toContainText("2 assignments")
  await page.getByRole("button", { name: "Previous week" }).click()
  await menu.click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  const asked = page.getByRole("dialog", { name: "Delete Short division?" })
  await expect(asked).toContainText("The 2 assignments set with it will stay with Ada.")
  await asked.getByRole("button", { name: "Delete Short division" }).click()
  await expect(page.getByText("No Lessons Planned")).toBeVisible()
  await page.getByRole("button", { name: "This week" }).click()
  await expect(page.getByRole("button", { name: "This week" })).toBeDisabled()
})

test("an empty day of the week leads to a plan for that day", async ({ page }) => {
  await newFamily(page)
  await planLesson(page, "Long division")
  await page.goto(week)
  await page.getByRole("button", { name: "Plan a lesson on Friday, Jan 11" }).click()
  await expect(page.getByRole("combobox", { name: "Curriculum" })).toHaveCSS("text-overflow", "ellipsis")
  await expect(page.getByLabel("Lesson date")).toHaveValue("2030-01-11")
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole("combobox", { name: "Student" })).toHaveValue("Ada Hall")
})

test("without a child, and without a curriculum, the planner says what comes first", async ({ page }) => {
  await register(page, newParent("Lena"))
  await page.goto("/lesson-planner")
  await title(page).fill("Too early")
  await saveButton(page).click()
  await expect(page.getByText("Choose a student.").first()).toBeVisible()
  await expect(title(page)).toHaveValue("Too early")
  await page.getByRole("main").getByRole("link", { name: "Add a student" }).click()
  await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
  await addStudent(page, { first_name: "Ada", grade: "4th grade", born: "2016-05-04" })
  await page.goto("/lesson-planner")
  await choose(page, "Student", "Ada")
  await expect(page.getByText("A lesson belongs to a curriculum, and Ada has none yet.")).toBeVisible()
  await expect(title(page)).toHaveValue("Too early")
})

test.describe("when the connection fails", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("a save says so in the form and in a notification, and everything typed stays", async ({ page, context }) => {
    await newFamily(page)
    await page.goto("/lesson-planner")
    await choose(page, "Curriculum", "Math")
    await title(page).fill("Long division")
    await addWork(page, { name: "Worksheet", due: "2030-01-10" })
    await context.setOffline(true)
    await saveButton(page).click()
    await expect(page.getByText("Error saving lesson plan. See message on screen.")).toBeVisible()
    await expect(page.getByRole("main").getByText(/^Network error\./)).toBeVisible()
    await expect(title(page)).toHaveValue("Long division")
    await expect(page.getByText("Worksheet")).toBeVisible()
    await context.setOffline(false)
    await saveButton(page).click()
    await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
  })
})

test.describe("a lesson that is gone", () => {
  test.use({ allowedConsoleErrors: [/status of 404|That lesson could not be found/] })

  test("is said to be gone, and leads to a new one", async ({ page, context }) => {
    await newFamily(page)
    await planLesson(page, "Long division")
    await page.goto(week)
    await page.getByRole("button", { name: "Long division", exact: true }).click()
    await expect(title(page)).toHaveValue("Long division")
    const address = page.url()

    const other = await context.newPage()
    await other.goto(week)
    await other.getByRole("button", { name: "More about Long division" }).click()
    await other.getByRole("menuitem", { name: "Delete" }).click()
    await other.getByRole("button", { name: "Delete Long division" }).click()
    await expect(other.getByText("No Lessons Planned")).toBeVisible()

    await page.goto(address)
    const failure = page.getByRole("main").getByRole("alert")
    await expect(failure).toContainText("That lesson could not be found. It may have been removed.")
    await expect(failure).not.toContainText("connection")
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden()
    await failure.getByRole("button", { name: "Plan a new lesson" }).click()
    await expect(page).not.toHaveURL(/lesson=/)
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveValue("")
  })
})

test.describe("two tabs", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("that change the same lesson: the second is told, keeps what was typed, and decides", async ({
    page,
    context,
  }) => {
    await newFamily(page)
    await planLesson(page, "Long division")
    await page.goto(week)
    await page.getByRole("button", { name: "Long division", exact: true }).click()
    await expect(title(page)).toHaveValue("Long division")
    const other = await context.newPage()
    await other.goto(page.url())
    await title(other).fill("From the other tab")
    await saveButton(other).click()
    await expect(lesson(other, "From the other tab")).toBeVisible()

    await title(page).fill("From this tab")
    await saveButton(page).click()
    await expect(page.getByText(/was changed elsewhere.*Save again/).first()).toBeVisible()
    await expect(title(page)).toHaveValue("From this tab")
    await saveButton(page).click()
    await expect(lesson(page, "From this tab")).toBeVisible()
  })
})
