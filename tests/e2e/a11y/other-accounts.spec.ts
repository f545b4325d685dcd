import { mergeTests } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { Keyboard } from "./checks/keyboard.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { registerConfirmed } from "../pages/mailbox.ts"
import { watchMotion } from "./checks/motion.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { expect, people, test as base } from "../fixtures/identity-providers.ts"

// Connected accounts at GitHub and Google, and invitations.
const test = mergeTests(base, counted)

test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 40[03]/] })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))
    const at = (what: string) => `${what} at ${width} px`

    test(
      "connecting and disconnecting an account is accessible",
      { tag: "@site.passing-screens" },
      async ({ page, counter }) => {
        await registerConfirmed(page, newParent("Iris"))
        await page.goto("/settings?tab=integrations")
        const connect = page.getByRole("button", { name: "Connect GitHub", exact: true })
        await connect.press("Enter")
        const dialog = page.getByRole("dialog")
        await inspectPage({ page, where: at("connecting an account"), minTargetSize: 24, counter })
        await dialog.getByRole("button", { name: "Go to GitHub" }).click()
        await page.getByRole("link", { name: people.octavia.login }).click()
        await expect(page.getByText("GitHub is connected: you can sign in with it.")).toBeVisible()
        await inspectPage({ page, where: at("a connected account"), minTargetSize: 24, counter })
        await page.getByRole("button", { name: "Disconnect GitHub" }).click()
        await expect(dialog).toBeVisible()
        await inspectPage({ page, where: at("disconnecting an account"), minTargetSize: 24, counter })
        await dialog.getByRole("button", { name: "Disconnect GitHub" }).click()
        await expect(connect).toBeVisible()
      },
    )

    test("the prompt to confirm an address and the invitations are accessible", async ({ page, counter }) => {
      await register(page, newParent("Una"))
      await page.goto("/settings?tab=integrations")
      const connect = page.getByRole("button", { name: "Connect Google", exact: true })
      await connect.press("Enter")
      await expect(page.getByRole("dialog").getByText("Confirm your email address first")).toBeVisible()
      await inspectPage({ page, where: at("connecting without a confirmed address"), minTargetSize: 24, counter })
      await page.keyboard.press("Escape")
      await new Keyboard(page).expectAt(connect)

      await page.evaluate(() => localStorage.clear())
      await registerConfirmed(page, newParent("Ines"))
      await page.goto("/settings?tab=family")
      // A phone has the form behind a button.
      if (width === 320) await page.getByRole("button", { name: "Invite someone" }).click()
      await page.getByLabel("Email").fill("grandma@example.com")
      await page.getByRole("button", { name: "Send Invitation" }).click()
      const withdraw = page.getByRole("button", { name: /^Withdraw the invitation/ })
      await expect(withdraw).toBeVisible()
      await inspectPage({ page, where: at("an open invitation"), minTargetSize: 24, counter })
      await withdraw.press("Enter")
      await expect(page.getByRole("dialog")).toBeVisible()
      await inspectPage({ page, where: at("withdrawing an invitation"), minTargetSize: 24, counter })
      await page.keyboard.press("Escape")
      await new Keyboard(page).expectAt(withdraw)
    })
  })
}
