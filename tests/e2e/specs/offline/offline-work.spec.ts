import { expect, test } from "../../fixtures/test.ts"
import { postAs, readAs } from "../../fixtures/rest-client.ts"
import { appHeading, openDashboard, hannah } from "../../pages/access.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { assignmentCard } from "../../pages/records.ts"
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
    await expect(child.getByRole("main").getByText("Waiting to be sent")).toHaveCount(1)
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
  "a child's day opens without a network with the last known data, says from when it is, and takes a tick",
  { tag: ["@offline.last-known", "@offline.queue", "@offline.waiting"] },
  async ({ page, browser }) => {
    const { student, lesson } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    await expect(child.getByRole("main")).toContainText("The moon")
    await child.waitForLoadState("networkidle")
    await waitUntilKept(child)

    await child.context().setOffline(true)
    await child.goto("/student/dashboard")
    await expect(appHeading(child)).toContainText("Ben")
    await expect(child.getByRole("main")).toContainText("The moon")
    await expect(child.getByRole("main")).toContainText("Moon phases")
    await expect(findStatus(child, offlineText)).toContainText(
      /This is from \d+:\d\d this (?:morning|afternoon|evening)\./,
    )
    const tick = child.getByRole("checkbox", { name: "I did it: The moon" })
    await tick.click()
    await expect(findStatus(child, offlineText)).toContainText("1 change is waiting.")
    await expect(child.getByRole("listitem").filter({ has: tick })).toContainText("Waiting to be sent")
    await child.reload()
    await expect(tick).toBeChecked()

    await child.context().setOffline(false)
    await expect(findStatus(child, /waiting|being sent/)).toHaveCount(0)
    await expect(child.getByText("Waiting to be sent")).toHaveCount(0)
    const { completed_at } = await readAs<{ completed_at: string | null }>(page, `lessons/${lesson}`)
    expect(completed_at).not.toBeNull()
    await child.context().close()
  },
)

test(
  "a status that is chosen without a network waits, survives a reload and arrives once",
  { tag: ["@offline.queue", "@offline.waiting"] },
  async ({ page, context }) => {
    const { assignment } = await openFamily(page)
    await page.goto("/assignments")
    const card = assignmentCard(page, "Moon phases")
    await expect(card).toBeVisible()
    await waitUntilKept(page)
    await expect(card).toBeVisible()

    await context.setOffline(true)
    await card.getByRole("button", { name: /^Status of/ }).click()
    await page.getByRole("menuitemradio", { name: "In progress" }).click()
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")
    await expect(card).toContainText("Waiting to be sent")
    await page.reload()
    const status = card.getByRole("button", { name: /^Status of/ })
    await expect(status).toContainText("In progress")
    await expect(findStatus(page, offlineText)).toContainText("1 change is waiting.")
    await expect(card).toContainText("Waiting to be sent")
    expect((await readAs<{ status: string }>(page, `assignments/${assignment}`)).status).toBe("assigned")

    const sent: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("assignments.update")) sent.push(request.headers()["idempotency-key"] ?? "none")
    })
    await context.setOffline(false)
    await expect(findStatus(page, /waiting|being sent/)).toHaveCount(0)
    await expect(card).not.toContainText("Waiting to be sent")
    await page.reload()
    await expect(status).toContainText("In progress")
    expect(sent).toHaveLength(1)
    expect((await readAs<{ status: string }>(page, `assignments/${assignment}`)).status).toBe("in_progress")
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
