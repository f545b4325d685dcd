import { readDay } from "@hearthbook/api/rules/date-format"
import { weekdayOf } from "@hearthbook/api/rules/days"
import { keptSession, logOut, newParent, openDashboard, register } from "../pages/access.ts"
import { addCurriculum, addStudent, addSubject, assignmentCard, deleteCurriculum } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"
import type { Page } from "playwright/test"

const line = { title: "Title of a new assignment", child: "For which child", curriculum: "In which curriculum" }

/** Holds each save back until the answer is called; that of `lost` then never arrives. */
async function heldSaves(page: Page, asked: string[], lost?: string): Promise<() => void> {
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  await page.route("**/assignments.create**", async (route) => {
    const body = route.request().postData() ?? ""
    asked.push(/"title":"([^"]*)"/.exec(body)?.[1] ?? "")
    await held
    await (lost && body.includes(lost) ? route.abort() : route.continue())
  })
  return () => free()
}

test("a title and Enter set work for the next school day; Undo takes exactly that away again", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const title = form.getByLabel(line.title)
  const due = await form.getByLabel("Due date").inputValue()
  expect(["monday", "tuesday", "wednesday", "thursday", "friday"]).toContain(
    weekdayOf(readDay(due, "MM/DD/YYYY") ?? ""),
  )

  await title.fill("Page 12")
  await title.press("Enter")
  const toast = page.getByRole("alert").filter({ hasText: /Added “Page 12” for \w+, due / })
  await expect(toast).toBeVisible()
  await expect(title).toHaveValue("")
  await expect(title).toBeFocused()

  await page.goto("/assignments?student=all&search=Page+12")
  await expect(assignmentCard(page, "Page 12")).toBeVisible()
  await page.goto("/dashboard")
  await title.fill("Page 13")
  await title.press("Enter")
  const undone = page.waitForResponse(/assignments\.delete/)
  await page.getByRole("alert").filter({ hasText: "Page 13" }).getByRole("button", { name: "Undo" }).click()
  await undone
  await page.goto("/assignments?student=all&search=Page")
  await expect(assignmentCard(page, "Page 12")).toBeVisible()
  await expect(assignmentCard(page, "Page 13")).toHaveCount(0)
})

test("child, curriculum and day can be chosen, are remembered, and what is wrong is said under its field", async ({
  page,
}) => {
  await register(page, newParent("Quinn"))
  await addStudent(page, { first_name: "Dot", grade: "Kindergarten", born: "2021-05-04" })
  await page.goto("/dashboard")
  await expect(page.getByText("Let’s set up your school")).toBeVisible()
  // Nothing to set work in yet.
  await expect(page.getByLabel(line.title)).toHaveCount(0)
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04", subject: "Biology" })

  await page.goto("/assignments")
  const form = page.getByRole("form", { name: "Add an assignment" })
  await form.getByRole("combobox", { name: line.child }).click()
  await page.getByRole("option", { name: "Cleo" }).click()
  await form.getByRole("combobox", { name: line.curriculum }).click()
  await expect(page.getByRole("option")).toHaveText(["Biology"])
  await page.getByRole("option", { name: "Biology" }).click()
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form.getByText("Title is required.").first()).toBeVisible()
  await form.getByLabel(line.title).fill("Draw a cell")
  await form.getByLabel("Due date").fill("")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByText("Due date is required.").first()).toBeVisible()
  await expect(form.getByLabel(line.title)).toHaveValue("Draw a cell")
  await form.getByLabel("Due date").fill("2030-01-10")
  await form.getByLabel(line.title).press("Enter")
  await expect(assignmentCard(page, "Draw a cell")).toContainText("Biology")
  await expect(assignmentCard(page, "Draw a cell")).toContainText("Cleo")

  await page.goto("/dashboard")
  await expect(form.getByRole("combobox", { name: line.child })).toHaveValue("Cleo")
  await expect(form.getByRole("combobox", { name: line.curriculum })).toHaveValue("Biology")
  // A child with nothing to set work in.
  await form.getByRole("combobox", { name: line.child }).click()
  await page.getByRole("option", { name: "Dot" }).click()
  await form.getByLabel(line.title).fill("Count to ten")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByText("Dot has no curriculum yet.")).toBeVisible()
})

test("a title sent before it is known where it goes is saved as soon as that is known", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const curriculum = form.getByRole("combobox", { name: line.curriculum })
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  await page.route("**/curriculum.list**", (route) => held.then(() => route.continue()))
  await form.getByLabel(line.title).fill("Dahlia zero")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByLabel(line.title)).toHaveValue("")
  await expect(form.getByLabel("Saving")).toBeVisible()
  await curriculum.click()
  await expect(page.getByText("Loading …")).toBeVisible()
  free()
  await expect(page.getByText(/Added “Dahlia zero” for \w+, due /)).toBeVisible()
  await expect(curriculum).not.toHaveValue("")
  await expect(page.getByText("Loading …")).toHaveCount(0)
})

test("a title sent before it is known where it goes is saved, also by whoever has left the page by then", async ({
  page,
}) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  await page.route("**/curriculum.list**", (route) => held.then(() => route.continue()))
  await form.getByLabel(line.title).fill("Dahlia one")
  await form.getByLabel(line.title).press("Enter")
  await expect(form.getByLabel("Saving")).toBeVisible()
  await page.getByRole("navigation").getByRole("link", { name: "Students" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
  free()
  await expect(page.getByText(/Added “Dahlia one” for \w+, due /)).toBeVisible()
})

test.describe("when the curricula cannot be had", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("the title comes back with the reason, and the next try asks for them again", async ({ page }) => {
    await openDashboard(page)
    const form = page.getByRole("form", { name: "Add an assignment" })
    await expect(form).toBeVisible()
    await page.route(/curriculum\.list/, (route) => route.abort())
    await form.getByLabel(line.title).fill("Dahlia two")
    await form.getByLabel(line.title).press("Enter")
    await expect(form.getByRole("alert").getByText(/^Network error\./)).toBeVisible()
    await expect(form.getByLabel(line.title)).toHaveValue("Dahlia two")
    await page.unrouteAll()
    await form.getByLabel(line.title).press("Enter")
    await expect(page.getByText(/Added “Dahlia two” for /)).toBeVisible()
  })
})

test("where the last one went is shown before anybody comes near, until one signs out", async ({ page }) => {
  await openDashboard(page)
  const form = page.getByRole("form", { name: "Add an assignment" })
  const child = form.getByRole("combobox", { name: line.child })
  const curriculum = form.getByRole("combobox", { name: line.curriculum })
  await expect(child).toHaveValue("")
  await form.hover()
  await expect(curriculum).not.toHaveValue("")
  const shown = [await child.inputValue(), await curriculum.inputValue()] as const
  await form.getByLabel(line.title).fill("Dahlia once")
  await form.getByLabel(line.title).press("Enter")
  await expect(page.getByText(/Added “Dahlia once”/)).toBeVisible()

  await page.mouse.move(0, 0)
  await page.reload()
  await expect(child).toHaveValue(shown[0])
  await expect(curriculum).toHaveValue(shown[1])
  const kept = () => page.evaluate(() => localStorage.getItem("hearthbook.quick-add-target"))
  expect(await kept()).toContain(shown[1])
  await logOut(page)
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible()
  expect(await kept()).toBeNull()
})

test("a curriculum deleted since is no longer offered, and the next title goes to the next one", async ({ page }) => {
  await register(page, newParent("Quinn"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  await addSubject(page, { name: "Botany", grade: "4th grade" })
  await addSubject(page, { name: "Algebra", grade: "4th grade" })
  for (const subject of ["Botany", "Algebra"]) await addCurriculum(page, { student: "Ben", subject })
  const form = page.getByRole("form", { name: "Add an assignment" })
  const title = form.getByLabel(line.title)
  const curriculum = form.getByRole("combobox", { name: line.curriculum })
  const kept = () => page.evaluate(() => localStorage.getItem("hearthbook.quick-add-target"))
  const setIn = async (subject: string, text: string) => {
    await page.goto("/dashboard")
    await curriculum.click()
    await page.getByRole("option", { name: subject }).click()
    await title.fill(text)
    await title.press("Enter")
    await expect(page.getByText(`Added “${text}”`)).toBeVisible()
  }
  await setIn("Fractions", "Page 1")

  // Here, by the page of it.
  await page.getByRole("link", { name: "Curriculum", exact: true }).first().click()
  await deleteCurriculum(page, "Fractions for Ben")
  expect(await kept()).toBeNull()
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
  await expect(title).toBeVisible()
  await expect(curriculum).not.toHaveValue("Fractions")
  await title.fill("Page 2")
  await title.press("Enter")
  await expect(page.getByText("Added “Page 2”")).toBeVisible()
  await expect(curriculum).toHaveValue("Algebra")

  // Elsewhere: this page has heard nothing of it.
  await page.reload()
  await expect(curriculum).toHaveValue("Algebra")
  const { curriculum_id } = JSON.parse((await kept()) ?? "")
  const headers = { authorization: `Bearer ${(await keptSession(page))?.access_token}` }
  expect((await page.request.delete(`/api/v1/curriculum/${curriculum_id}`, { headers })).ok()).toBe(true)
  await title.fill("Page 3")
  await title.press("Enter")
  await expect(page.getByText("Added “Page 3”")).toBeVisible()
  await expect(curriculum).toHaveValue("Botany")
})

test.describe("a curriculum deleted elsewhere while the next title is typed", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test("leaves the title to be tried again, and it goes to one that is there", async ({ page }) => {
    await register(page, newParent("Rhea"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
    await addSubject(page, { name: "Botany", grade: "4th grade" })
    await addCurriculum(page, { student: "Ben", subject: "Botany" })
    await page.goto("/dashboard")
    const form = page.getByRole("form", { name: "Add an assignment" })
    const title = form.getByLabel(line.title)
    const curriculum = form.getByRole("combobox", { name: line.curriculum })
    await curriculum.click()
    await page.getByRole("option", { name: "Botany" }).click()
    const headers = { authorization: `Bearer ${(await keptSession(page))?.access_token}` }
    const all: { id: string; subject: { name: string } }[] = await (
      await page.request.get("/api/v1/curriculum", { headers })
    ).json()
    const botany = all.find(({ subject }) => subject.name === "Botany")?.id
    expect((await page.request.delete(`/api/v1/curriculum/${botany}`, { headers })).ok()).toBe(true)

    const free = await heldSaves(page, [])
    await title.fill("Page 4")
    await title.press("Enter")
    await title.fill("Page 5")
    free()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText("Added “Page 4”")).toBeVisible()
    await expect(title).toHaveValue("Page 5")
    await title.press("Enter")
    await expect(page.getByText("Added “Page 5”")).toBeVisible()
    await expect(curriculum).toHaveValue("Fractions")
  })
})

test("titles typed while an earlier one is still being saved are all saved, in their order", async ({ page }) => {
  await openDashboard(page)
  const asked: string[] = []
  const free = await heldSaves(page, asked)
  const title = page.getByLabel(line.title)
  for (const typed of ["Zinnia one", "Zinnia two", "Zinnia three"]) {
    await title.pressSequentially(typed)
    await title.press("Enter")
    await expect(title).toHaveValue("")
  }
  await title.pressSequentially("Zinnia fo")
  free()
  for (const added of ["Zinnia one", "Zinnia two", "Zinnia three"]) {
    const toast = page.getByRole("alert").filter({ hasText: `Added “${added}”` })
    await expect(toast.getByRole("button", { name: "Undo" })).toBeVisible()
  }
  expect(asked).toEqual(["Zinnia one", "Zinnia two", "Zinnia three"])
  await expect(title).toHaveValue("Zinnia fo")
  const undone = page.waitForResponse(/assignments\.delete/)
  await page.getByRole("alert").filter({ hasText: "Zinnia two" }).getByRole("button", { name: "Undo" }).click()
  await undone
  await page.goto("/assignments?student=all&search=Zinnia")
  await expect(page.getByRole("article")).toHaveCount(2)
  await expect(assignmentCard(page, "Zinnia two")).toHaveCount(0)
})

test.describe("while the connection is away", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_/] })

  test("a title that could not be saved while the next is typed is named and offered again", async ({ page }) => {
    await openDashboard(page)
    const free = await heldSaves(page, [], "Zinnia five")
    const title = page.getByLabel(line.title)
    await title.fill("Zinnia five")
    await title.press("Enter")
    await title.fill("Zinnia six")
    await title.press("Enter")
    await title.fill("Zinnia sev")
    free()
    const unsaved = page.getByRole("alert").filter({ hasText: "“Zinnia five” could not be saved." })
    await expect(unsaved).toContainText("Network error.")
    await expect(page.getByText(/Added “Zinnia six”/)).toBeVisible()
    await expect(title).toHaveValue("Zinnia sev")
    await page.unrouteAll()
    await unsaved.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText(/Added “Zinnia five”/)).toBeVisible()
    await expect(unsaved).toHaveCount(0)
    await expect(title).toHaveValue("Zinnia sev")
  })

  test("a title whose line is left before it fails is named on the next page, too", async ({ page }) => {
    await openDashboard(page)
    const free = await heldSaves(page, [], "Zinnia eight")
    await page.getByLabel(line.title).fill("Zinnia eight")
    await page.getByLabel(line.title).press("Enter")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
    free()
    await expect(page.getByRole("alert").filter({ hasText: "“Zinnia eight” could not be saved." })).toBeVisible()
  })

  test("the line says so and keeps what was typed", async ({ page, context }) => {
    await openDashboard(page)
    const title = page.getByLabel(line.title)
    await title.fill("Page 14")
    await expect(page.getByRole("combobox", { name: line.curriculum })).not.toHaveValue("")
    await context.setOffline(true)
    await title.press("Enter")
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await expect(title).toHaveValue("Page 14")
    await context.setOffline(false)
    await title.press("Enter")
    await expect(page.getByText(/Added “Page 14”/)).toBeVisible()
  })
})
