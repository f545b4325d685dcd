import type { Page } from "playwright/test"
import { newParent, register, type NewParent } from "../../pages/access.ts"
import { registerConfirmed } from "../../pages/mailbox.ts"
import { expect, people, test } from "../../fixtures/identity-providers.ts"

test.use({ allowedConsoleErrors: [/status of 40[03]/] })

const accounts = (page: Page) => page.getByRole("region", { name: "Connected accounts" })
const dialog = (page: Page) => page.getByRole("dialog")

/** Registers a parent with a confirmed address and opens the integrations. */
async function openIntegrations(page: Page): Promise<NewParent> {
  const parent = newParent("Iris")
  await registerConfirmed(page, parent)
  await page.goto("/settings?tab=integrations")
  return parent
}

async function connect(page: Page, name: string): Promise<void> {
  await accounts(page)
    .getByRole("button", { name: `Connect ${name}` })
    .click()
  await dialog(page)
    .getByRole("button", { name: `Go to ${name}` })
    .click()
}

test(
  "GitHub is connected, used to sign in, and disconnected with the password",
  { tag: ["@settings.connections", "@access.proof-asked"] },
  async ({ page }) => {
    const parent = await openIntegrations(page)
    await connect(page, "GitHub")
    await page.getByRole("link", { name: people.octavia.login }).click()
    await expect(page.getByText("GitHub is connected: you can sign in with it.")).toBeVisible()
    await expect(page).toHaveURL("/settings?tab=integrations")
    await expect(page.getByText("GitHub is connected: you can sign in with it.")).toBeHidden()

    await page.evaluate(() => localStorage.clear())
    await page.goto("/login")
    await page.getByRole("button", { name: "Continue with GitHub" }).click()
    await page.getByRole("link", { name: people.octavia.login }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Iris")

    await page.goto("/settings?tab=integrations")
    await accounts(page).getByRole("button", { name: "Disconnect GitHub" }).click()
    await dialog(page).getByRole("button", { name: "Disconnect GitHub" }).click()
    const proof = page.getByRole("dialog", { name: "Confirm it is you" })
    await proof.getByRole("button", { name: "Confirm" }).click()
    await expect(proof.getByText("Your current password is required.").first()).toBeVisible()
    await proof.getByLabel("Your password", { exact: true }).fill(parent.password)
    await proof.getByRole("button", { name: "Confirm" }).click()
    await expect(accounts(page).getByRole("button", { name: "Connect GitHub" })).toBeVisible()
  },
)

test("denied access shows the reason, which is removed from the URL", async ({ page }) => {
  await openIntegrations(page)
  await connect(page, "GitHub")
  await page.getByRole("link", { name: "Deny" }).click()
  await expect(page.getByText("Failed to connect GitHub account: OAuth error: access_denied")).toBeVisible()
  await expect(page).toHaveURL("/settings?tab=integrations")
})

test("empty and false results in the URL are handled and removed", async ({ page }) => {
  await register(page, newParent("Vera"))
  await page.goto("/settings?tab=integrations&error=")
  await expect(page.getByText("Failed to connect Google account.")).toBeVisible()
  await expect(page).toHaveURL("/settings?tab=integrations")
  await page.goto("/settings?tab=integrations&google-linked=false")
  await expect(page).toHaveURL("/settings?tab=integrations")
})

test("text in a made-up link is not shown", async ({ page }) => {
  await register(page, newParent("Wilma"))
  for (const [name, what] of [
    ["error", "Failed to connect Google account. Please try again."],
    ["download", "Failed to download your family's data. Please try again."],
  ] as const) {
    await page.goto(`/settings?tab=integrations&${name}=Call+0900+1234+at+once`)
    await expect(page.getByText(what)).toBeVisible()
    await expect(page.getByText("0900")).toHaveCount(0)
  }
  await page.goto("/settings?tab=integrations&error=PROVIDER_TIMEOUT")
  await expect(page.getByText("The sign-in service took too long to respond.")).toBeVisible()
})

test("an unconfirmed address cannot connect an account, and the dialog says what to do", async ({ page }) => {
  await register(page, newParent("Una"))
  await page.goto("/settings?tab=integrations")
  await accounts(page).getByRole("button", { name: "Connect Google" }).click()
  await expect(dialog(page).getByText("Confirm your email address first")).toBeVisible()
  await expect(dialog(page).getByRole("button", { name: "Go to Google" })).toBeDisabled()
})
