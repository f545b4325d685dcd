import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { deleteAs, postAs, readAs } from "../../fixtures/rest-client.ts"
import { appHeading, logOut, newParent, signIn, type NewParent } from "../../pages/access.ts"
import { chosenPassword, createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { findLeftBehind } from "../../pages/left-behind.ts"
import { findStatus, keptDatabases, offlineText, waitForWorker, waitUntilKept } from "../../pages/offline.ts"

test.use({
  serviceWorkers: "allow",
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[13]/],
})

/** Words of a family that are in no part of the app. */
const words = ["Thessaly", "thessaly", "Zebedee", "Moon phases", "The moon", "Quartz count"]

/** Opens a family's daily pages on this device, and leaves a waiting change and the remembered course of a new assignment. */
async function useDevice(page: Page): Promise<NewParent> {
  const parent = newParent("Thessaly")
  const { curriculum } = await openFamily(page, parent)
  await postAs(page, "students", {
    first_name: "Zebedee",
    last_name: "Hall",
    date_of_birth: "2015-05-04",
    grade_level: "5",
  })
  await page.goto("/dashboard")
  const title = page.getByRole("textbox", { name: "Title of a new assignment" })
  await title.fill("Quartz count")
  await title.press("Enter")
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(curriculum)
  for (const path of ["/week", "/dashboard"]) {
    await page.goto(path)
    await expect(page.getByRole("main")).toContainText("Zebedee")
    await waitUntilKept(page)
  }
  return parent
}

async function expectNothing(page: Page): Promise<void> {
  expect(await findLeftBehind(page, words)).toEqual([])
}

/** Opens pages of the family without a network, and expects the way to sign in and nothing of the family. */
async function expectNothingOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  for (const path of ["/dashboard", "/week", "/student/dashboard"]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel("Email")).toBeVisible()
    await expectNothing(page)
  }
  await page.context().setOffline(false)
}

/** Signs in another parent, who has no children. */
async function signInStranger(page: Page): Promise<void> {
  const stranger = newParent("Sam")
  const data = { ...stranger, terms_accepted: true, timezone: "UTC" }
  expect((await page.request.post("/api/v1/auth/register", { data })).ok()).toBe(true)
  await signIn(page, stranger)
  await expect(appHeading(page)).toContainText("Sam")
}

test(
  "nothing of a family is left on a device after signing out, also without a network",
  { tag: ["@offline.private", "@offline.sign-out"] },
  async ({ page }) => {
    await useDevice(page)
    // While the person is signed in, only the session and the page name them: what is kept is encrypted.
    const found = await findLeftBehind(page, words)
    expect(found).toContain("localStorage: Thessaly")
    expect(found.filter((place) => place.startsWith("hearthbook"))).toEqual([])

    await logOut(page)
    await expect(page).toHaveURL(/\/(?:login)?$/)
    await expect.poll(() => keptDatabases(page)).toEqual([])
    await page.reload()
    await expectNothing(page)
    await expectNothingOffline(page)
    await page.goto("/login")
    await signInStranger(page)
    await expectNothing(page)
  },
)

test(
  "nothing of a family is left after the server has ended the session, except its encrypted waiting changes",
  { tag: ["@offline.private", "@offline.ended-session"] },
  async ({ page }) => {
    await useDevice(page)
    await page.context().setOffline(true)
    await page
      .getByRole("checkbox", { name: /The moon/ })
      .first()
      .check()
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")
    const sessions = await readAs<{ id: string }[]>(page, "auth/sessions")
    for (const { id } of sessions) await deleteAs(page, `auth/sessions/${id}`)
    await page.context().setOffline(false)
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => keptDatabases(page)).toEqual(["changes"])
    await page.goto("/login")
    await expectNothing(page)
    await expectNothingOffline(page)

    await page.goto("/login")
    await signInStranger(page)
    await expect.poll(() => keptDatabases(page)).toEqual(["answers", "changes", "changes"])
    await expectNothing(page)
    for (const path of ["/week", "/dashboard"]) {
      await page.goto(path)
      await expect(appHeading(page)).toBeVisible()
      await waitUntilKept(page)
    }
    await page.context().setOffline(true)
    for (const path of ["/week", "/dashboard"]) {
      await page.goto(path)
      await expect(appHeading(page)).toBeVisible()
      await expectNothing(page)
    }
    await expect(findStatus(page, /waiting/)).toHaveCount(0)
    await page.context().setOffline(false)
  },
)

test(
  "a child who signs in on a sibling's device sees nothing of the sibling's day, with and without a network",
  { tag: "@offline.private" },
  async ({ page, browser }) => {
    const { student } = await openFamily(page, newParent("Thessaly"))
    const sibling = { first_name: "Quilla", last_name: "Hall", date_of_birth: "2015-05-04", grade_level: "5" }
    const { id = "" } = await postAs(page, "students", sibling)
    const second = await createLogin(page, id)
    const device = await openAsChild(browser, page, await createLogin(page, student))
    await expect(device.getByRole("main")).toContainText("The moon")
    await waitUntilKept(device)
    await device.goto(second.magic_path)
    await device.getByRole("button", { name: "Sign in as Quilla" }).click()
    await device.getByLabel("Your new password", { exact: true }).fill(chosenPassword)
    await device.getByRole("button", { name: "Save my password" }).click()
    await expect(appHeading(device)).toContainText("Quilla")
    const daily = ["The moon", "Moon phases"]
    await expect.poll(() => keptDatabases(device)).toEqual(["answers", "changes", "changes"])
    expect(await findLeftBehind(device, daily)).toEqual([])

    await waitForWorker(device)
    await device.context().setOffline(true)
    await device.goto("/student/dashboard")
    await expect(appHeading(device)).toContainText("Quilla")
    expect(await findLeftBehind(device, daily)).toEqual([])
    await device.context().close()
  },
)
