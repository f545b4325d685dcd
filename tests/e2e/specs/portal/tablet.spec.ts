import type { Page } from "playwright/test"
import { inspectPage, type A11yCount } from "../../a11y/checks/inspect-page.ts"
import { postAs, putAs, readAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"
import { newParent, signIn } from "../../pages/access.ts"
import { openFamilyWithChildren, schoolDayOn } from "../../pages/dashboard.ts"

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, allowedConsoleErrors: [/401/] })

/** The email of the parent who is signed in on this page. */
async function emailOf(page: Page): Promise<string> {
  const { email } = await readAs<{ email: string }>(page, "auth/whoami")
  return email
}

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).click()
}

test(
  "a parent makes a tablet the family's, a child ticks its work on it, and the revoked tablet knows nothing",
  { tag: ["@smoke", "@portal.tablet-enroll", "@portal.tablet-faces", "@portal.tablet-revoke"] },
  async ({ page, browser }) => {
    const { children, today } = await openFamilyWithChildren(page, ["Ada", "Ben"])
    const [ada = "", ben = ""] = [children.get("Ada"), children.get("Ben")]
    const parent = { email: await emailOf(page), password: newParent("Iris").password }
    await postAs(page, "events", schoolDayOn(today))
    const { id: subject_id } = await postAs(page, "subjects", { name: "Math", grade_level: "4" })
    const { id: curriculum_id } = await postAs(page, "curriculum", { student_id: ada, subject_id })
    await postAs(page, "lessons", { curriculum_id, title: "Halves and thirds", planned_date: today })
    await putAs(page, `tablets/pins/${ben}`, { pin: "1357" })

    await page.goto("/settings?tab=tablet")
    await page.getByRole("button", { name: "Set the PIN of Ada" }).click()
    await page.getByRole("textbox", { name: "PIN" }).fill("2468")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByRole("button", { name: "Change the PIN of Ada" })).toBeVisible()
    await page.getByRole("textbox", { name: "Name" }).fill("Kitchen tablet")
    await page.getByRole("button", { name: "Start the family tablet" }).click()

    await expect(page.getByRole("heading", { name: "Who is here?" })).toBeVisible()
    await page.getByRole("button", { name: "Ada", exact: true }).click()
    await typePin(page, "1111")
    await expect(page.getByText("That was not it. 4 tries left.")).toBeVisible()
    await typePin(page, "2468")
    await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ada!" })).toBeVisible()
    const tick = page.getByRole("checkbox", { name: "I did it: Halves and thirds" })
    await tick.click()
    await expect(tick).toBeChecked()
    await expect(page.getByText("All done. Go outside!")).toBeVisible()
    await page.reload()
    await expect(tick).toBeChecked()

    await page.getByRole("button", { name: "Switch", exact: true }).click()
    await page.getByRole("button", { name: "Ben", exact: true }).click()
    await typePin(page, "1357")
    await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ben!" })).toBeVisible()

    const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await signIn(elsewhere, parent)
    await expect(elsewhere).toHaveURL(/dashboard/)
    await elsewhere.goto("/settings?tab=tablet")
    await elsewhere.getByRole("button", { name: "Revoke Kitchen tablet" }).click()
    await elsewhere
      .getByRole("dialog")
      .getByRole("button", { name: /^Revoke/ })
      .click()
    await expect(elsewhere.getByText("Your tablets")).toHaveCount(0)

    await page.getByRole("link", { name: "Work", exact: true }).click()
    await expect(page.getByRole("heading", { name: "This is not a family tablet" })).toBeVisible()
    await expect(page.getByText(/Ada|Ben/)).toHaveCount(0)
  },
)

test(
  "the faces and the number pad can be used by everyone, on the smallest phone, too",
  { tag: "@portal.tablet-faces" },
  async ({ page }) => {
    const { children } = await openFamilyWithChildren(page, ["Ada", "Maximiliana"])
    for (const id of children.values()) await putAs(page, `tablets/pins/${id}`, { pin: "2468" })
    await page.goto("/settings?tab=tablet")
    await page.getByRole("textbox", { name: "Name" }).fill("Kitchen tablet")
    await page.getByRole("button", { name: "Start the family tablet" }).click()
    const counter: A11yCount = { states: 0, violations: 0, targets: 0, small: 0 }
    const inspect = (where: string) => inspectPage({ page, where, minTargetSize: 44, counter })
    for (const width of [820, 320]) {
      await page.setViewportSize({ width, height: width === 320 ? 700 : 1180 })
      await expect(page.getByRole("heading", { name: "Who is here?" })).toBeVisible()
      await inspect(`the faces at ${width} px`)
      await page.getByRole("button", { name: "Maximiliana" }).click()
      await expect(page.getByRole("heading", { name: "Maximiliana" })).toBeFocused()
      await inspect(`the number pad at ${width} px`)
      await page.getByRole("button", { name: "Back to the faces" }).click()
    }
  },
)
