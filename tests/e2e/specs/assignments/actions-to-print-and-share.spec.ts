import { ActionCounter, type CompletedTask } from "../../fixtures/action-counter.ts"
import { openDashboard } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"
import { expectWritten } from "../../fixtures/actions-page.ts"

const tasks: CompletedTask[] = []

test.describe.configure({ mode: "serial" })
test.beforeEach(({ page }) => openDashboard(page))

// This file changes the demo family, so it uses its own server.
test.use({ serverSettings: { LOG_LEVEL: "error" } })

test("printing the week's attendance takes 2 actions", async ({ page }) => {
  const counter = new ActionCounter({ name: "print the week's attendance", budget: 2, best_peer: "5" })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "")
  })
  await counter.click(page.getByRole("link", { name: "Attendance", exact: true }).first(), "Attendance")
  await counter.click(page.getByRole("button", { name: "Print" }), "Print")
  await expect(page.locator("body")).toHaveAttribute("data-printed", "")
  tasks.push(counter.done())
})

test("printing the month's attendance register takes 2 actions", { tag: "@requirements.print" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "print the month's register of a child",
    budget: 2,
    best_peer: "not counted",
  })
  await page.evaluate(notePrint)
  await counter.click(page.getByRole("link", { name: "Records", exact: true }).first(), "Records")
  await counter.click(page.getByRole("button", { name: /^Print / }), "Print with the month's name")
  await expect(page.locator("body")).toHaveAttribute("data-printed", /^Attendance, \w+ \d{4}$/)
  tasks.push(counter.done())
})

test("making a child's quarterly report takes 4 actions", { tag: "@requirements.draft" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "make New York's quarterly report of a child",
    budget: 4,
    best_peer: "not counted",
  })
  await page.evaluate(notePrint)
  await counter.click(page.getByRole("link", { name: "Records", exact: true }).first(), "Records")
  const due = page
    .getByRole("listitem")
    .filter({ hasText: /in 6 days/ })
    .getByRole("link")
  await counter.click(due, "the report that is due")
  await expect(page.getByLabel("Hours of instruction in the quarter")).toHaveValue(/\d+(\.\d+)? hours/)
  await counter.click(page.getByRole("button", { name: "Save" }), "Save")
  await expect(page.getByText("Saved.")).toBeVisible()
  await counter.click(page.getByRole("button", { name: "Print" }), "Print")
  await expect(page.locator("body")).toHaveAttribute("data-printed", /^Quarterly report/)
  tasks.push(counter.done())
})

test("the report cards of all children take 2 actions", { tag: "@paper.documents" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "report cards of all three children for this term",
    budget: 3,
    best_peer: "not counted",
  })
  await counter.click(page.getByRole("link", { name: "Documents", exact: true }).first(), "Documents")
  const preview = page.getByRole("region", { name: /^Preview of Report card/ })
  for (const name of ["Eli Whitaker", "Grace Eleanor Whitaker", "Nora Whitaker"])
    await expect(preview).toContainText(name)
  const download = page.waitForEvent("download")
  await counter.click(page.getByRole("button", { name: "Download PDF" }), "Download PDF")
  expect((await download).suggestedFilename()).toMatch(/^Report card, .+\.pdf$/)
  tasks.push(counter.done())
})

test("a transcript takes 2 actions from the child's page", { tag: "@paper.transcript-page" }, async ({ page }) => {
  await page.goto("/students")
  await page.getByRole("link", { name: "Grace Whitaker" }).click()
  const counter = new ActionCounter({ name: "a transcript from the child's page", budget: 2, best_peer: "not counted" })
  await counter.click(page.getByRole("link", { name: "Transcript" }), "Transcript")
  await expect(page.getByRole("region", { name: /^Preview of Transcript/ })).toContainText("Algebra")
  const download = page.waitForEvent("download")
  await counter.click(page.getByRole("button", { name: "Download PDF" }), "Download PDF")
  expect((await download).suggestedFilename()).toMatch(/^Transcript, .+\.pdf$/)
  tasks.push(counter.done())
})

test("printing today for all children takes 2 actions", { tag: "@dashboard.print" }, async ({ page }) => {
  const counter = new ActionCounter({ name: "print today for all children", budget: 2, best_peer: "not counted" })
  await page.evaluate(() => {
    window.print = () => {
      const names = [...document.querySelectorAll("[data-paper] h2")].map((name) => name.textContent)
      document.body.setAttribute("data-printed", names.join(", "))
    }
    window.addEventListener("click", () => window.dispatchEvent(new Event("beforeprint")), { capture: true })
  })
  await counter.click(page.getByRole("button", { name: "Print" }), "Print")
  await counter.click(page.getByRole("menuitem", { name: "Today, all on one page" }), "Today, all on one page")
  await expect(page.locator("body")).toHaveAttribute("data-printed", "Eli, Grace, Nora, Notes")
  tasks.push(counter.done())
})

test("subscribing from a phone's calendar takes 3 actions", { tag: "@schedule.feed-screen" }, async ({ page }) => {
  const counter = new ActionCounter({
    name: "subscribe from a phone's calendar",
    budget: 3,
    best_peer: "not counted",
  })
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.setAttribute("data-opened", String(address))
      return null
    }
  })
  await counter.click(page.getByRole("link", { name: "Schedule", exact: true }).first(), "Schedule")
  await counter.click(page.getByRole("link", { name: "Subscribe" }), "Subscribe")
  await counter.click(page.getByRole("button", { name: "Apple Calendar" }), "Apple Calendar")
  await expect(page.locator("body")).toHaveAttribute("data-opened", /^webcal:.+[.]ics$/)
  const link = await page.getByLabel("Calendar link", { exact: true }).inputValue()
  expect(await (await page.request.get(link)).text()).toContain("BEGIN:VEVENT")
  tasks.push(counter.done())
})

test("docs/actions-per-task.md matches the counts of printing and sharing", { tag: "@site.task-length" }, () =>
  expectWritten("a parent who prints or shares", tasks),
)

/** Notes the title of the sheet that would print. */
function notePrint(): void {
  window.print = () => {
    window.dispatchEvent(new Event("beforeprint"))
    requestAnimationFrame(() => {
      document.body.setAttribute("data-printed", document.querySelector("[data-paper] h1")?.textContent ?? "")
    })
  }
}
