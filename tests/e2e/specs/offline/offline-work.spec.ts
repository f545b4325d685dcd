import { expect, test } from "../../fixtures/test.ts"
import { postAs, readAs } from "../../fixtures/rest-client.ts"
import { openDashboard, hannah } from "../../pages/access.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { findStatus, offlineText, waitForAnswers, waitUntilKept } from "../../pages/offline.ts"

test.use({ serviceWorkers: "allow", allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

test(
  "a child's answer that is written without a network survives a reload and is turned in once",
  { tag: ["@offline.queue", "@offline.last-known"] },
  async ({ page, browser }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    await child.goto(`/student/assignments?work=${assignment}`)
    await expect(child.getByLabel("Your answer")).toBeVisible()
    await waitUntilKept(child)
    await expect(child.getByLabel("Your answer")).toBeVisible()

    await child.context().setOffline(true)
    await child.getByLabel("Your answer").fill("The moon grows.")
    await child.getByRole("button", { name: "Turn in" }).click()
    await expect(child.getByText("You turned this in.")).toBeVisible()
    await expect(findStatus(child, offlineText)).toContainText("1 change is waiting.")
    await child.reload()
    await expect(child.getByText("You turned this in.")).toBeVisible()
    await expect(findStatus(child, offlineText)).toContainText("1 change is waiting.")

    await child.context().setOffline(false)
    await expect(findStatus(child, /waiting|being sent/)).toHaveCount(0)
    const turnedIn = await readAs<{ text: string }[]>(page, `assignments/${assignment}/submissions`)
    expect(turnedIn).toMatchObject([{ text: "The moon grows." }])
  },
)

test(
  "the daily pages open without a network, and a tick and a status wait with the rows that show them",
  { tag: ["@offline.last-known", "@offline.queue", "@offline.waiting"] },
  async ({ page, context }) => {
    const { assignment, lesson } = await openFamily(page)
    for (const path of ["/week", "/attendance", "/schedule", "/dashboard"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.waitForLoadState("networkidle")
      await waitUntilKept(page)
    }

    await context.setOffline(true)
    for (const [path, heading] of [
      ["/week", "Week"],
      ["/attendance", "Attendance Tracker"],
      ["/schedule", "Schedule"],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading)
      await expect(page.getByRole("main")).toContainText("Ben")
      await expect(findStatus(page, offlineText)).toContainText("This is from")
    }
    await page.goto("/dashboard")
    await page
      .getByRole("checkbox", { name: /The moon/ })
      .first()
      .check()
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")
    await page.reload()
    await expect(page.getByRole("checkbox", { name: /The moon/ }).first()).toBeChecked()

    await context.setOffline(false)
    await expect(findStatus(page, /waiting|being sent/)).toHaveCount(0)
    const { completed_at } = await readAs<{ completed_at: string | null }>(page, `lessons/${lesson}`)
    expect(completed_at).not.toBeNull()
    expect((await readAs<{ status: string }>(page, `assignments/${assignment}`)).status).toBe("assigned")
  },
)

test.describe("a page that was opened before", () => {
  test.use({ serviceWorkers: "block" })

  test(
    "shows its last known data at once, says that it is being refreshed, and replaces it",
    { tag: "@offline.repeat-visit" },
    async ({ page }) => {
      const { student } = await openFamily(page)
      await page.goto("/week")
      await expect(page.getByRole("main")).toContainText("The moon")
      await waitForAnswers(page)
      await expect(page.getByRole("main")).toContainText("The moon")
      const subject = await postAs(page, "subjects", { name: "Music", grade_level: "4" })
      const course = await postAs(page, "curriculum", { student_id: student, subject_id: subject.id })
      const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"))
      await postAs(page, "lessons", { curriculum_id: course.id, title: "Scales", planned_date: today })

      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route("**/api/trpc/**", async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      await expect(page.getByRole("main")).toContainText("The moon")
      await expect(findStatus(page, "It is being refreshed.")).toBeVisible()
      await expect(page.getByRole("main")).not.toContainText("Scales")
      answer()
      await expect(page.getByRole("main")).toContainText("Scales")
      await expect(findStatus(page, "It is being refreshed.")).toHaveCount(0)
      await page.unrouteAll({ behavior: "wait" })
    },
  )
})

test(
  "the demo family's dashboard opens without a network",
  { tag: "@offline.last-known" },
  async ({ page, context }) => {
    await openDashboard(page)
    await waitUntilKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
    await expect(page.getByRole("main")).toContainText("Eli")
    await expect(findStatus(page, offlineText)).toContainText("This is from")
  },
)
