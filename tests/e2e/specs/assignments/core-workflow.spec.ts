import { register, registerByForm, type NewParent } from "../../pages/access.ts"
import {
  addCurriculum,
  addStudent,
  addSubject,
  assignmentCard,
  openGradeForm,
  openWorkTab,
  save,
  setAssignment,
  setStatus,
} from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

/** A date relative to today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const newParent = (email: string): NewParent => ({
  first_name: "Ruth",
  last_name: "Hall",
  email,
  password: "Sunny-Meadow-42!",
})

test(
  "a parent registers, adds a child, a subject and a curriculum, creates an assignment, grades it and sees the grade",
  { tag: "@smoke" },
  async ({ page }) => {
    await registerByForm(page, newParent("ruth@example.com"))
    await expect(page.getByText("Account created! Welcome.")).toBeVisible()
    await expect(page.getByText("Let’s set up your school")).toBeVisible()

    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addSubject(page, { name: "Nature Study", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Nature Study" })
    await setAssignment(page, {
      student: "Ben",
      curriculum: "Nature Study",
      title: "Draw a cloud key",
      due: dayFromNow(2),
    })

    const card = assignmentCard(page, "Draw a cloud key")
    await setStatus(card, "Turned in")
    await openGradeForm(card)
    const dialog = page.getByRole("dialog", { name: "Grade assignment" })
    await dialog.getByLabel("Points earned").fill("93")
    await expect(dialog).toContainText("A")
    await dialog.getByLabel("Feedback").fill("Cirrus and cumulus are just right.")
    await save(dialog, "Save Grade")
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("A 93%")
    await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("Graded")

    await page.goto("/dashboard")
    for (const round of ["at once", "after a reload"]) {
      await expect(page.getByRole("group", { name: "Average Grade" }), round).toContainText("93%")
      await expect(page.getByRole("group", { name: "Active Students" }), round).toContainText("1")
      await expect(page.getByText("Draw a cloud key"), round).toBeVisible()
      await page.reload()
    }
    await page.goto("/assignments")
    await openWorkTab(page, "Graded")
    await card.getByRole("button", { name: "Draw a cloud key", exact: true }).click()
    await expect(card).toContainText("Cirrus and cumulus are just right.")
  },
)

test(
  "points over the maximum show an error, and the input stays",
  { tag: "@grades.points-range" },
  async ({ page }) => {
    await register(page, newParent("ruth2@example.com"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addSubject(page, { name: "Math", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Math" })
    await setAssignment(page, { student: "Ben", curriculum: "Math", title: "Long division", due: dayFromNow(1) })
    const card = assignmentCard(page, "Long division")
    await setStatus(card, "Turned in")
    await openGradeForm(card)
    const dialog = page.getByRole("dialog", { name: "Grade assignment" })
    await dialog.getByLabel("Feedback").fill("Nearly all of it.")
    await dialog.getByLabel("Points earned").fill("101")
    await dialog.getByRole("button", { name: "Save Grade" }).click()
    await expect(dialog.getByText("Points must be a number between 0 and 100").first()).toBeVisible()
    await expect(dialog.getByLabel("Feedback")).toHaveValue("Nearly all of it.")
    await dialog.getByLabel("Points earned").fill("88.5")
    await save(dialog, "Save Grade")
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("B+ 89%")
  },
)

test(
  "the curriculum form offers only subjects of the child's grade, and clears one that no longer fits",
  { tag: "@planning.curriculum-subjects" },
  async ({ page }) => {
    await register(page, newParent("ruth3@example.com"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04" })
    await addSubject(page, { name: "Fractions", grade: "4th grade" })
    await addSubject(page, { name: "Algebra", grade: "9th grade" })
    await page.goto("/curriculum?new")
    const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
    const subject = dialog.getByRole("combobox", { name: "Subject" })
    await dialog.getByRole("combobox", { name: "Student" }).click()
    await page.getByRole("option", { name: "Ben" }).click()
    await subject.click()
    await expect(page.getByRole("option")).toHaveText(["Fractions"])
    await page.getByRole("option", { name: "Fractions" }).click()
    await dialog.getByRole("combobox", { name: "Student" }).click()
    await page.getByRole("option", { name: "Cleo" }).click()
    await expect(subject).toHaveValue("")
    await dialog.getByRole("button", { name: "Add Curriculum" }).click()
    await expect(dialog.getByText("Choose a subject.").first()).toBeVisible()
  },
)

test("adding a curriculum without a student links to adding one", async ({ page }) => {
  await register(page, newParent("ruth5@example.com"))
  await page.goto("/curriculum?new")
  await page.getByRole("dialog", { name: "Add a curriculum" }).getByRole("link", { name: "Add a student" }).click()
  await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
})

test("the whole workflow can be done by keyboard", async ({ page }) => {
  await register(page, newParent("ruth4@example.com"))
  await page.goto("/students")
  await page.getByRole("button", { name: "Add your first student" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("First name")).toBeFocused()
  await page.keyboard.type("Ben")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Hall")
  await page.keyboard.press("Tab")
  await page.keyboard.type("05042016")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("article", { name: "Ben Hall" })).toBeVisible()

  await page.goto("/subjects?new")
  await expect(page.getByLabel("Name")).toBeFocused()
  await page.keyboard.type("Phonics")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("article", { name: "Phonics" })).toBeVisible()
  // The form is ready for the next one.
  await expect(page.getByLabel("Name")).toBeFocused()

  await page.goto("/students")
  await page.getByRole("link", { name: "Ben Hall" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Ben Hall" })).toBeVisible()
  const edit = page.getByRole("button", { name: "Edit Ben" })
  await edit.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("First name")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(edit).toBeFocused()
})
