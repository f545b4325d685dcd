import { expect, type Page } from "playwright/test"

/** A dialog, menu or similar element, with the page it opens over and the action that opens it. */
export type Overlay = { path: string; name: string; open: (page: Page) => Promise<void>; only?: "phone" | "desk" }

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click()

/** Chooses an item in the menu of the first card or row, or of the named one. */
const inMenu = (item: string, of?: string) => async (page: Page) => {
  await openMenu(of)(page)
  await page.getByRole("menuitem", { name: item, exact: true }).click()
}

const openMenu = (of?: string) => async (page: Page) => {
  await press(of ? `More about ${of}` : /^More about/)(page)
  await expect(page.getByRole("menu")).toBeVisible()
}

const byTitle = (title: RegExp) => (page: Page) => page.getByTitle(title).first().click()

async function openBell(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).click()
  await expect(page.getByRole("list", { name: "Notifications" })).toBeVisible()
}

async function openPalette(page: Page): Promise<void> {
  await press("Search")(page)
  await page.getByRole("combobox", { name: "Search" }).fill("math")
  await expect(page.getByRole("option", { name: /^Math 4 for/ })).toBeVisible()
}

/** Uses Grace, because no test signs in as her. */
async function openNewLogin(page: Page): Promise<void> {
  await inMenu("New password", "Grace")(page)
  await page.getByRole("button", { name: "Set New Password" }).click()
  await expect(page.getByRole("dialog", { name: "Grace has a new password" })).toBeVisible()
}

/** Submits an empty loop. */
async function openNewLoop(page: Page): Promise<void> {
  await press("Make a loop")(page)
  await sendEmpty("Make loop")(page)
}

async function openSelect(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name }).first().click()
  await expect(page.getByRole("option").first()).toBeVisible()
}

/** Opens the library in the dialog for many lessons of a course. */
async function openOutlines(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Plan of / })
    .first()
    .click()
  await press("Add lessons")(page)
  await openSelect(page, "Use an outline")
}

/** Leaves a form with unsaved input, which asks for confirmation. */
async function openLeavePrompt(page: Page): Promise<void> {
  await page.getByRole("dialog").getByLabel("First name").fill("Ada")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Keep editing" })).toBeVisible()
}

/** Submits an empty form. Each field shows its error, and the summary repeats them. */
const sendEmpty = (button: string) => async (page: Page) => {
  await page.getByRole("dialog").getByRole("button", { name: button }).click()
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible()
}

async function sendEmptyPassword(page: Page): Promise<void> {
  await press("Change Password")(page)
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible()
}

const toDo = "/assignments?student=all&status=assigned&search=States"
const submitted = "/assignments?student=all&status=submitted"
const graded = "/assignments?student=all&status=graded"

export const parentOverlays: Overlay[] = [
  { path: "/subjects", name: "the palette", open: openPalette },
  { path: "/subjects", name: "the shortcuts", open: (page) => page.keyboard.press("?") },
  { path: "/dashboard", name: "quick add", open: press("Quick Add") },
  { path: "/dashboard", name: "a row's menu", open: openMenu() },
  { path: "/dashboard", name: "late work", open: press(/^\d late$/) },
  { path: "/providers", name: "the bell", open: openBell },
  { path: "/providers", name: "the account menu", open: press(/account menu$/) },
  { path: "/providers", name: "the navigation drawer", open: press("More"), only: "phone" },
  { path: "/providers", name: "the collapsed sidebar", open: press("Collapse the sidebar"), only: "desk" },
  { path: "/students?new", name: "a new student", open: sendEmpty("Add Student") },
  { path: "/students?new", name: "the question before leaving", open: openLeavePrompt },
  { path: "/students", name: "a card's menu", open: openMenu("Eli") },
  { path: "/students", name: "a student", open: inMenu("Edit", "Eli") },
  { path: "/students", name: "a new login", open: press(/^Create Login/) },
  { path: "/students", name: "a login", open: press("Eli has a login") },
  { path: "/students", name: "deleting a student", open: inMenu("Delete", "Eli") },
  { path: "/students", name: "a new password", open: inMenu("New password", "Eli") },
  { path: "/students", name: "removing a login", open: inMenu("Remove login", "Eli") },
  { path: "/students", name: "a created login", open: openNewLogin },
  { path: "/subjects", name: "editing a subject", open: byTitle(/^Edit /) },
  { path: "/subjects", name: "deleting a subject", open: inMenu("Delete") },
  { path: "/providers", name: "editing a provider", open: byTitle(/^Edit /) },
  { path: "/providers", name: "deleting a provider", open: inMenu("Delete") },
  { path: "/resources", name: "editing a resource", open: press(/^Edit /) },
  { path: "/resources", name: "deleting a resource", open: press(/^Delete /) },
  { path: "/curriculum", name: "a card's menu", open: openMenu() },
  { path: "/curriculum", name: "the outlines of a course", open: openOutlines },
  { path: "/curriculum", name: "a curriculum", open: inMenu("View Details") },
  { path: "/curriculum", name: "editing a curriculum", open: inMenu("Edit") },
  { path: "/curriculum", name: "deleting a curriculum", open: inMenu("Delete") },
  { path: "/curriculum", name: "a new loop", open: openNewLoop },
  { path: "/curriculum", name: "a loop", open: inMenu("Edit", "Art and music") },
  { path: "/curriculum?new", name: "a new curriculum", open: sendEmpty("Add Curriculum") },
  { path: "/assignments?new", name: "a new assignment", open: sendEmpty("Create Assignment") },
  { path: toDo, name: "a select", open: (page) => openSelect(page, "Child for a new assignment") },
  { path: toDo, name: "a card's menu", open: openMenu() },
  { path: toDo, name: "a status", only: "desk", open: press(/^Status of/) },
  { path: toDo, name: "a status in its opened row", only: "phone", open: openStatus },
  { path: toDo, name: "editing an assignment", open: inMenu("Edit") },
  { path: toDo, name: "submitting work", open: inMenu("Turn in") },
  { path: toDo, name: "deleting an assignment", open: inMenu("Delete") },
  { path: graded, name: "an assignment", open: byTitle(/^View /) },
  { path: submitted, name: "a grade in its row", open: press(/^Grade /) },
  { path: submitted, name: "a grade", open: openGrade },
  { path: "/lesson-planner", name: "quick add of a resource", open: press("Quick Add Resource") },
  { path: "/lesson-planner", name: "an assignment for a lesson", open: openWorkForm },
  { path: "/lesson-planner?view=week", name: "a lesson's menu", open: openMenu() },
  { path: "/lesson-planner?view=week", name: "deleting a lesson", open: inMenu("Delete") },
  { path: "/schedule?view=week&new", name: "a new entry", open: async () => {} },
  { path: "/schedule?view=agenda", name: "an entry", open: press(/AM – .*(AM|PM)/) },
  { path: "/schedule?view=agenda", name: "deleting an entry", open: askToDeleteEntry },
  { path: "/progress", name: "a select", open: (page) => openSelect(page, "Week by week of") },
  { path: "/resources", name: "a list that scrolls", open: (page) => openSelect(page, "Type") },
  { path: "/settings?tab=profile", name: "the time zones", open: (page) => openSelect(page, "Time zone") },
  { path: "/settings?tab=profile", name: "deleting the account", open: press("Delete Account…") },
  { path: "/settings?tab=security", name: "signing out everywhere", open: press(/^Log out everywhere/) },
  { path: "/settings?tab=family", name: "a member's menu", open: openMenu() },
  { path: "/settings?tab=family", name: "removing a member", open: inMenu("Remove") },
]

export const childOverlays: Overlay[] = [
  { path: "/student/dashboard", name: "the bell", open: openBell },
  { path: "/student/dashboard", name: "the account menu", open: press(/account menu$/) },
  { path: "/student/assignments", name: "a piece of work", open: openWork },
  { path: "/student/assignments?show=submitted", name: "submitted work", open: openWork },
  { path: "/student/assignments?show=graded", name: "graded work", open: openWork },
  { path: "/settings?tab=security", name: "an empty form", open: sendEmptyPassword },
  { path: "/settings?tab=security", name: "signing out everywhere", open: press(/^Log out everywhere/) },
  { path: "/settings?tab=security", name: "signing out with unsaved input", open: askToLogOut },
  { path: "/settings?tab=security", name: "leaving with unsaved input", open: openPageLeavePrompt },
]

export const visitorOverlays: Overlay[] = [
  { path: "/", name: "the menu", open: press("Open menu"), only: "phone" },
  { path: "/faq", name: "an answer", open: (page) => page.locator("summary").first().click() },
  { path: "/login", name: "an empty form", open: press("Sign In") },
  { path: "/register", name: "an empty form", open: press("Start Your Free Trial") },
]

async function typePassword(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Current password" }).fill("sunflower-7")
}

async function askToLogOut(page: Page): Promise<void> {
  await typePassword(page)
  await press(/account menu$/)(page)
  await page.getByRole("menuitem", { name: "Log out" }).click()
  await expect(page.getByRole("dialog", { name: "Log out without saving?" })).toBeVisible()
}

async function openPageLeavePrompt(page: Page): Promise<void> {
  await typePassword(page)
  await page.getByRole("link", { name: "Grades", exact: true }).first().click()
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible()
}

/** Chooses a student and a curriculum first, which an assignment needs. */
async function openWorkForm(page: Page): Promise<void> {
  for (const name of ["Student", "Curriculum"]) {
    await page.getByRole("combobox", { name, exact: true }).click()
    await page.getByRole("option").first().click()
  }
  await press("Add Assignment")(page)
  await expect(page.getByRole("dialog", { name: "Add an assignment" })).toBeVisible()
}

async function askToDeleteEntry(page: Page): Promise<void> {
  await press(/AM – .*(AM|PM)/)(page)
  // The first entry is a class, which can also be canceled on one day.
  await page.getByRole("dialog").getByText("Always", { exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByRole("dialog", { name: /^Delete / })).toBeVisible()
}

/** On a phone, the status stands in the opened row. */
async function openStatus(page: Page): Promise<void> {
  await press("States and capitals: the Midwest")(page)
  const status = page.getByRole("button", { name: /^Status of/ }).filter({ visible: true })
  // With room below it, so that its menu does not cover a part of the row's boxes.
  await status.evaluate((button) => button.scrollIntoView({ block: "center" }))
  await status.click()
}

async function openGrade(page: Page): Promise<void> {
  await inMenu("Grade Assignment")(page)
  await expect(page.getByRole("dialog").getByRole("region", { name: "Turned in" })).toBeVisible()
}

/** Opens the first assignment of a list. */
async function openWork(page: Page): Promise<void> {
  await page.getByRole("article").first().getByRole("link").first().click()
  await expect(page.getByRole("link", { name: "Back to list" })).toBeVisible()
}
