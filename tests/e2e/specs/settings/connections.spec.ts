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

test("denied access shows the reason, which is not in the URL", async ({ page }) => {
  await openIntegrations(page)
  await connect(page, "GitHub")
  await page.getByRole("link", { name: "Deny" }).click()
  await expect(page.getByText("Failed to connect GitHub account: OAuth error: access_denied")).toBeVisible()
  await expect(page).toHaveURL("/settings?tab=integrations")
})

test("a made-up link cannot show a result", { tag: "@settings.outcome" }, async ({ page }) => {
  await register(page, newParent("Wilma"))
  for (const query of ["error=PROVIDER_TIMEOUT", "connected=github", "google-linked=true", "download=Call+0900+1234"]) {
    await page.goto(`/settings?tab=integrations&${query}`)
    await expect(accounts(page)).toBeVisible()
    await expect(page.getByText(/Failed to|is connected:|successfully|0900|took too long/)).toHaveCount(0)
  }
})

test(
  "a reused link to an identity provider says so once, and not in the address",
  { tag: "@settings.outcome" },
  async ({ page }) => {
    await openIntegrations(page)
    await page.goto(`/api/v1/settings/connections/github?state=${"0".repeat(64)}`)
    const failure = page.getByText(/^Failed to connect GitHub account: /)
    await expect(failure).toBeVisible()
    await expect(page).toHaveURL("/settings?tab=integrations")
    await page.reload()
    await expect(accounts(page)).toBeVisible()
    await expect(failure).toHaveCount(0)
  },
)

test("an unconfirmed address cannot connect an account, and the dialog says what to do", async ({ page }) => {
  await register(page, newParent("Una"))
  await page.goto("/settings?tab=integrations")
  await accounts(page).getByRole("button", { name: "Connect Google" }).click()
  await expect(dialog(page).getByText("Confirm your email address first")).toBeVisible()
  await expect(dialog(page).getByRole("button", { name: "Go to Google" })).toBeDisabled()
})
