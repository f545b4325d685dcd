import type { Locator, Page } from "playwright/test"
import { eli, storedSession, logOut, newParent, register, signIn } from "../../pages/access.ts"
import { openFamily, type Records } from "../../pages/family.ts"
import { postAs, putAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"

// A session can end while a form is open, for example by signing out everywhere on another device. The same user gets the input back.

// Requests of the ended session (401) and the edit of a row that changed meanwhile (409) are refused.
test.use({ allowedConsoleErrors: [/the server responded with a status of 4(01|09)/] })

const parent = newParent("Nora")
let family: Records

test.beforeEach(async ({ page }) => {
  parent.email = newParent("Nora").email
  family = await openFamily(page, parent)
})

/**
 * Ends all sessions as from another device and presses a button in the same moment, before the page notices and removes the button.
 */
async function endSessions(page: Page, pressed: string): Promise<void> {
  const token = (await storedSession(page))?.access_token ?? ""
  await page.evaluate(
    async ([token, pressed]) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
      const body = JSON.stringify({ clear_all_sessions: true })
      const response = await fetch("/api/v1/auth/logout", { method: "POST", headers, body })
      if (!response.ok) throw new Error(await response.text())
      document.querySelector<HTMLElement>(pressed)?.click()
    },
    [token, pressed] as const,
  )
}

/** Selectors of the buttons that submit a form and that refresh the session. */
const send = {
  dialog: '[role="dialog"] [type="submit"]',
  page: 'section [type="submit"]',
  quickAdd: '[aria-label="Add an assignment"] [type="submit"]',
}
const refresh = '[aria-label="Refresh session"]'

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, parent)
}

test(
  "the form for a new student reopens with its input and adds the student once",
  { tag: ["@editing.draft-recovery"] },
  async ({ page }) => {
    await page.goto("/students")
    await page.getByRole("button", { name: "Add student" }).first().click()
    const dialog = page.getByRole("dialog", { name: "Add a student" })
    await dialog.getByLabel("First name").fill("Cleo")
    await dialog.getByLabel("Date of birth").fill("05/04/2016")
    await endSessions(page, send.dialog)
    await signInAgain(page)
    await expect(dialog.getByText("Your draft is back.")).toBeVisible()
    await expect(dialog.getByLabel("First name")).toHaveValue("Cleo")
    await dialog.getByRole("button", { name: "Add student" }).click()
    await expect(page.getByRole("article", { name: "Cleo Hall" })).toHaveCount(1)
    await expect(dialog).toBeHidden()
    // The draft is restored only once.
    await page.getByRole("button", { name: "Add student" }).first().click()
    await expect(dialog.getByLabel("First name")).toHaveValue("")
  },
)

test("a restored edit keeps the row's old version, so that a change made meanwhile shows as a conflict", async ({
  page,
}) => {
  await page.goto("/assignments")
  const dialog = page.getByRole("dialog", { name: "Edit assignment" })
  await editWork(page, "Moon phases")
  await dialog.getByLabel("Title").fill("Moon phases, drawn")
  await putAs(page, `assignments/${family.assignment}`, { title: "Phases of the moon" })
  await endSessions(page, send.dialog)
  await signInAgain(page)
  await expect(page.getByText("Your draft of “Edit assignment” is kept")).toBeVisible()
  await editWork(page, "Phases of the moon")
  await expect(dialog.getByLabel("Title")).toHaveValue("Moon phases, drawn")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("group", { name: "Two versions" })).toBeVisible()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("article", { name: "Moon phases, drawn, Ben" })).toBeVisible()
})

test("a grade in its row and the quick-add form are restored too", async ({ page }) => {
  await postAs(page, `assignments/${family.assignment}/submissions`, {})
  await page.goto("/assignments")
  const grade = page.getByRole("button", { name: "Grade Assignment: Moon phases" })
  const feedback = page.getByLabel("Feedback on Moon phases")
  const line = page.getByRole("textbox", { name: "Title of a new assignment" })
  await grade.click()
  await feedback.fill("Draw the half moon")
  await line.fill("Star chart")
  await endSessions(page, refresh)
  await signInAgain(page)
  await grade.click()
  await expect(feedback).toHaveValue("Draw the half moon")
  await expect(line).toHaveValue("Star chart")
  await page.getByRole("button", { name: "Save Grade" }).click()
  await expect(page.getByText("“Moon phases” is graded")).toBeVisible()
})

test(
  "another user does not see the input, and passwords are never stored",
  { tag: "@editing.draft-recovery" },
  async ({ page }) => {
    const form = await startSubject(page)
    await endSessions(page, send.page)
    await expect(page).toHaveURL(/\/login/)
    const other = newParent("Otto")
    await register(page, other)
    await page.goto("/subjects")
    await expect(form.getByLabel("Name")).toHaveValue("")

    const password = page.getByRole("textbox", { name: "Current password" })
    await page.goto("/settings?tab=security")
    await password.fill("Not-To-Be-Kept-7")
    await page.getByRole("textbox", { name: "New password" }).fill("Neither-Is-This-8!")
    await endSessions(page, send.page)
    await expect(page).toHaveURL(/\/login/)
    const stored = await readTabStorage(page)
    expect(stored).toContain("Botany")
    expect(stored).not.toMatch(/Not-To-Be-Kept|Neither-Is-This/)

    await signIn(page, parent)
    await expect(page).toHaveURL("/settings?tab=security")
    await page.goto("/subjects")
    await expect(form.getByLabel("Name")).toHaveValue("Botany")
  },
)

test("after signing out in another tab, this tab keeps its input and stores nothing on the device", async ({
  page,
  context,
}) => {
  const form = await startSubject(page)
  const other = await context.newPage()
  await other.goto("/students")
  await logOut(other)
  await expect(page).toHaveURL(/\/login/)
  const stored = await readTabStorage(page)
  expect(stored).not.toContain("Botany")
  await signIn(page, parent)
  await expect(form.getByLabel("Name")).toHaveValue("Botany")
})

test("signing out asks before it deletes a restored draft", async ({ page }) => {
  await page.goto("/assignments")
  await editWork(page, "Moon phases")
  const dialog = page.getByRole("dialog", { name: "Edit assignment" })
  await dialog.getByLabel("Title").fill("Moon phases, drawn")
  await endSessions(page, send.dialog)
  await signInAgain(page)
  await expect(page.getByText("Your draft of “Edit assignment” is kept")).toBeVisible()
  await logOut(page)
  await page.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Stay" }).click()
  await editWork(page, "Moon phases")
  await expect(dialog.getByLabel("Title")).toHaveValue("Moon phases, drawn")
})

test("a quick-add title sent as the session ended is restored, and other users do not see it", async ({ page }) => {
  await page.goto("/dashboard")
  const line = page.getByRole("textbox", { name: "Title of a new assignment" })
  await line.fill("Star chart")
  await endSessions(page, send.quickAdd)
  await signInAgain(page)
  await expect(line).toHaveValue("Star chart")
  await endSessions(page, send.quickAdd)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole("alert").filter({ hasText: "Star chart" }).first()).toBeVisible()
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("Star chart")).toHaveCount(0)
})

test("a session end noticed by another tab shows its reason, and the input survives a reload", async ({
  page,
  context,
}) => {
  const form = await startSubject(page)
  const other = await context.newPage()
  await other.goto("/students")
  await expect(other.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
  await endSessions(other, refresh)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText("Please log in again.")).toBeVisible()
  await page.reload()
  await signIn(page, parent)
  await expect(form.getByLabel("Name")).toHaveValue("Botany")
})

test("a user who signs in in another tab does not see the input, and the first user gets it back", async ({
  page,
  context,
}) => {
  const form = await startSubject(page)
  const other = await context.newPage()
  await register(other, newParent("Otto"))
  await expect(form.getByLabel("Name")).toHaveValue("")
  await other.goto("/robots.txt")
  await page.goto("/dashboard")
  await logOut(page)
  await expect(page).toHaveURL("/")
  await signIn(page, parent)
  await expect(page).toHaveURL("/dashboard")
  await page.goto("/subjects")
  await expect(form.getByLabel("Name")).toHaveValue("Botany")
})

/** Types a name into the page's form and returns the form. */
async function startSubject(page: Page): Promise<Locator> {
  await page.goto("/subjects")
  const form = page.getByRole("region", { name: "New subject" })
  await form.getByLabel("Name").fill("Botany")
  return form
}

/** Reads the tab's session storage as text. */
function readTabStorage(page: Page): Promise<string> {
  return page.evaluate(() => [localStorage, sessionStorage].map((place) => JSON.stringify(place)).join(" "))
}

async function editWork(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${title}` }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
}
