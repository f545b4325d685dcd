import { mergeTests, type Page } from "playwright/test"
import { appHeading, newParent, register } from "../pages/access.ts"
import { createLogin, openAsChild } from "../pages/child-login.ts"
import { openFamily } from "../pages/family.ts"
import { Keyboard } from "./checks/keyboard.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { takePhoto } from "../fixtures/sample-files.ts"
import { watchMotion } from "./checks/motion.ts"
import { assignmentCard, setStatus } from "../pages/records.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { expect, people, test as base } from "../fixtures/identity-providers.ts"

// States that take more than a click to reach (see overlays.ts for the others), such as a submitted file or an idle hour.
const test = mergeTests(base, counted)

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Opens an assignment as the child. */
async function openWork(child: Page, assignment: string): Promise<void> {
  await watchMotion(child)
  await child.goto(`/student/assignments?work=${assignment}`)
  await expect(child.getByLabel("Your answer")).toBeVisible()
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))
    const at = (what: string) => `${what} at ${width} px`

    test("the enlarged picture of a submission and both users' Undo messages are accessible", async ({
      page,
      browser,
      counter,
    }) => {
      const { student, assignment } = await openFamily(page)
      const child = await openAsChild(browser, page, await createLogin(page, student))
      await openWork(child, assignment)
      await child.locator('input[type="file"]').setInputFiles([await takePhoto(child)])
      await expect(child.getByRole("listitem").filter({ hasText: "page.jpg" })).toContainText("Added")
      await inspectPage({ page: child, where: at("a file to submit"), minTargetSize: 44, counter })
      await child.getByRole("button", { name: "Turn in" }).click()
      await expect(child.getByText("You turned this in.")).toBeVisible()
      // A message stays while it has focus.
      await child.getByRole("alert").getByRole("button", { name: /^Undo/ }).focus()
      await inspectPage({ page: child, where: at("a child's Undo"), minTargetSize: 44, counter })
      await child.context().close()

      await page.goto(`/assignments?student=all&view=${assignment}`)
      const small = page.getByRole("button", { name: "View page.jpg" })
      await small.press("Enter")
      const large = page.getByRole("dialog", { name: "page.jpg" })
      await expect(large.getByRole("img", { name: "page.jpg" })).toBeVisible()
      await inspectPage({ page, where: at("an enlarged picture"), minTargetSize: 24, counter })
      await page.keyboard.press("Escape")
      await expect(large).toBeHidden()
      await new Keyboard(page).expectAt(small)

      await page.goto("/assignments")
      const card = assignmentCard(page, "Moon phases")
      // A phone's row has its status when it is opened.
      if (width === 320) await card.getByRole("button", { name: "Moon phases", exact: true }).click()
      await setStatus(card, "In progress")
      await page.getByRole("alert").getByRole("button", { name: /^Undo/ }).focus()
      await inspectPage({ page, where: at("a parent's Undo"), minTargetSize: 24, counter })
      await expect(page.getByRole("alert").getByRole("button", { name: /^Undo/ })).toBeVisible()
    })

    test(
      "the session warning is accessible for a parent and a child",
      { tag: "@site.overlays" },
      async ({ page, browser, counter }) => {
        const { student } = await openFamily(page)
        const child = await openAsChild(browser, page, await createLogin(page, student))
        await watchMotion(child)
        for (const [who, minTargetSize] of [
          [page, 24],
          [child, 44],
        ] as const) {
          await who.clock.install()
          await who.reload()
          await expect(appHeading(who)).toBeVisible()
          await who.clock.fastForward("55:30")
          const warning = who.getByRole("dialog", { name: "Your session is about to end" })
          await new Keyboard(who).expectAt(warning.getByRole("button", { name: "Extend Session" }))
          await inspectPage({ page: who, where: at("the warning before a session ends"), minTargetSize, counter })
        }
        await child.context().close()
      },
    )

    test("the crop dialog of a photo is accessible", async ({ page, counter }) => {
      await register(page, newParent("Paula"))
      await page.goto("/settings?tab=profile")
      const choose = page.waitForEvent("filechooser")
      const opener = page.getByRole("button", { name: "Choose photo" })
      await opener.press("Enter")
      await (await choose).setFiles(await takePhoto(page, "me.jpg", { width: 900, height: 600 }))
      const dialog = page.getByRole("dialog", { name: "Crop your photo" })
      await expect(dialog.getByLabel("Shown part of the photo")).toBeVisible()
      await expect(dialog.getByRole("button", { name: "Save Picture" })).toBeEnabled()
      await inspectPage({ page, where: at("the crop dialog"), minTargetSize: 24, counter })
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
      await new Keyboard(page).expectAt(opener)
    })

    test("a child's Google Drive is accessible before connecting, connected and when disconnecting", async ({
      page,
      browser,
      counter,
    }) => {
      const { student, assignment } = await openFamily(page)
      const child = await openAsChild(browser, page, await createLogin(page, student))
      await openWork(child, assignment)
      await child.getByRole("button", { name: "Google Drive", exact: true }).click()
      await expect(child.getByText("Google Drive Not Connected")).toBeVisible()
      await inspectPage({ page: child, where: at("Drive not connected"), minTargetSize: 44, counter })
      await child.goto("/settings?tab=integrations")
      await expect(child.getByRole("button", { name: "Connect Google Drive", exact: true })).toBeVisible()
      await inspectPage({ page: child, where: at("connecting Drive"), minTargetSize: 44, counter })
      await child.getByRole("button", { name: "Connect Google Drive", exact: true }).click()
      await child.getByRole("link", { name: people.ada.email }).click()
      await child.getByRole("button", { name: "Disconnect Google Drive" }).click()
      await expect(child.getByRole("dialog").getByRole("button", { name: "Disconnect Google Drive" })).toBeVisible()
      await inspectPage({ page: child, where: at("disconnecting Drive"), minTargetSize: 44, counter })
      await child.context().close()
    })
  })
}
