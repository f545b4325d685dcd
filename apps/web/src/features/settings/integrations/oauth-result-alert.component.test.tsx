import { expect, onTestFinished, test } from "vitest"
import { cleanup } from "vitest-browser-react/pure"
import { page } from "vitest/browser"
import { forgetOutcome, keepOutcome, readOutcome } from "../../../session/identity/outcome.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { OauthResultAlert } from "./oauth-result-alert.tsx"

/** The cookie with which the server redirects. */
function sendFlash(value: string): void {
  document.cookie = `hearthbook.flash=${value}; Path=/; SameSite=Lax`
  onTestFinished(forgetOutcome)
}

/** Opens the page anew. */
async function openAlert() {
  await cleanup()
  return renderScreen(<OauthResultAlert />)
}

test.each([
  ["connection.LINK_INVALID.github", "Failed to connect GitHub account: This link has been used or is incomplete."],
  ["drive.PROVIDER_TIMEOUT.google", "Failed to connect Google account: The sign-in service took too long to respond."],
  ["archive.LINK_INVALID.none", "Failed to download your family's data: This link has been used or is incomplete."],
])("the server's flash %s is shown, once", { tags: ["settings.outcome"] }, async (value, words) => {
  sendFlash(value)
  await openAlert()
  await expect.element(page.getByRole("alert")).toHaveTextContent(words)
  expect(document.cookie).not.toContain("flash")
  await openAlert()
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument()
})

test("text in a cookie and the failure of a sign-in are not shown", { tags: ["settings.outcome"] }, async () => {
  for (const value of ["connection.Call 0900 1234.github", "sign_in.PROVIDER_TIMEOUT.google"]) {
    sendFlash(value)
    await openAlert()
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument()
    await expect.poll(readOutcome).toBeNull()
  }
})

test("what the callback page learned is shown in the server's words", { tags: ["settings.outcome"] }, async () => {
  keepOutcome({
    topic: "connection",
    provider: "github",
    code: "PROVIDER_REFUSED",
    message: "OAuth error: access_denied",
  })
  await openAlert()
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Failed to connect GitHub account: OAuth error: access_denied")
})

test("a connected account loads the user again and goes away", { tags: ["settings.outcome"] }, async () => {
  keepOutcome({ topic: "drive", provider: "google", code: null })
  const { callsOf } = await openAlert()
  await expect
    .element(page.getByRole("status").filter({ hasText: "Google Drive connected successfully!" }))
    .toBeVisible()
  await expect.poll(() => callsOf("auth.whoami").length).toBeGreaterThan(0)
  await expect.element(page.getByText("successfully")).not.toBeInTheDocument()
})
