import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { effortPage } from "../../effort/effort-page.ts"
import { Effort, type Done } from "../../effort/effort.ts"
import { signInToDashboard } from "../pages/access.ts"
import { expect, test } from "../fixtures.ts"

const page_file = fileURLToPath(new URL("../../../docs/effort.md", import.meta.url))
const tasks: Done[] = []

test.describe.configure({ mode: "serial" })
test.beforeEach(({ page }) => signInToDashboard(page))

// It grades work of the demo family and adds to it: on a server of its own, so that no other test meets that.
test.use({ serverSettings: { LOG_LEVEL: "error" } })

test("a grade with feedback takes 3 actions", async ({ page }) => {
  const effort = new Effort({ name: "enter one grade with feedback", budget: 3, best_peer: "6" })
  const waiting = page.getByRole("region", { name: "Waiting for a Grade" })
  const feedback = waiting.getByLabel(/^Feedback on/).first()
  await effort.fill(waiting.getByLabel(/^Score of/).first(), "9", "the score")
  await effort.fill(feedback, "Every dot is in its place.", "the feedback")
  await effort.enter(feedback)
  await expect(page.getByRole("alert").filter({ hasText: "is graded: " })).toBeVisible()
  tasks.push(effort.done())
})

test("an assignment for one child takes 2 actions", async ({ page }) => {
  const effort = new Effort({ name: "add an assignment for one child", budget: 2, best_peer: "11" })
  const title = page.getByLabel("Title of a new assignment")
  await effort.fill(title, "Read to page 40", "the title")
  await effort.enter(title)
  await expect(page.getByRole("alert").filter({ hasText: "Added “Read to page 40” for " })).toBeVisible()
  tasks.push(effort.done())
})

test("a child's average in math takes 1 action", async ({ page }) => {
  const effort = new Effort({ name: "find a child's average in math", budget: 1, best_peer: "2 to 3" })
  await effort.click(page.getByRole("link", { name: "Students", exact: true }), "Students")
  await expect(page.getByRole("article", { name: /^Eli/ })).toContainText(/Math 4\s*[A-F][+-]?\s*,?\s*\d+%/)
  tasks.push(effort.done())
})

test("a child with one subject takes 5 actions", async ({ page }) => {
  const effort = new Effort({ name: "add a child with one subject", budget: 5, best_peer: "9" })
  await effort.click(page.getByRole("link", { name: "Add Student" }).first(), "Add Student")
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await effort.fill(dialog.getByLabel("First name"), "June", "the first name")
  await effort.fill(dialog.getByLabel("Date of birth"), "2020-04-05", "the date of birth")
  await effort.fill(dialog.getByLabel("First subject"), "Math", "the first subject")
  await effort.enter(dialog.getByLabel("First subject"))
  await expect(page.getByRole("article", { name: /^June/ })).toContainText("Math")
  tasks.push(effort.done())
})

test("docs/effort.md says what was counted", () => {
  const written = existsSync(page_file) ? readFileSync(page_file, "utf8") : ""
  const counted = effortPage(tasks)
  if (written !== counted) writeFileSync(page_file, counted)
  expect(written, "docs/effort.md said otherwise and is written anew: read it and commit it").toBe(counted)
})
