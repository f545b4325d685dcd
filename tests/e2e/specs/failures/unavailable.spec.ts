import { expect } from "../../fixtures/test.ts"
import { storedSession, newParent, register, signIn } from "../../pages/access.ts"
import { childCard, expectMarked, openFamilyWithChildren, openSchoolDay, setMark } from "../../pages/dashboard.ts"
import { backOnlineText, expectNotCovered, findBanner, findFocusedBehind, outageText } from "../../pages/outage.ts"
import { keptDatabases } from "../../pages/offline.ts"
import { addStudent, fillStudent } from "../../pages/records.ts"
import { test } from "../../fixtures/unavailable-database.ts"

const phone = { width: 320, height: 560 }

test.use({ allowedConsoleErrors: [/status of 503|TRPCClientError|Sign-in failed: NETWORK_ERROR/] })
test.afterEach(({ connection }) => connection.restore())

test(
  "a form keeps its input during an outage, says when the database is back, and then saves",
  { tag: ["@site.outage"] },
  async ({ page, connection }) => {
    await register(page, newParent("Ruth"))
    const dialog = await fillStudent(page, { first_name: "Ada", born: "2016-05-04" })
    connection.cut()
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByRole("alert").getByText(outageText)).toBeVisible()
    const banner = findBanner(page)
    await expect(banner).toBeVisible()
    await expect(dialog.getByLabel("First name")).toHaveValue("Ada")
    await expectNotCovered(dialog.getByRole("alert").filter({ hasText: outageText }), banner)
    await expectNotCovered(dialog.getByRole("button", { name: "Add Student" }), banner)

    connection.restore()
    await expect(banner).toHaveCount(0)
    await expect(dialog.getByRole("status").getByText(backOnlineText)).toBeVisible()
    await expect(dialog.getByText(outageText)).toHaveCount(0)
    await expect(dialog.getByLabel("First name")).toHaveValue("Ada")
    // In a second outage, the message that the database is back disappears.
    connection.cut()
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByRole("alert").getByText(outageText)).toBeVisible()
    await expect(dialog.getByText(backOnlineText)).toHaveCount(0)
    connection.restore()
    await expect(dialog.getByRole("status").getByText(backOnlineText)).toBeVisible()
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("article")).toHaveCount(1)
  },
)

for (const size of [phone, { width: 1280, height: 720 }]) {
  test(`a quick-add title that fails in an outage is restored with a visible reason at ${size.width} px`, async ({
    page,
    connection,
  }) => {
    await page.setViewportSize(size)
    await openFamilyWithChildren(page, [])
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
    const form = page.getByRole("form", { name: "Add an assignment" })
    const title = form.getByLabel("Title of a new assignment")
    const banner = findBanner(page)
    const added = (text: string) => page.getByRole("alert").filter({ hasText: `Added “${text}”` })
    const setDuringOutage = async (text: string) => {
      connection.cut()
      await title.fill(text)
      await title.press("Enter")
      const reason = form.getByRole("alert").filter({ hasText: outageText })
      await expect(banner).toBeVisible()
      await expectNotCovered(reason, banner)
      await expect(title).toHaveValue(text)
      await expectNotCovered(title, banner)
      connection.restore()
      await expect(form.getByRole("status").getByText(backOnlineText)).toBeVisible()
      await title.press("Enter")
      await expect(added(text)).toHaveCount(1)
      await expect(form.getByText(backOnlineText)).toHaveCount(0)
      await expect(title).toHaveValue("")
    }

    await page.goto("/dashboard")
    await expect(title).toBeVisible()
    // The form has not loaded its curricula, and no earlier choice is stored.
    await setDuringOutage("Page 1")
    await page.mouse.move(0, 0)
    await page.reload()
    await expect(title).toBeVisible()
    // The last choice is stored.
    await setDuringOutage("Page 2")
    // By now the curricula are loaded.
    await setDuringOutage("Page 3")
    await page.goto("/assignments?student=all&search=Page")
    await expect(page.getByRole("article")).toHaveCount(3)
  })
}

test("on a small phone the outage banner does not cover the buttons of any kind of dialog", async ({
  page,
  connection,
}) => {
  await page.setViewportSize(phone)
  await openFamilyWithChildren(page, [])
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  const banner = findBanner(page)
  const openMenuOf = () =>
    page
      .getByRole("article", { name: "Ben Hall" })
      .getByRole("button", { name: /^More about Ben/ })
      .click()
  await openMenuOf()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  const question = page.getByRole("dialog", { name: /^Delete Ben/ })
  connection.cut()
  await question.getByRole("button", { name: /^Delete Ben/ }).click()
  await expect(banner).toBeVisible()
  await expectNotCovered(question.getByRole("alert").filter({ hasText: outageText }), banner)
  for (const name of [/^Delete Ben/, "Cancel"]) {
    const button = question.getByRole("button", { name })
    await button.click({ trial: true })
    await expectNotCovered(button, banner)
  }
  connection.restore()
  await expect(question.getByRole("status").getByText(backOnlineText)).toBeVisible()
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(question).toBeHidden()

  await openMenuOf()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  const form = page.getByRole("dialog", { name: /^Edit/ })
  await form.getByLabel("First name").fill("Benjamin")
  connection.cut()
  await form.getByRole("button", { name: "Save" }).click()
  await expect(banner).toBeVisible()
  await expectNotCovered(form.getByRole("alert").filter({ hasText: outageText }), banner)
  for (const button of await form.getByRole("button").all()) {
    await button.click({ trial: true })
    await expectNotCovered(button, banner)
  }
})

test("in an outage, pages wait and load by themselves, a mark waits, and the session is kept", async ({
  page,
  connection,
}) => {
  await openFamilyWithChildren(page, ["Ada"])
  await openSchoolDay(page)
  await expect(childCard(page, "Ada")).toBeVisible()
  // The code that lets changes wait loads when the page is idle.
  await expect.poll(() => keptDatabases(page)).toEqual(["answers", "changes"])
  connection.cut()
  await setMark(page, "Ada", "Late")
  const banner = findBanner(page)
  await expect(banner).toContainText("1 change is waiting.")
  await expectMarked(page, "Ada", "Late")
  await page.getByRole("link", { name: "Subjects" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  await page.reload()
  await expect(banner).toBeVisible()
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0)
  expect(await storedSession(page)).not.toBeNull()

  connection.restore()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole("region", { name: "New subject" })).toBeVisible()
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
  await expectMarked(page, "Ada", "Late")
})

test("the outage banner does not change the scroll position", async ({ page, connection }) => {
  await page.clock.install()
  await page.setViewportSize(phone)
  await openFamilyWithChildren(page, ["Ada"])
  await openSchoolDay(page)
  await setMark(page, "Ada", "Late")
  await expectMarked(page, "Ada", "Late")
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(560)
  connection.cut()
  const banner = findBanner(page)
  // The bell's request each minute detects the outage.
  await expect(async () => {
    await page.clock.runFor(61_000)
    await expect(banner).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test("signing in reports the outage, keeps the email address, and works when the database is back", async ({
  page,
  connection,
}) => {
  const parent = newParent("Ruth")
  await register(page, parent)
  await page.getByRole("button", { name: "Log out" }).first().click()
  await page.goto("/login")
  connection.cut()
  await signIn(page, parent)
  await expect(page.getByRole("alert").getByText(outageText)).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(parent.email)
  const banner = findBanner(page)
  await expect(banner).toBeVisible()
  connection.restore()
  await expect(banner).toHaveCount(0)
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
})

test("on a small phone the outage banner never covers the focused element, on a page or in a dialog", async ({
  page,
  connection,
}) => {
  await page.setViewportSize(phone)
  const banner = findBanner(page).locator(":scope > div")
  const parent = newParent("Ruth")
  await register(page, parent)
  const dialog = await fillStudent(page, { first_name: "Ada", born: "2016-05-04" })
  connection.cut()
  const add = dialog.getByRole("button", { name: "Add Student" })
  await add.click()
  await expect(banner).toBeVisible()
  await expect(add).toBeInViewport({ ratio: 1 })
  expect(await findFocusedBehind(banner, page, 12)).toEqual([])
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toBeHidden()
  expect(await findFocusedBehind(banner, page, 8)).toEqual([])
  connection.restore()
  await expect(banner).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto("/login")
  connection.cut()
  await signIn(page, parent)
  await expect(banner).toBeVisible()
  await expect(page.getByRole("alert").getByText(outageText)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("button", { name: "Sign In" })).toBeInViewport({ ratio: 1 })
  expect(await findFocusedBehind(banner, page, 12)).toEqual([])
})
