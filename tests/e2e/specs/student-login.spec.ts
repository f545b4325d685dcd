import { newParent, register, signIn } from "../pages/access.ts"
import { addStudent } from "../pages/records.ts"
import { expect, test } from "../fixtures.ts"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test("a parent makes a child's login, hands it over, and the child comes in with it", async ({ page, browser }) => {
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
  // A click beside it must not lose what nobody can show again.
  await page.mouse.click(5, 5)
  await made.getByRole("button", { name: "Done" }).click()
  await expect(made).toBeHidden()
  await expect(card).toContainText("Has a login")

  const tablet = await (await browser.newContext()).newPage()
  await tablet.goto(new URL(new URL(link).pathname, page.url()).href)
  await expect(tablet).toHaveURL(/\/student\//)
  const laptop = await (await browser.newContext()).newPage()
  await laptop.goto(new URL("/login", page.url()).href)
  await signIn(laptop, { email: "wren@hearthbook.app", password: "otter-maple-27" })
  await expect(laptop).toHaveURL(/\/student\//)
})

test.describe("when a name is taken", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("another one is offered, and one taken by hand is refused in words", async ({ page }) => {
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
  })
})
