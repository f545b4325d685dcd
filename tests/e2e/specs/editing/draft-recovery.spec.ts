import type { Locator, Page } from "playwright/test"
import { eli, storedSession, logOut, newParent, register, signIn } from "../../pages/access.ts"
import { openFamily, type Records } from "../../pages/family.ts"
import { postAs, putAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"

// A session can end under a form: on another device somebody logs out everywhere. What was typed is there for the same person.

// What the ended session is refused, and the edit of what was changed meanwhile.
test.use({ allowedConsoleErrors: [/the server responded with a status of 4(01|09)/] })

const parent = newParent("Nora")
let family: Records

test.beforeEach(async ({ page }) => {
  parent.email = newParent("Nora").email
  family = await openFamily(page, parent)
})

/**
 * What another device of the same person does, and what is pressed here at that very moment: the page finds out by itself soon,
 * and the button would be gone.
 */
async function endSessions(page: Page, pressed: string): Promise<void> {
  const token = (await storedSession(page))?.access_token ?? ""
  await page.evaluate(
    async ([token, pressed]) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
      const body = JSON.stringify({ clear_all_sessions: true })
      const answer = await fetch("/api/v1/auth/logout", { method: "POST", headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      document.querySelector<HTMLElement>(pressed)?.click()
    },
    [token, pressed] as const,
  )
}

/** What is pressed to send a form, and to ask for new tokens. */
const send = {
  dialog: '[role="dialog"] [type="submit"]',
  page: 'section [type="submit"]',
  line: '[aria-label="Add an assignment"] [type="submit"]',
}
const refresh = '[aria-label="Refresh session"]'

async function comeBack(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, parent)
}

test(
  "a new child's form opens again with what was typed, and adds it once",
  { tag: ["@smoke", "@editing.draft-recovery"] },
  async ({ page }) => {
    await page.goto("/students")
    await page.getByRole("button", { name: "Add student" }).first().click()
    const dialog = page.getByRole("dialog", { name: "Add a student" })
    await dialog.getByLabel("First name").fill("Cleo")
    await dialog.getByLabel("Date of birth").fill("05/04/2016")
    await endSessions(page, send.dialog)
    await comeBack(page)
    await expect(dialog.getByText("Your draft is back.")).toBeVisible()
    await expect(dialog.getByLabel("First name")).toHaveValue("Cleo")
    await dialog.getByRole("button", { name: "Add student" }).click()
    await expect(page.getByRole("article", { name: "Cleo Hall" })).toHaveCount(1)
    await expect(dialog).toBeHidden()
    // It was kept for once.
    await page.getByRole("button", { name: "Add student" }).first().click()
    await expect(dialog.getByLabel("First name")).toHaveValue("")
  },
)

test("an edit stands on the row as it was, so that both versions are shown where it was changed meanwhile", async ({
  page,
}) => {
  await page.goto("/assignments")
  const dialog = page.getByRole("dialog", { name: "Edit assignment" })
  await editWork(page, "Moon phases")
  await dialog.getByLabel("Title").fill("Moon phases, drawn")
  await putAs(page, `assignments/${family.assignment}`, { title: "Phases of the moon" })
  await endSessions(page, send.dialog)
  await comeBack(page)
  await expect(page.getByText("Your draft of “Edit assignment” is kept")).toBeVisible()
  await editWork(page, "Phases of the moon")
  await expect(dialog.getByLabel("Title")).toHaveValue("Moon phases, drawn")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("group", { name: "Two versions" })).toBeVisible()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("article", { name: "Moon phases, drawn, Ben" })).toBeVisible()
})

test("so does a grade in its row, and the line of new work", async ({ page }) => {
  await postAs(page, `assignments/${family.assignment}/submissions`, {})
  await page.goto("/dashboard")
  const feedback = page.getByLabel("Feedback on Moon phases")
  const line = page.getByRole("textbox", { name: "Title of a new assignment" })
  await feedback.fill("Draw the half moon")
  await line.fill("Star chart")
  await endSessions(page, refresh)
  await comeBack(page)
  await expect(feedback).toHaveValue("Draw the half moon")
  await expect(line).toHaveValue("Star chart")
  await page.getByRole("button", { name: "Save Grade" }).click()
  await expect(page.getByText("“Moon phases” is graded")).toBeVisible()
})

test(
  "nobody else meets what was typed in the page, and no password is kept at all",
  { tag: "@editing.draft-recovery" },
  async ({ page }) => {
    const form = await beginSubject(page)
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
    const kept = await readTabStorage(page)
    expect(kept).toContain("Botany")
    expect(kept).not.toMatch(/Not-To-Be-Kept|Neither-Is-This/)

    await signIn(page, parent)
    await expect(page).toHaveURL("/settings?tab=security")
    await page.goto("/subjects")
    await expect(form.getByLabel("Name")).toHaveValue("Botany")
  },
)

test("where one logs out in another tab, this one has what was typed, and leaves nothing of it on the device", async ({
  page,
  context,
}) => {
  const form = await beginSubject(page)
  const other = await context.newPage()
  await other.goto("/students")
  await logOut(other)
  await expect(page).toHaveURL(/\/login/)
  const kept = await readTabStorage(page)
  expect(kept).not.toContain("Botany")
  await signIn(page, parent)
  await expect(form.getByLabel("Name")).toHaveValue("Botany")
})

test("what is kept from before is asked about before a log-out takes it along", async ({ page }) => {
  await page.goto("/assignments")
  await editWork(page, "Moon phases")
  const dialog = page.getByRole("dialog", { name: "Edit assignment" })
  await dialog.getByLabel("Title").fill("Moon phases, drawn")
  await endSessions(page, send.dialog)
  await comeBack(page)
  await expect(page.getByText("Your draft of “Edit assignment” is kept")).toBeVisible()
  await logOut(page)
  await page.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Stay" }).click()
  await editWork(page, "Moon phases")
  await expect(dialog.getByLabel("Title")).toHaveValue("Moon phases, drawn")
})

test("a title that was sent as the session ended is back in its line, and nobody else reads of it", async ({
  page,
}) => {
  await page.goto("/dashboard")
  const line = page.getByRole("textbox", { name: "Title of a new assignment" })
  await line.fill("Star chart")
  await endSessions(page, send.line)
  await comeBack(page)
  await expect(line).toHaveValue("Star chart")
  await endSessions(page, send.line)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole("alert").filter({ hasText: "Star chart" }).first()).toBeVisible()
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("Star chart")).toHaveCount(0)
})

test("the end that another tab has found out is no log-out: the reason is said, and what was typed outlives a reload", async ({
  page,
  context,
}) => {
  const form = await beginSubject(page)
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

test("a person who comes in by another tab meets nothing of it, and it is there when the first is back", async ({
  page,
  context,
}) => {
  const form = await beginSubject(page)
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

/** Types a name into the form of the page, and answers the form. */
async function beginSubject(page: Page): Promise<Locator> {
  await page.goto("/subjects")
  const form = page.getByRole("region", { name: "New subject" })
  await form.getByLabel("Name").fill("Botany")
  return form
}

/** All that the browser keeps for this tab, as one text. */
function readTabStorage(page: Page): Promise<string> {
  return page.evaluate(() => [localStorage, sessionStorage].map((place) => JSON.stringify(place)).join(" "))
}

async function editWork(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${title}` }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
}
