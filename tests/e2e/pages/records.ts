import { expect, type Locator, type Page } from "playwright/test"

// A parent's actions to add records on each page.

/** Chooses an option of a select in a dialog or form. */
async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: label }).click()
  await within.page().getByRole("option", { name: option }).click()
}

/** Skips the select if the option is preselected, as for an only child or curriculum. */
async function chooseUnlessChosen(dialog: Locator, label: string, option: string): Promise<void> {
  const chosen = await dialog.getByRole("combobox", { name: label }).inputValue()
  if (!chosen.includes(option)) await choose(dialog, label, option)
}

/** Saves the open dialog and waits until it closes, which confirms the save. */
export async function save(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole("button", { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the form for a new student and fills the required fields. */
export async function fillStudent(page: Page, child: { first_name: string; born: string }): Promise<Locator> {
  await page.goto("/students?new")
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await dialog.getByLabel("First name").fill(child.first_name)
  await dialog.getByLabel("Last name").fill("Hall")
  await dialog.getByLabel("Date of birth").fill(child.born)
  return dialog
}

export async function addStudent(
  page: Page,
  child: { first_name: string; grade: string; born: string; subject?: string },
): Promise<void> {
  const dialog = await fillStudent(page, child)
  await choose(dialog, "Grade level", child.grade)
  if (child.subject) await dialog.getByLabel("First subject").fill(child.subject)
  await save(dialog, "Add Student")
  await expect(page.getByRole("article", { name: `${child.first_name} Hall` })).toBeVisible()
}

export async function addSubject(page: Page, subject: { name: string; grade: string }): Promise<void> {
  await page.goto("/subjects?new")
  const form = page.getByRole("region", { name: "New subject" })
  await form.getByLabel("Name").fill(subject.name)
  await choose(form, "Grade level", subject.grade)
  await form.getByRole("button", { name: "Add Subject" }).click()
  await expect(page.getByRole("article", { name: subject.name })).toBeVisible()
}

export async function addCurriculum(
  page: Page,
  { student, subject }: { student: string; subject: string },
): Promise<void> {
  await page.goto("/curriculum?new")
  const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
  await chooseUnlessChosen(dialog, "Student", student)
  await choose(dialog, "Subject", subject)
  await save(dialog, "Add Curriculum")
  await expect(page.getByRole("article", { name: `${subject} for ${student}` })).toBeVisible()
}

/** Deletes a curriculum on the curriculum page. `name` is the name of its card, such as 'Fractions for Ben'. */
export async function deleteCurriculum(page: Page, name: string): Promise<void> {
  const card = page.getByRole("article", { name })
  await card.getByRole("button", { name: `More about ${name}` }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Delete ${name}` })
    .click()
  await expect(card).toHaveCount(0)
}

export type NewAssignment = { student: string; curriculum: string; title: string; due: string }

export async function setAssignment(page: Page, { student, curriculum, title, due }: NewAssignment): Promise<void> {
  await page.goto("/assignments?new")
  const dialog = page.getByRole("dialog", { name: "New assignment" })
  await chooseUnlessChosen(dialog, "Student", student)
  await chooseUnlessChosen(dialog, "Curriculum", curriculum)
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByLabel("Due date").fill(due)
  await save(dialog, "Create Assignment")
  await expect(assignmentCard(page, title)).toBeVisible()
}

export function assignmentCard(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title })
}

/** Opens the tab of the assignments page with the graded or the open work. */
export async function openWorkTab(page: Page, tab: "Open" | "Graded"): Promise<void> {
  await page.getByRole("tab", { name: tab }).click()
  await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true")
}

/** Chooses an item in the menu of an assignment. The menu closes if the row moves to another group meanwhile, and is opened again. */
export async function chooseInMenu(card: Locator, item: string): Promise<void> {
  const choice = card.page().getByRole("menuitem", { name: item, exact: true })
  await expect(async () => {
    await card.getByRole("button", { name: /^More about/ }).click()
    await choice.click({ timeout: 5_000 })
  }).toPass()
}

export async function setStatus(card: Locator, status: string): Promise<void> {
  await card.getByRole("button", { name: /^Status of/ }).click()
  await card.page().getByRole("menuitemradio", { name: status }).click()
  // A second menu would open beside the one that is fading out.
  await expect(card.page().getByRole("menu")).toHaveCount(0)
  await expect(card.getByRole("button", { name: /^Status of/ })).toContainText(status)
}

/** Opens the full grade form. The row itself has a short one. */
export async function openGradeForm(card: Locator): Promise<void> {
  await chooseInMenu(card, "Grade Assignment")
}
