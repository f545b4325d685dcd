import { mergeTests } from "playwright/test"
import { test as base } from "../fixtures/test.ts"
import { openDashboard } from "../pages/access.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"

// The addresses have an id and a token, so they are not in screens.ts.
const test = mergeTests(base, counted)
const expect = base.expect
test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(
      "a transcript is accessible, is made official, and opens with its link without an account",
      { tag: ["@paper.transcript-page", "@paper.links"] },
      async ({ page, browser, counter }) => {
        test.setTimeout(240_000)
        await watchMotion(page)
        await openDashboard(page)
        await page.goto("/students")
        await page.getByRole("link", { name: "Grace Whitaker" }).click()
        await page.getByRole("link", { name: "Transcript" }).click()
        const preview = page.getByRole("region", { name: /^Preview of Transcript/ })
        await expect(preview).toContainText("Unofficial")
        const inspect = (where: string, on = page) =>
          inspectPage({ page: on, where: `the transcript, ${where}`, minTargetSize: 24, counter })
        await inspect("unofficial")

        await page.getByRole("button", { name: "Make official" }).click()
        await expect(preview).toContainText("I certify that this is the official transcript")
        await page.getByRole("button", { name: "Make a link" }).click()
        const made = page.getByRole("textbox", { name: "The new link" })
        await expect(made).toBeVisible()
        await inspect("official, with a link")

        const visitor = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
        const { pathname } = new URL(await made.inputValue())
        await visitor.goto(new URL(pathname, page.url()).href)
        await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Grace")
        await expect(visitor.getByText("Official transcript")).toBeVisible()
        await inspect("shared", visitor)

        await page.getByRole("button", { name: /^Revoke the link/ }).click()
        await expect(made).toHaveCount(0)
        await visitor.reload()
        await expect(visitor.getByRole("alert")).toContainText("This link does not open a transcript")
        await visitor.context().close()

        await page.getByRole("button", { name: "Reopen" }).click()
        await expect(preview).toContainText("Unofficial")
      },
    )
  })
}
