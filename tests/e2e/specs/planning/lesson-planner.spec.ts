import type { Page } from "playwright/test"
import { logOut, newParent, register, openDashboard, signIn } from "../../pages/access.ts"
import {
  week,
  lesson,
  title,
  saveButton,
  choose,
  addResource,
  openPlannerFamily,
  attachedTo,
  addWork,
} from "../../pages/planner.ts"
import { addStudent, assignmentCard, save } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "a lesson with resources and an assignment is saved in one step and shown in full",
  { tag: "@planning.lesson-save" },
  async ({ page }) => {
    await openPlannerFamily(page)
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
    await expect(page.getByText("Everything you have for Math is attached.")).toBeVisible()
    // Focus moves to the next action.
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
    await expect(page.getByText("Draft saved on this device")).toBeHidden()

    await page.goto(week)
    await expect(page.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()
    const day = page.getByRole("region", { name: "Wednesday, Jan 9" })
    await expect(lesson(page, "Halves and quarters, Ada")).toContainText("2 resources · 1 assignment")
    await expect(day.getByRole("article")).toHaveCount(1)
    await page.goto("/assignments")
    await expect(assignmentCard(page, "Cut the paper pizza")).toContainText("Due 01/10/2030")
  },
)

test(
  "each child's draft survives a reload, and an invalid draft is ignored",
  { tag: "@planning.lesson-draft" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/lesson-planner")
    await expect(page.getByRole("combobox", { name: "Curriculum" })).toBeDisabled()
    await title(page).fill("Draft without a student")
    await page.reload()
    await expect(title(page)).toHaveValue("Draft without a student")

    await choose(page, "Student", "Eli")
    await expect(title(page)).toHaveValue("Draft without a student")
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
    await expect(page.getByText("Draft saved on this device")).toBeVisible()

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
  },
)

test("signing out deletes the user's own unsaved drafts only", async ({ page }) => {
  await startLesson(page)
  await page.evaluate(() => localStorage.setItem("hearthbook.lesson-draft.ruth.new.ada", "{}"))
  await logOut(page)
  await page.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/")
  const remaining = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) => Object.keys(place)).filter((key) => key.includes("draft")),
  )
  expect(remaining).toEqual(["hearthbook.lesson-draft.ruth.new.ada"])
  await openDashboard(page)
  await page.goto("/lesson-planner")
  await choose(page, "Student", "Eli")
  await expect(title(page)).toHaveValue("")
})

test.describe("a session that expires", () => {
  test.use({ allowedConsoleErrors: [/status of 401/] })

  test("keeps the draft for its owner", async ({ page }) => {
    await startLesson(page)
    await page.evaluate(() => {
      const key = "hearthbook.session"
      const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: "gone", refresh_token: "gone" }))
    })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page)
    await expect(title(page)).toHaveValue("Fractions for Eli")
  })
})

async function startLesson(page: Page): Promise<void> {
  await openDashboard(page)
  await page.goto("/lesson-planner")
  await choose(page, "Student", "Eli")
  await title(page).fill("Fractions for Eli")
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
}

test("without a student or a curriculum, the planner names the prerequisite", async ({ page }) => {
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
  await expect(page.getByText("Ada has no curriculum yet. Type a subject to create one.")).toBeVisible()
  await expect(title(page)).toHaveValue("Too early")
})

test.describe("when the connection fails", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("a failed save is reported in the form and in a toast, and the input stays", async ({ page, context }) => {
    await openPlannerFamily(page)
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
