import { newParent, register, openDashboard } from "../../pages/access.ts"
import { addCurriculum, addStudent, addSubject, save } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "cards show the subject, child, provider and progress",
  { tag: "@planning.curriculum-cards" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/curriculum")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curriculum")
    for (const figure of ["Active Curricula", "Average Progress", "Total Assignments", "Completed Assignments"]) {
      await expect(page.getByRole("group", { name: figure, exact: true })).toHaveText(/\d/)
    }
    await expect(page.getByRole("group", { name: "Average Progress" })).toContainText("per course")
    await page.getByRole("radiogroup", { name: "View" }).getByText("Cards").click()
    const math = page.getByRole("article", { name: "Math 4 for Eli" })
    for (const words of [
      "Eli Whitaker",
      "4th grade",
      "Khan Academy",
      /\d{4}-\d{4} · Full year/,
      /\d+ of 12 assignments/,
    ]) {
      await expect(math).toContainText(words)
    }
    await expect(page.getByRole("article", { name: "Art & Crafts for Nora" })).toContainText("Custom")
  },
)

test(
  "child and subject filter the cards and are kept in the URL",
  { tag: "@planning.curriculum-filters" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/curriculum")
    await page.getByRole("group", { name: "Child" }).getByText("Grace").click()
    await expect(page.getByRole("article", { name: /for Eli/ })).toHaveCount(0)
    await page.getByRole("combobox", { name: "Subject" }).click()
    await expect(page.getByRole("option", { name: "Math 4" })).toHaveCount(0)
    await page.getByRole("option", { name: "Spanish I" }).click()
    await expect(page.getByRole("article")).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole("article", { name: "Spanish I for Grace" })).toBeVisible()
    await expect(page.getByRole("article")).toHaveCount(1)
    await expect(page.getByRole("group", { name: "Active Curricula" })).toContainText("1")
  },
)

test("the child chosen on another page is in the URL here too, without a history entry", async ({ page }) => {
  await openDashboard(page)
  await page.getByRole("link", { name: "Curriculum", exact: true }).click()
  await page.getByRole("group", { name: "Child" }).getByText("Grace").click()
  await expect(page).toHaveURL(/curriculum\?student=/)
  const { search } = new URL(page.url())
  await page.getByRole("link", { name: "Progress", exact: true }).click()
  await expect(page).toHaveURL(`/progress${search}`)
  await expect(page.getByRole("article", { name: "Grace Whitaker" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/curriculum${search}`)
  await page.goto("/curriculum?new")
  await expect(page.getByRole("dialog", { name: "Add a curriculum" })).toBeVisible()
  await expect(page).toHaveURL(/\?new=&student=/)
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL(`/curriculum${search}`)

  await page.getByRole("group", { name: "Child" }).getByText("All").click()
  await expect(page).toHaveURL("/curriculum")
  await expect(page.getByRole("article", { name: "Math 4 for Eli" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("article", { name: "Math 4 for Eli" })).toBeVisible()
  await expect(page).toHaveURL("/curriculum")
})

test("Show all removes child and subject from the URL", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await addSubject(page, { name: "Math", grade: "4th grade" })
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
  await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04" })
  await addCurriculum(page, { student: "Ben", subject: "Math" })
  await page.getByRole("group", { name: "Child" }).getByText("Cleo").click()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(page.getByRole("article", { name: "Math for Ben" })).toBeVisible()
  await expect(page).toHaveURL("/curriculum")
})

test(
  "the details show the child's progress and open the edit form",
  { tag: "@planning.curriculum-details" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/curriculum?student=all")
    const card = page.getByRole("article", { name: "Math 4 for Eli" })
    await card.getByRole("button", { name: "More about Math 4 for Eli" }).click()
    await page.getByRole("menuitem", { name: "View Details" }).click()
    const details = page.getByRole("dialog", { name: "Math 4" })
    await expect(details).toContainText(/Grade so far\s*[A-F][+-]?\s*\d+%/)
    await expect(details).toContainText(/\d+ lessons? planned, \d+ of them taught/)
    await details.getByRole("button", { name: "Edit" }).click()
    const form = page.getByRole("dialog", { name: "Edit Math 4 for Eli" })
    await expect(form.getByRole("combobox", { name: "Subject" })).toHaveValue("Math 4")
  },
)

test("the delete confirmation counts the assignments and lessons that are deleted too", async ({ page }) => {
  await openDashboard(page)
  await page.goto("/curriculum?student=all")
  await page.getByRole("button", { name: "More about Math 4 for Eli" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  const question = page.getByRole("dialog", { name: "Delete Math 4 for Eli?" })
  await expect(question.getByRole("listitem")).toHaveText([/^12 assignments, \d+ of them graded$/, /^\d+ lessons?$/])
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("button", { name: "More about Math 4 for Eli" })).toBeFocused()
})

test("the child of the guided setup is preselected", { tag: "@planning.curriculum-from-setup" }, async ({ page }) => {
  await register(page, newParent("Ruth"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
  await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04" })
  const link = page.getByRole("link", { name: "Add a curriculum for Cleo" })
  const student = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("student")
  await page.evaluate((studentId) => history.pushState({ studentId }, "", "/curriculum"), student)
  const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
  await expect(dialog.getByRole("combobox", { name: "Student" })).toHaveValue("Cleo Hall")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText("No Curriculum Found")).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  "a curriculum is edited, and deleted with its assignments after confirmation",
  { tag: "@planning.curriculum-delete" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addSubject(page, { name: "Math", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Math" })
    const card = page.getByRole("article", { name: "Math for Ben" })
    await card.getByRole("button", { name: "More about Math for Ben" }).click()
    await page.getByRole("menuitem", { name: "Edit" }).click()
    const form = page.getByRole("dialog", { name: "Edit Math for Ben" })
    await form.getByRole("combobox", { name: "Semester" }).click()
    await page.getByRole("option", { name: "Spring" }).click()
    await form.getByLabel("Goals").fill("Long division by May")
    await save(form, "Save")
    await expect(card).toContainText("Spring")

    await card.getByRole("button", { name: "More about Math for Ben" }).click()
    await page.getByRole("menuitem", { name: "View Details" }).click()
    await expect(page.getByRole("dialog", { name: "Math" })).toContainText("Long division by May")
    await page.keyboard.press("Escape")
    await card.getByRole("button", { name: "More about Math for Ben" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const question = page.getByRole("dialog", { name: "Delete Math for Ben?" })
    await expect(question).toContainText(
      "Are you sure? This will remove the curriculum and all associated assignments.",
    )
    await question.getByRole("button", { name: "Delete Math for Ben" }).click()
    await expect(page.getByText("No Curriculum Found")).toBeVisible()
  },
)
