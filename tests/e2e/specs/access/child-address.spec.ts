import type { Page } from "playwright/test"
import { newParent, register } from "../../pages/access.ts"
import { linkFromMailbox } from "../../pages/mailbox.ts"
import { addStudent } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

/** A unique name in letters. Mails omit names with many digits, which look like phone numbers. */
const newName = (name: string) =>
  name + String(Date.now()).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))

/** Creates a child's login for a real address with the form, and returns the mailed link. */
async function createLoginWithAddress(page: Page, child: string, email: string): Promise<string> {
  await register(page, newParent("Ruth"))
  await addStudent(page, { first_name: child, grade: "4th grade", born: "2016-05-04" })
  await page.getByRole("button", { name: `Create Login for ${child}` }).click()
  const form = page.getByRole("dialog", { name: `Create a login for ${child}` })
  await expect(form.getByText("A real address receives an email to confirm it")).toBeVisible()
  await form.getByLabel("Email (used as username)").fill(email)
  await form.getByRole("button", { name: "Create Login" }).click()
  await page
    .getByRole("dialog", { name: `${child} can sign in now` })
    .getByRole("button", { name: "Done" })
    .click()
  return linkFromMailbox(page, email)
}

const loginDetailsOf = async (page: Page, child: string) => {
  await page.goto("/students")
  const card = page.getByRole("article", { name: child })
  await card.getByRole("button", { name: `${child} has a login` }).click()
  return card
}

test(
  "the mailed link confirms the address of a child's login or withdraws it",
  { tag: "@access.child-address" },
  async ({ page, browser, baseURL }) => {
    const child = newName("Wren")
    const email = `${child.toLowerCase()}@example.com`
    const link = await createLoginWithAddress(page, child, email)
    await expect(await loginDetailsOf(page, child)).toContainText("Not confirmed by email yet.")

    const anywhere = await browser.newContext({ baseURL })
    const guest = await anywhere.newPage()
    await guest.goto(link)
    await expect(guest.getByRole("heading", { name: `Is this ${child}’s address?` })).toBeVisible()
    await expect(guest, "the token is removed from the URL").toHaveURL(/\/child-address$/)
    await expect(await loginDetailsOf(page, child), "opening the link changes nothing").toContainText("Not confirmed")

    await guest.getByRole("button", { name: `Yes, this address is ${child}’s` }).click()
    await expect(guest.getByRole("heading", { name: "The address is confirmed" })).toBeVisible()
    await expect(await loginDetailsOf(page, child)).toContainText(email)
    await expect(page.getByText("Not confirmed by email yet.")).toBeHidden()
    await anywhere.close()
  },
)

test("the mailed link releases an address that is not the child's, and the parents see the new username", async ({
  page,
  browser,
  baseURL,
}) => {
  const child = newName("Finn")
  const email = `stranger.${child.toLowerCase()}@example.com`
  const link = await createLoginWithAddress(page, child, email)
  const anywhere = await browser.newContext({ baseURL })
  const guest = await anywhere.newPage()
  await guest.goto(link)
  await guest.getByRole("button", { name: "No, release it" }).click()
  await expect(guest.getByRole("heading", { name: "The address is released" })).toBeVisible()
  await expect(await loginDetailsOf(page, child)).toContainText(`${child.toLowerCase()}@hearthbook.app`)
  await anywhere.close()
})

test.describe("a link that", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test("is truncated or made up shows an error", { tag: "@access.child-address" }, async ({ page }) => {
    await page.goto("/child-address")
    await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
    await page.goto("/child-address?token=made-up")
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible()
  })
})
