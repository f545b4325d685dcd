import { ActionCounter, type CompletedTask } from "../../fixtures/action-counter.ts"
import { openDashboard } from "../../pages/access.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"
import { expect, test } from "../../fixtures/test.ts"
import { expectWritten } from "../../fixtures/actions-page.ts"

const tasks: CompletedTask[] = []

test.describe.configure({ mode: "serial" })
test.beforeEach(({ page }) => openDashboard(page))

test("a child sees today's work with no action", { tag: "@portal.no-action" }, async ({ page, browser }) => {
  const counter = new ActionCounter({ name: "see today's work", budget: 0, best_peer: "not counted" })
  const { student } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  await expect(child.getByRole("region", { name: "Next up" })).toContainText("Moon phases")
  tasks.push(counter.done())
})

test(
  "a child submits a written answer with 2 actions",
  { tag: "@portal.submit-actions" },
  async ({ page, browser }) => {
    const counter = new ActionCounter({ name: "turn in a written answer", budget: 2, best_peer: "3" })
    const { student } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    const next = child.getByRole("region", { name: "Next up" })
    await counter.fill(next.getByLabel("Your answer"), "The moon grows, then it shrinks.", "the answer")
    await counter.click(next.getByRole("button", { name: "Turn in" }), "Turn in")
    await expect(child.getByText("Turned in. Well done for finishing it.")).toBeVisible()
    tasks.push(counter.done())
  },
)

test("docs/actions-per-task.md matches the counts of a child", { tag: "@site.task-length" }, () =>
  expectWritten("a child", tasks),
)
