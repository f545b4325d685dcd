import { register, openDashboard } from "../../pages/access.ts"
import { confirmAddress, linkFromMailbox } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

const head = { first_name: "Agnes", last_name: "Moore", email: "agnes@example.com", password: "Sunny-Meadow-42!" }
test.use({ serverSettings: { ADMIN_EMAILS: head.email } })

test(
  "a user named in ADMIN_EMAILS becomes the admin once the address is verified",
  { tag: "@access.admin-page" },
  async ({ page }) => {
    await register(page, head)
    await page.goto("/admin/dashboard")
    await expect(page).toHaveURL("/unauthorized")

    await page.goto(await linkFromMailbox(page, head.email))
    await confirmAddress(page)
    await page.goto("/dashboard")
    await page.getByRole("link", { name: "Administration" }).click()
    await expect(page.getByRole("group", { name: "Families", exact: true })).toContainText("2")
    await expect(page.getByRole("region", { name: "Health" })).toContainText("Everything works")

    const users = page.getByRole("region", { name: "Users" })
    await expect(users.getByRole("row")).toHaveCount(7)
    await users.getByLabel("Search users by name or email").fill("agnes moore")
    await expect(users.getByRole("row")).toHaveCount(2)
    await expect(users.getByText("verified", { exact: true })).toBeVisible()

    const activity = page.getByRole("region", { name: "Sign-in activity" })
    await expect(activity.getByText("Verified the email address")).toBeVisible()
    await expect(activity.getByText("(registration)")).toBeVisible()
  },
)

test("a parent cannot open the admin pages", { tag: "@access.admin-page" }, async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0)
  await page.goto("/admin/dashboard")
  await expect(page).toHaveURL("/unauthorized")
})
