import { newParent, register, signIn } from "../../pages/access.ts"
import { createLogin, openAsChild, chosenPassword } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { addStudent } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test(
  "a parent creates a child's login, and the child signs in with it",
  { tag: "@students.login-create" },
  async ({ page, browser }) => {
    await register(page, newParent("Ruth"))
    await addStudent(page, { first_name: "Wren", grade: "4th grade", born: "2016-05-04" })
    const card = page.getByRole("article", { name: "Wren Hall" })
    await card.getByRole("button", { name: "Create Login for Wren" }).click()

    const form = page.getByRole("dialog", { name: "Create a login for Wren" })
    await expect(form.getByLabel("Email (used as username)")).toHaveValue("wren@hearthbook.app")
    const password = form.getByLabel("Temporary password")
    await expect(password).toBeFocused()
    await expect(form.getByText("Min. 8 characters")).toBeVisible()
    const first = await password.inputValue()
    await form.getByRole("button", { name: "Generate" }).click()
    await expect(password).not.toHaveValue(first)
    await password.fill("short")
    await form.getByRole("button", { name: "Create Login" }).click()
    await expect(form.getByText("Password must be at least 8 characters long").first()).toBeVisible()
    await password.fill("otter-maple-27")
    await form.getByRole("button", { name: "Create Login" }).click()

    const made = page.getByRole("dialog", { name: "Wren can sign in now" })
    await expect(made).toContainText("This is shown only once.")
    await expect(made).toContainText("wren@hearthbook.app")
    await made.getByRole("button", { name: "Copy temporary password" }).click()
    await expect(made.getByRole("button", { name: "Copied temporary password" })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("otter-maple-27")
    await made.getByRole("button", { name: "Copy magic link" }).click()
    await expect(made.getByRole("button", { name: "Copied magic link" })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    // A click outside must not close the dialog, because the password is shown only once.
    await page.mouse.click(5, 5)
    await made.getByRole("button", { name: "Done" }).click()
    await expect(made).toBeHidden()
    await expect(card).toContainText("Has a login")

    const tablet = await (await browser.newContext()).newPage()
    await tablet.goto(new URL(new URL(link).pathname, page.url()).href)
    await expect(tablet).toHaveURL(/\/student\//)
    // A parent who only tries the link can leave without choosing the child's password.
    await tablet.getByRole("button", { name: "Log out" }).click()
    await expect(tablet).toHaveURL(new URL("/", page.url()).href)
    const laptop = await (await browser.newContext()).newPage()
    await laptop.goto(new URL("/login", page.url()).href)
    await signIn(laptop, { email: "wren@hearthbook.app", password: "otter-maple-27" })
    await expect(laptop).toHaveURL(/\/student\//)
  },
)

test(
  "only the card is printed, on one page, with a QR code of the link",
  { tag: "@students.login-card" },
  async ({ page }) => {
    const { student } = await openFamily(page)
    const { username } = await createLogin(page, student)
    await page.goto("/students")
    await page.emulateMedia({ colorScheme: "dark" })
    await page.getByRole("button", { name: "More about Ben" }).click()
    await page.getByRole("menuitem", { name: "New password" }).click()
    await page.getByRole("button", { name: "Set New Password" }).click()
    const made = page.getByRole("dialog", { name: "Ben has a new password" })
    const code = made.getByRole("img", { name: "Code that opens the magic link" })
    await expect(code).toBeVisible()
    // The code is black on white in the dark theme too, so that cameras can read it.
    await expect(code.locator("path").first()).toHaveAttribute("fill", "#fff")

    const called = page.waitForFunction(() => document.body.dataset.printed === "yes")
    await page.evaluate(() => (window.print = () => void (document.body.dataset.printed = "yes")))
    await made.getByRole("button", { name: "Print card" }).click()
    await called

    await page.emulateMedia({ media: "print" })
    await expect(made).toBeHidden()
    const shown = await page.evaluate(() => document.body.innerText.trim().split(/\n+/))
    expect(shown).toEqual([
      "Ben Hall",
      "Go to",
      expect.stringMatching(/^http:/),
      "Username",
      username,
      "First password",
      expect.stringMatching(/^[a-z]+-[a-z]+-[0-9]{4}$/),
      "Or scan this. It works once, for seven days.",
    ])
    const paper = await page.pdf({ format: "Letter" })
    expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1)

    await page.emulateMedia({ media: "screen" })
    await made.getByRole("button", { name: "Done" }).click()
    await expect(made).toBeHidden()
    await page.reload()
    await expect(page.getByRole("article", { name: "Ben Hall" })).toBeVisible()
    await expect(page.getByText("First password")).toHaveCount(0)
  },
)

test.describe("an existing login", () => {
  // The server refuses ended sessions.
  test.use({ allowedConsoleErrors: [/status of 401/] })

  test(
    "shows its details and gets a new password, with which the child must sign in again",
    { tag: "@students.login-reset" },
    async ({ page, browser }) => {
      const { student } = await openFamily(page)
      const login = await createLogin(page, student)
      await page.goto("/students")
      const card = page.getByRole("article", { name: "Ben Hall" })
      const about = card.getByRole("button", { name: "Ben has a login" })
      await about.click()
      await expect(card.getByText(login.username)).toBeVisible()
      await expect(card.getByText("Not signed in yet. The temporary password still works.")).toBeVisible()
      await about.click()
      await expect(card.getByText(login.username)).toBeHidden()

      const child = await openAsChild(browser, page, login)
      await page.reload()
      await about.press("Enter")
      await expect(card.getByText("Last seen just now")).toBeVisible()

      await page.getByRole("button", { name: "More about Ben" }).click()
      await page.getByRole("menuitem", { name: "New password" }).click()
      const form = page.getByRole("dialog", { name: "New password for Ben" })
      const password = form.getByLabel("Temporary password")
      await expect(password).toBeFocused()
      await expect(password).toHaveValue(/^[a-z]+-[a-z]+-[0-9]{4}$/)
      await password.fill("password")
      await form.getByRole("button", { name: "Set New Password" }).click()
      await expect(password).toHaveAttribute("aria-invalid", "true")
      await password.fill("heron-lake-8214")
      await form.getByRole("button", { name: "Set New Password" }).click()
      const made = page.getByRole("dialog", { name: "Ben has a new password" })
      await expect(made).toContainText("heron-lake-8214")
      await made.getByRole("button", { name: "Done" }).click()
      await expect(made).toBeHidden()

      await child.getByRole("link", { name: "Grades", exact: true }).click()
      await expect(child).toHaveURL(/\/login/)
      await signIn(child, { email: login.username, password: chosenPassword })
      await expect(child.getByRole("alert").filter({ hasText: "Invalid email" })).toBeVisible()
      await signIn(child, { email: login.username, password: "heron-lake-8214" })
      await expect(child).toHaveURL("/student/set-password")
    },
  )

  test(
    "is removed, and the child's next click leads to the sign-in page",
    { tag: "@students.login-remove" },
    async ({ page, browser }) => {
      const { student } = await openFamily(page)
      const login = await createLogin(page, student)
      const child = await openAsChild(browser, page, login)
      await page.goto("/students")
      const card = page.getByRole("article", { name: "Ben Hall" })
      await card.getByRole("button", { name: "Ben has a login" }).click()
      await expect(card.getByText(login.username)).toBeVisible()
      await page.getByRole("button", { name: "More about Ben" }).click()
      await page.getByRole("menuitem", { name: "Remove login" }).click()
      const question = page.getByRole("dialog", { name: "Remove Ben’s login?" })
      await expect(question).toContainText("Ben will be signed out on every device")
      await expect(question).toContainText("work and grades are kept")
      await question.getByRole("button", { name: "Remove Ben’s login" }).click()
      await expect(question).toBeHidden()
      await expect(card.getByRole("button", { name: "Create Login for Ben" })).toBeVisible()

      await child.getByRole("link", { name: "Grades", exact: true }).click()
      await expect(child).toHaveURL(/\/login/)
      await page.goto("/assignments?student=all")
      await expect(page.getByText("Moon phases").first()).toBeVisible()
    },
  )
})

test.describe("when a username is taken", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test(
    "another one is suggested, and entering a taken one shows an error",
    { tag: "@students.login-suggestion" },
    async ({ page }) => {
      await register(page, newParent("Ruth"))
      await addStudent(page, { first_name: "Eli", grade: "4th grade", born: "2016-05-04" })
      await page.getByRole("button", { name: "Create Login for Eli" }).click()
      const form = page.getByRole("dialog", { name: "Create a login for Eli" })
      const email = form.getByLabel("Email (used as username)")
      await expect(email).toHaveValue("eli.hall@hearthbook.app")
      await email.fill("eli@hearthbook.app")
      await form.getByRole("button", { name: "Create Login" }).click()
      await expect(form.getByText(/account with this email already exists/).first()).toBeVisible()
      await expect(email).toHaveValue("eli@hearthbook.app")
    },
  )
})
