import { register } from "../../pages/access.ts"
import {
  addCurriculum,
  addStudent,
  addSubject,
  assignmentCard,
  openGradeForm,
  openWorkTab,
  setAssignment,
  setStatus,
} from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

const parent = (email: string) => ({ first_name: "Nell", last_name: "Hall", email, password: "Sunny-Meadow-42!" })

test.describe("when the connection fails", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("a failed save is reported at once, keeps the input, and is not sent later", async ({ page, context }) => {
    await register(page, parent("nell1@example.com"))
    await page.goto("/students?new")
    const dialog = page.getByRole("dialog", { name: "Add a student" })
    await dialog.getByLabel("First name").fill("Ghost")
    await dialog.getByLabel("Last name").fill("Hall")
    await dialog.getByLabel("Date of birth").fill("2016-05-04")
    await context.setOffline(true)
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await expect(dialog.getByLabel("First name")).toHaveValue("Ghost")
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(dialog).toBeHidden()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText("No Students Found")).toBeVisible()
  })

  test("a lost response does not create a second child", { tag: "@editing.lost-answer" }, async ({ page }) => {
    await register(page, parent("nell2@example.com"))
    await page.goto("/students?new")
    await page.route("**/students.create**", async (route) => {
      await route.fetch()
      await route.abort()
    })
    const dialog = page.getByRole("dialog", { name: "Add a student" })
    await dialog.getByLabel("First name").fill("Ada")
    await dialog.getByLabel("Last name").fill("Hall")
    await dialog.getByLabel("Date of birth").fill("2016-05-04")
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await page.unrouteAll()
    await page.goto("/students")
    await expect(page.getByRole("article")).toHaveCount(1)
  })

  test("a switch whose response is lost says that the result is unknown, and shows the saved value", async ({
    page,
  }) => {
    await register(page, parent("nell4@example.com"))
    await page.goto("/settings?tab=notifications")
    const grades = page.getByRole("switch", { name: "Grades" })
    const wasOn = await grades.isChecked()
    await page.route("**/settings.updateNotifications**", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await grades.press("Space")
    await expect(page.getByText("It may have been saved anyway. Check before you try again.")).toBeVisible()
    await expect(grades).toBeChecked({ checked: !wasOn })
    await page.unrouteAll()
    await page.reload()
    await expect(grades).toBeChecked({ checked: !wasOn })
  })
})

test.describe("two tabs", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("that grade the same assignment: the second sees the conflict, keeps the input and chooses", async ({
    page,
    context,
  }) => {
    await register(page, parent("nell3@example.com"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addSubject(page, { name: "Math", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Math" })
    await setAssignment(page, { student: "Ben", curriculum: "Math", title: "Fractions", due: "2030-01-10" })
    await setStatus(assignmentCard(page, "Fractions"), "Turned in")
    const other = await context.newPage()
    await other.goto("/assignments")
    const dialogs = [page, other].map((tab) => tab.getByRole("dialog", { name: "Grade assignment" }))
    for (const tab of [page, other]) {
      await openGradeForm(assignmentCard(tab, "Fractions"))
    }
    const [first, second] = dialogs
    await second?.getByLabel("Points earned").fill("50")
    await second?.getByRole("button", { name: "Save Grade" }).click()
    await openWorkTab(other, "Graded")
    await expect(assignmentCard(other, "Fractions")).toContainText("F 50%")

    await first?.getByLabel("Points earned").fill("93")
    await first?.getByRole("button", { name: "Save Grade" }).click()
    const both = page.getByRole("group", { name: "Two versions" })
    await expect(both.getByRole("alert")).toContainText("This was changed elsewhere while you were editing it.")
    await expect(both).toContainText("They differ in: Points earned")
    await expect(page.getByLabel("Points earned")).toHaveValue("93")
    await both.getByText("As it is now").click()
    await expect(page.getByLabel("Points earned")).toHaveValue("50")
    await both.getByText("What you typed").click()
    await expect(page.getByLabel("Points earned")).toHaveValue("93")
    await page.getByRole("button", { name: "Save Grade" }).click()
    await openWorkTab(page, "Graded")
    await expect(assignmentCard(page, "Fractions")).toContainText("A 93%")
  })
})
