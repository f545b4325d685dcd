import { newParent, register } from "../../pages/access.ts"
import { deleteAs, readAs } from "../../fixtures/rest-client.ts"
import { holdSaves, quickAdd } from "../../pages/quick-add.ts"
import { addCurriculum, addStudent, addSubject, deleteCurriculum } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test("a deleted curriculum is no longer offered, and the next title uses another one", async ({ page }) => {
  await register(page, newParent("Quinn"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  await addSubject(page, { name: "Botany", grade: "4th grade" })
  await addSubject(page, { name: "Algebra", grade: "4th grade" })
  for (const subject of ["Botany", "Algebra"]) await addCurriculum(page, { student: "Ben", subject })
  const form = page.getByRole("form", { name: "Add an assignment" })
  const title = form.getByLabel(quickAdd.title)
  const curriculum = form.getByRole("combobox", { name: quickAdd.curriculum })
  const storedTarget = () => page.evaluate(() => localStorage.getItem("hearthbook.quick-add-target"))
  const setIn = async (subject: string, text: string) => {
    await page.goto("/dashboard")
    await curriculum.click()
    await page.getByRole("option", { name: subject }).click()
    await title.fill(text)
    await title.press("Enter")
    await expect(page.getByText(`Added “${text}”`)).toBeVisible()
  }
  await setIn("Fractions", "Page 1")

  // Deleted in this tab, on the curriculum page.
  await page.getByRole("link", { name: "Curriculum", exact: true }).first().click()
  await deleteCurriculum(page, "Fractions for Ben")
  expect(await storedTarget()).toBeNull()
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
  await expect(title).toBeVisible()
  await expect(curriculum).not.toHaveValue("Fractions")
  await title.fill("Page 2")
  await title.press("Enter")
  await expect(page.getByText("Added “Page 2”")).toBeVisible()
  await expect(curriculum).toHaveValue("Algebra")

  // Deleted elsewhere, unknown to this page.
  await page.reload()
  await expect(curriculum).toHaveValue("Algebra")
  const { curriculum_id } = JSON.parse((await storedTarget()) ?? "") as { curriculum_id: string }
  await deleteAs(page, `curriculum/${curriculum_id}`)
  await title.fill("Page 3")
  await title.press("Enter")
  await expect(page.getByText("Added “Page 3”")).toBeVisible()
  await expect(curriculum).toHaveValue("Botany")
})

test.describe("a curriculum deleted elsewhere while the next title is typed", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test("keeps the title for a retry, which uses an existing one", async ({ page }) => {
    await register(page, newParent("Rhea"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
    await addSubject(page, { name: "Botany", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Botany" })
    await page.goto("/dashboard")
    const form = page.getByRole("form", { name: "Add an assignment" })
    const title = form.getByLabel(quickAdd.title)
    const curriculum = form.getByRole("combobox", { name: quickAdd.curriculum })
    await curriculum.click()
    await page.getByRole("option", { name: "Botany" }).click()
    const all = await readAs<{ id: string; subject: { name: string } }[]>(page, "curriculum")
    const botany = all.find(({ subject }) => subject.name === "Botany")?.id
    await deleteAs(page, `curriculum/${botany}`)

    const release = await holdSaves(page, [])
    await title.fill("Page 4")
    await title.press("Enter")
    await title.fill("Page 5")
    release()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText("Added “Page 4”")).toBeVisible()
    await expect(title).toHaveValue("Page 5")
    await title.press("Enter")
    await expect(page.getByText("Added “Page 5”")).toBeVisible()
    await expect(curriculum).toHaveValue("Fractions")
  })
})
