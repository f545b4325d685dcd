import type { Browser, Page } from "playwright/test"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { expect, people, test } from "../../fixtures/identity-providers.ts"

// A child's tablet.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

async function openWork(page: Page, browser: Browser): Promise<{ child: Page; work: string; assignment: string }> {
  const { student, assignment } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  // The test has no Google that could show the file.
  await child.route("https://drive.google.com/**", (route) => route.fulfill({ body: "Leaf press" }))
  return { child, work: `/student/assignments?work=${assignment}`, assignment }
}

const driveButton = (page: Page) => page.getByRole("button", { name: "Google Drive", exact: true })

/** Connects Ada's Drive from the settings, or denies access. */
async function connect(page: Page, choice: string = people.ada.email): Promise<void> {
  await page.goto("/settings?tab=integrations")
  await page.getByRole("button", { name: "Connect Google Drive", exact: true }).click()
  await page.getByRole("link", { name: choice }).click()
  await expect(page).toHaveURL("/settings?tab=integrations")
}

test(
  "a child connects Drive, picks a file and submits it; after disconnecting, the page asks to connect again",
  { tag: "@assignments.drive" },
  async ({ page, browser }) => {
    const { child, work, assignment } = await openWork(page, browser)
    await child.goto(work)
    await driveButton(child).tap()
    await expect(child.getByText("Google Drive Not Connected")).toBeVisible()
    await child.getByRole("link", { name: "Open Settings" }).tap()
    await expect(child.getByRole("tab")).toHaveText(["Preferences", "Security & Password", "Integrations"])
    await connect(child)
    await expect(child.getByText("Google Drive connected successfully!")).toBeVisible()
    await expect(child.getByText(people.ada.email)).toBeVisible()
    await expect(child.getByText("Google Drive connected successfully!")).toBeHidden()

    await child.goto(work)
    await child.getByLabel("Your answer").fill("It is about leaves.")
    await driveButton(child).tap()
    const files = child.frameLocator('iframe[title="Google Picker"]')
    await expect(files.getByRole("button")).toHaveText(["Leaf press.pdf", "A poem"])
    // Playwright's tap does not reach into a cross-origin frame.
    await files.getByRole("button", { name: "Leaf press.pdf" }).click()
    await expect(child.getByText("Turned in. Well done for finishing it.")).toBeVisible()

    await page.route("https://drive.google.com/**", (route) => route.fulfill({ body: "Leaf press" }))
    await page.goto(`/assignments?student=all&view=${assignment}`)
    const preview = page.getByTitle("Preview of Moon phases")
    await expect(page.getByRole("region", { name: "Turned in" })).toContainText("It is about leaves.")
    await expect(preview).toHaveAttribute("src", "https://drive.google.com/file/d/leaf-press/preview")

    await child.goto("/settings?tab=integrations")
    await child.getByRole("button", { name: "Disconnect Google Drive" }).tap()
    await child.getByRole("dialog").getByRole("button", { name: "Disconnect" }).tap()
    await expect(child.getByRole("button", { name: "Connect Google Drive", exact: true })).toBeVisible()
    await child.goto(work)
    await child.getByRole("button", { name: "Undo turn in" }).tap()
    await driveButton(child).tap()
    await expect(child.getByText("Google Drive Not Connected")).toBeVisible()
  },
)

test(
  "access revoked at Google shows a message, keeps the answer and links to the settings",
  { tag: "@assignments.drive-revoked" },
  async ({ page, browser, google }) => {
    const { child, work } = await openWork(page, browser)
    await connect(child)
    await child.goto(work)
    await child.getByLabel("Your answer").fill("The moon grows.")
    await driveButton(child).tap()
    const file = child.frameLocator('iframe[title="Google Picker"]').getByRole("button", { name: "Leaf press.pdf" })
    await expect(file).toBeVisible()
    await google.takeAllBack()
    await google.endAccess()
    await file.click()
    await expect(child.getByText("Could not retrieve a valid Google access token.")).toBeVisible()
    await expect(
      child.getByText("Could not open Google Drive. You may need to reconnect your account in Settings."),
    ).toBeVisible()
    await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.")
    await child.getByRole("link", { name: "Open Settings" }).tap()
    await expect(child.getByRole("button", { name: "Connect Google Drive", exact: true })).toBeVisible()
  },
)

test(
  "the picker reports that Google's script failed to load, and a retry loads it again",
  { tag: "@assignments.drive-picker" },
  async ({ page, browser }) => {
    const { child, work } = await openWork(page, browser)
    await connect(child)
    await child.route("**/picker.js", (route) => route.abort())
    await child.goto(work)
    await driveButton(child).tap()
    await expect(child.getByText("Google Picker is not ready or account is not connected.")).toBeVisible()
    await child.unroute("**/picker.js")
    await driveButton(child).tap()
    await expect(child.getByTitle("Google Picker")).toBeVisible()
  },
)

test(
  "a file that fails to submit shows an error and can be retried",
  { tag: "@assignments.drive-failure" },
  async ({ page, browser }) => {
    const { child, work } = await openWork(page, browser)
    await connect(child)
    await child.route("**/drive.submit**", (route) => route.fulfill({ status: 500, body: "<h1>Bad gateway</h1>" }))
    await child.goto(work)
    const file = child.frameLocator('iframe[title="Google Picker"]').getByRole("button", { name: "Leaf press.pdf" })
    await driveButton(child).tap()
    await file.click()
    await expect(child.getByText("Failed to turn in from Drive. Please try again.")).toBeVisible()
    await child.unroute("**/drive.submit**")
    await driveButton(child).tap()
    await file.click()
    await expect(child.getByRole("button", { name: "Undo turn in" })).toBeVisible()
  },
)

test("denied access is shown once and removed from the URL", { tag: "@assignments.drive-denied" }, async ({ page }) => {
  await openFamily(page)
  await connect(page, "Deny")
  await expect(page.getByText("Failed to connect Google account: OAuth error: access_denied")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("button", { name: "Connect Google Drive", exact: true })).toBeVisible()
  await expect(page.getByText("Failed to connect Google account")).toHaveCount(0)
})
