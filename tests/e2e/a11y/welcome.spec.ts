import { mergeTests } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { answerChildren, finishSetUp, keepSubjects } from "../pages/welcome.ts"
import { findBrokenWords } from "./checks/broken-words.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as withKeyboard } from "../fixtures/keyboard.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted, withKeyboard)

test.use({ contextOptions: { reducedMotion: "reduce" } })

const children = [
  ["Ada", "03/04/2016"],
  ["Ben", "11/02/2018"],
  ["Cora", "06/20/2012"],
] as const

for (const width of [320, 390, 820, 1280]) {
  test(
    `each step of the set-up is accessible at ${width} px`,
    { tag: ["@setup.page-access", "@setup.page-phone"] },
    async ({ page, counter }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 800 })
      await watchMotion(page)
      await register(page, newParent("Ruth"))
      await page.goto("/welcome")
      await page.getByRole("button", { name: "Next" }).click()
      await expect(page.getByText("Add at least one child.").first()).toBeVisible()
      const inspect = async (step: string) => {
        await inspectPage({ page, where: `${step} at ${width} px`, minTargetSize: 24, counter })
        // A wider screen has hidden labels in its sidebar, which are one letter wide.
        if (width < 600) expect.soft(await findBrokenWords(page), `${step} at ${width} px: divided words`).toEqual([])
      }
      await inspect("children without an answer")
      await answerChildren(page, children)
      await inspect("subjects")
      await keepSubjects(page)
      await inspect("the week")
      await page.getByRole("button", { name: "Change" }).click()
      await expect(page.getByLabel("First day")).toBeVisible()
      await inspect("the week with its year")
      await finishSetUp(page)
      await inspect("afterwards")
      await page.goto("/dashboard")
      await expect(page.getByRole("region", { name: "Your week" }).getByRole("list").first()).toBeVisible()
      await inspectPage({ page, where: `the dashboard with its week at ${width} px`, minTargetSize: 24, counter })
    },
  )
}

test("a school is set up by keyboard alone", { tag: "@setup.page-access" }, async ({ page, keyboard }) => {
  test.setTimeout(120_000)
  await register(page, newParent("Ruth"))
  await page.goto("/welcome")
  await keyboard.expectAt(page.getByLabel("First name"))
  await keyboard.type("Ada")
  await keyboard.tabTo(page.getByLabel("Birthday", { exact: true }))
  await keyboard.type("03042016")
  await keyboard.pressOn(page.getByRole("button", { name: "Next" }))
  await expect(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
  // The box of a chip has no size; its label shows the focus.
  const music = page.getByRole("checkbox", { name: "Music" })
  for (let stop = 0; stop < 40 && !(await music.evaluate((box) => box === document.activeElement)); stop += 1) {
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Space")
  await expect(music).toBeChecked()
  await keyboard.tabTo(page.getByRole("textbox", { name: "Another subject for Ada" }))
  await keyboard.type("Latin")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("checkbox", { name: "Latin" })).toBeChecked()
  await keyboard.pressOn(page.getByRole("button", { name: "Next" }))
  await expect(page.getByRole("heading", { name: "When do you learn?" })).toBeVisible()

  const monday = page.getByRole("list", { name: "Ada, Monday" })
  const first = monday.getByRole("listitem").first()
  const name = (await first.getAttribute("aria-label")) ?? ""
  await keyboard.tabTo(first)
  await page.keyboard.press("m")
  const item = page.getByRole("menuitem", { name: "Move to Friday" })
  await expect(item).toBeVisible()
  await keyboard.tabTo(item, { key: "ArrowDown", limit: 10 })
  await page.keyboard.press("Enter")
  await expect(monday.getByRole("listitem", { name, exact: true })).toBeHidden()
  await keyboard.pressOn(page.getByRole("button", { name: "Set up my school" }))
  await expect(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
})
