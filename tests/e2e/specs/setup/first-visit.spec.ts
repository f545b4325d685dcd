import type { Page } from "playwright/test"
import { FirstVisitor } from "../../fixtures/first-visitor.ts"
import { expect, test } from "../../fixtures/test.ts"
import { newParent } from "../../pages/access.ts"

const children = [
  ["Ada", "03/04/2016"],
  ["Ben", "11/02/2018"],
  ["Cora", "06/20/2012"],
] as const

/** The courses that get lessons: 30 each, half of them with an assignment for each lesson. */
const courses = [
  { child: "Ada", subject: "Math", hasWork: true },
  { child: "Ada", subject: "Reading", hasWork: false },
  { child: "Ben", subject: "Math", hasWork: true },
  { child: "Cora", subject: "Algebra", hasWork: false },
]

test(
  "a family of three plans its year in its first ten minutes",
  { tag: ["@setup.first-visit", "@setup.first-week"] },
  async ({ page }) => {
    test.setTimeout(180_000)
    const visitor = new FirstVisitor()
    await signUp(page, visitor)
    await chooseChildren(page, visitor)
    await visitor.click(page.getByRole("group", { name: "Learned together" }).getByText("Science"))
    await visitor.click(page.getByRole("button", { name: "Next" }))
    await expect(page.getByRole("list", { name: "Cora, Friday" }).getByRole("listitem").first()).toBeVisible()
    const firstWeek = visitor.figures()
    await visitor.click(page.getByRole("button", { name: "Set up my school" }))
    await expect(page.getByText(/^3 students, 15 courses and \d+ classes a week/)).toBeVisible()
    const setUp = visitor.figures()
    for (const course of courses) await addLessons(page, visitor, course)
    const all = visitor.figures()
    process.stdout.write(
      `first visit: the week ${words(firstWeek)}, the year ${words(setUp)}, lessons and work ${words(all)}\n`,
    )
    expect(firstWeek.seconds).toBeLessThanOrEqual(90)
    expect(setUp.actions).toBeLessThanOrEqual(40)
    expect(setUp.seconds).toBeLessThanOrEqual(180)
    expect(all.actions).toBeLessThanOrEqual(150)
    expect(all.seconds).toBeLessThanOrEqual(600)
  },
)

async function signUp(page: Page, visitor: FirstVisitor): Promise<void> {
  const parent = newParent("Ruth")
  await page.goto("/")
  await visitor.click(page.getByRole("banner").getByRole("link", { name: "Get Started Free" }))
  await visitor.fill(page.getByLabel("First name"), parent.first_name)
  await visitor.fill(page.getByLabel("Last name"), parent.last_name)
  await visitor.fill(page.getByLabel("Email"), parent.email)
  await visitor.fill(page.getByLabel("Password", { exact: true }), parent.password)
  await visitor.click(page.getByLabel("I agree to the Terms and Privacy Policy"))
  await visitor.click(page.getByRole("button", { name: "Start Your Free Trial" }))
  await expect(page.getByRole("heading", { name: "Who is at home?" })).toBeVisible()
}

async function chooseChildren(page: Page, visitor: FirstVisitor): Promise<void> {
  for (const [row, [name, birthday]] of children.entries()) {
    if (row > 0) await visitor.click(page.getByRole("button", { name: "Add a child" }))
    await visitor.fill(page.getByLabel("First name").nth(row), name)
    await visitor.fill(page.getByLabel("Birthday", { exact: true }).nth(row), birthday)
  }
  await visitor.click(page.getByRole("button", { name: "Next" }))
  await expect(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
}

type Course = (typeof courses)[number]

async function addLessons(page: Page, visitor: FirstVisitor, { child, subject, hasWork }: Course): Promise<void> {
  await visitor.click(page.getByRole("navigation").getByRole("link", { name: "Curriculum", exact: true }))
  const plan = page
    .getByRole("region", { name: child })
    .getByRole("link", { name: new RegExp(`^Plan of .*${subject}`) })
  await visitor.click(plan)
  await visitor.click(page.getByRole("button", { name: "Add lessons" }).first())
  const dialog = page.getByRole("dialog")
  await visitor.fill(dialog.getByLabel("Lessons", { exact: true }), "Lesson {1-30}")
  if (hasWork) {
    await visitor.click(dialog.getByRole("button", { name: "Start date, pace and assignments" }))
    await visitor.click(dialog.getByLabel("An assignment for each lesson"))
  }
  await expect(dialog.getByRole("heading", { name: /^30 lessons, the last on / })).toBeVisible()
  await visitor.click(dialog.getByRole("button", { name: "Add lessons" }))
  await expect(page.getByText("30 lessons added.")).toBeVisible()
  await expect(dialog).toBeHidden()
}

function words({ actions, seconds }: { actions: number; seconds: number }): string {
  return `${actions} actions and ${seconds} s`
}
