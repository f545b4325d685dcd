import { mergeTests } from "playwright/test"
import { createLogin, openAsChild } from "../pages/child-login.ts"
import { newParent, register } from "../pages/access.ts"
import { openFamily } from "../pages/family.ts"
import { test as withKeyboard } from "../fixtures/keyboard.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, withKeyboard)

// A child's work and a parent's account by keyboard.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test(
  "a child opens an assignment and submits it by keyboard",
  { tag: "@site.keyboard" },
  async ({ page, browser, keyboard }) => {
    const { student } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    await child.emulateMedia({ reducedMotion: "reduce" })
    keyboard.page = child
    const places = child.getByRole("navigation", { name: "Main" })
    await keyboard.tabTo(places.getByRole("link", { name: "Work" }))
    await child.keyboard.press("Enter")
    await expect(child).toHaveURL("/student/assignments")
    await expect(child.getByRole("main")).toBeFocused()
    await keyboard.tabTo(child.getByRole("link", { name: "Moon phases", exact: true }))
    await child.keyboard.press("Enter")
    const answer = child.getByLabel("Your answer")
    await keyboard.tabTo(answer)
    await keyboard.type("The moon grows.")
    await keyboard.tabTo(child.getByRole("button", { name: "Turn in" }))
    await child.keyboard.press("Enter")
    await expect(child.getByText("You turned this in.")).toBeVisible()
    // The pressed button is gone, and focus stays on the page.
    await expect(child.locator("main :focus, main:focus")).toHaveCount(1)
    await child.context().close()
  },
)

test("a parent changes the password and downloads the family's data by keyboard", async ({ page, keyboard }) => {
  const parent = newParent("Nora")
  await register(page, parent)
  await page.goto("/settings")
  await keyboard.skipToContent()
  await keyboard.tabTo(page.getByRole("tab", { name: "Profile" }))
  await keyboard.tabTo(page.getByRole("tab", { name: "Security & Password" }), { key: "ArrowRight", limit: 6 })
  await keyboard.tabTo(page.getByLabel("Current password", { exact: true }))
  await keyboard.type(parent.password)
  await keyboard.tabTo(page.getByLabel("New password", { exact: true }))
  await keyboard.type("Quiet-Harbor-77!")
  const save = page.getByRole("button", { name: "Change Password" })
  await keyboard.pressOn(save)
  await expect(page.getByText("Password changed successfully!")).toBeVisible()

  await keyboard.tabTo(page.getByRole("tab", { name: "Security & Password" }), { key: "Shift+Tab" })
  await keyboard.tabTo(page.getByRole("tab", { name: "Family", exact: true }), { key: "ArrowRight", limit: 6 })
  // Content that loads above the button would move it while it has focus.
  await expect(page.getByRole("button", { name: "Save School" })).toBeVisible()
  await expect(page.locator("main .mantine-Skeleton-root")).toHaveCount(0)
  const archive = page.getByRole("button", { name: "Download Everything" })
  await keyboard.tabTo(archive, { limit: 20 })
  const file = page.waitForEvent("download")
  await page.keyboard.press("Enter")
  expect((await file).suggestedFilename()).toMatch(/hearthbook/i)
})
