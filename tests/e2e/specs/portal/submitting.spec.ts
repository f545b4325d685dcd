import type { Browser, Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { deleteAs, postAs, putAs, readAs } from "../../fixtures/rest-client.ts"
import { openFamily } from "../../pages/family.ts"
import { readSample, takePhoto, writePdf, type SampleFile } from "../../fixtures/sample-files.ts"

// A child's tablet.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

/** Opens a family with one assignment, and its page as Ben. */
async function openWork(page: Page, browser: Browser): Promise<{ child: Page; assignment: string }> {
  const { student, assignment } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  await child.goto(`/student/assignments?work=${assignment}`)
  await expect(child.getByLabel("Your answer")).toBeVisible()
  return { child, assignment }
}

const choose = (page: Page, files: SampleFile[]) => page.locator('input[type="file"]').setInputFiles(files)
const fileRow = (page: Page, name: string) =>
  page.getByRole("list", { name: "Photos and files" }).getByRole("listitem").filter({ hasText: name })

/** A file as the server returns it. */
type SavedFile = { name: string; size: number; content_type: string }

test(
  "an answer and a photo survive a reload, are shown next to the grade, and can be unsubmitted",
  { tag: ["@smoke", "@assignments.files"] },
  async ({ page, browser }) => {
    const { child, assignment } = await openWork(page, browser)
    const submit = child.getByRole("button", { name: "Turn in" })
    await expect(submit).toBeDisabled()
    await child.getByLabel("Your answer").fill("The moon grows.\nThen it shrinks.")
    const photo = await takePhoto(child)
    await choose(child, [photo])
    await expect(fileRow(child, "page.jpg")).toContainText("Added")

    await child.reload()
    await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.\nThen it shrinks.")
    await expect(fileRow(child, "page.jpg")).toContainText("Added")
    // The draft shows in another tab too, so it survives closing this one.
    const second = await child.context().newPage()
    await second.goto(child.url())
    await expect(second.getByLabel("Your answer")).toHaveValue("The moon grows.\nThen it shrinks.")
    await second.close()
    await submit.tap()
    await expect(child.getByText("Turned in. Well done for finishing it.")).toBeVisible()
    await expect(child.getByText("You turned this in.")).toBeVisible()

    const [submission] = await readAs<{ files: SavedFile[] }[]>(page, `assignments/${assignment}/submissions`)
    expect(submission?.files).toMatchObject([{ name: "page.jpg", content_type: "image/jpeg" }])
    expect(submission?.files[0]?.size).toBeLessThan(photo.buffer.length / 2)

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/assignments?student=all&view=${assignment}`)
    await page.getByRole("dialog", { name: "Assignment" }).getByRole("button", { name: "Grade Assignment" }).click()
    const form = page.getByRole("dialog", { name: "Grade assignment" })
    const work = form.getByRole("region", { name: "Turned in" })
    await expect(work).toContainText("The moon grows.")
    await work.getByRole("button", { name: "View page.jpg" }).click()
    const large = page.getByRole("dialog", { name: "page.jpg" })
    const width = large.getByRole("img", { name: "page.jpg" }).evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(await width).toBe(2000)
    // Closing the picture leaves the grade form open.
    await page.keyboard.press("Escape")
    await expect(large).toBeHidden()
    const [left, right] = [await work.boundingBox(), await form.getByLabel("Points earned").boundingBox()]
    expect(left && right && left.x + left.width).toBeLessThanOrEqual(right?.x ?? 0)

    await child.getByRole("button", { name: "Undo turn in" }).tap()
    await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.\nThen it shrinks.")
    await expect(fileRow(child, "page.jpg")).toContainText("Added")
    await child.getByRole("button", { name: "Remove page.jpg" }).tap()
    await expect(fileRow(child, "page.jpg")).toHaveCount(0)
    expect(await readAs(child, `assignments/${assignment}/files`)).toEqual([])
  },
)

test("Undo restores the answer for editing, and signing out deletes it from the tab", async ({ page, browser }) => {
  const { child } = await openWork(page, browser)
  await child.getByLabel("Your answer").fill("The moon grows.")
  await child.getByRole("button", { name: "Turn in" }).tap()
  await expect(child.getByText("You turned this in.")).toBeVisible()
  await child.getByRole("button", { name: "Undo turn in" }).tap()
  await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.")
  await child
    .getByRole("button", { name: "Your account" })
    .or(child.getByRole("button", { name: /Ben/ }))
    .first()
    .tap()
  await child.getByRole("menuitem", { name: "Log out" }).tap()
  await child.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Log out" }).tap()
  await expect(child).toHaveURL("/")
  const remaining = await child.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) => Object.keys(place)).filter((key) => key.includes("answer")),
  )
  expect(remaining).toEqual([])
})

test.describe("a refused submission", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("of work graded meanwhile shows the grade and keeps the text", async ({ page, browser }) => {
    const { child, assignment } = await openWork(page, browser)
    await child.getByLabel("Your answer").fill("The moon grows.")
    await postAs(page, "grades", { assignment_id: assignment, points_earned: 90 })
    await child.getByRole("button", { name: "Turn in" }).tap()
    await expect(child.getByText("This work is already graded.")).toBeVisible()
    await expect(child.getByRole("region", { name: "Your grade" })).toContainText("90")
    await expect(child.getByRole("button", { name: "Turn in" })).toHaveCount(0)

    // The parent returns the work.
    await putAs(page, `assignments/${assignment}`, { status: "in_progress" })
    await child.reload()
    await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.")
  })
})

test(
  "files that cannot be submitted show the reason and are not saved",
  { tag: "@assignments.files-refused" },
  async ({ page, browser }) => {
    const { child, assignment } = await openWork(page, browser)
    const text = Buffer.from("I am no photo.")
    await choose(child, [{ name: "trick.jpg", mimeType: "image/jpeg", buffer: text }])
    await expect(fileRow(child, "trick.jpg")).toContainText("Only photos, PDF, Word and OpenDocument files work here.")
    // The next choice replaces the message.
    await choose(child, [writePdf("big.pdf", 26 * 1024 * 1024)])
    await expect(fileRow(child, "big.pdf")).toContainText("This file is too big. The limit is 25 MB.")
    await expect(fileRow(child, "trick.jpg")).toHaveCount(0)
    await choose(child, [{ name: "story.docx", mimeType: "application/msword", buffer: text }])
    await expect(fileRow(child, "story.docx")).toContainText("Only photos, PDF, Word and OpenDocument files work here.")
    await choose(child, [readSample("macros.docm")])
    await expect(fileRow(child, "macros.docm")).toContainText("This document contains macros")
    await choose(child, [{ name: "trick.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 no more") }])
    await expect(fileRow(child, "trick.pdf")).toContainText("This PDF is damaged. Save it again, and add it once more.")
    await child.getByRole("button", { name: "Remove trick.pdf" }).tap()
    await choose(
      child,
      [1, 2, 3, 4, 5, 6].map((number) => writePdf(`map-${number}.pdf`)),
    )
    await expect(child.getByText("You can add up to 5 files.")).toBeVisible()
    await expect(child.getByRole("button", { name: "Turn in" })).toBeDisabled()
    expect(await readAs(child, `assignments/${assignment}/files`)).toEqual([])

    await choose(
      child,
      [1, 2, 3, 4].map((number) => writePdf(`map-${number}.pdf`)),
    )
    for (const number of [1, 2, 3, 4]) await expect(fileRow(child, `map-${number}.pdf`)).toContainText("Added")
    await choose(child, [writePdf("map-5.pdf"), writePdf("map-6.pdf")])
    await expect(child.getByText("You can add up to 5 files: 1 more.")).toBeVisible()
    expect((await readAs<SavedFile[]>(child, `assignments/${assignment}/files`)).map(({ name }) => name)).toEqual(
      [1, 2, 3, 4].map((number) => `map-${number}.pdf`),
    )
  },
)

test(
  "nothing is lost without a network, and the submission resumes",
  { tag: "@assignments.offline" },
  async ({ page, browser }) => {
    const { child, assignment } = await openWork(page, browser)
    await child.getByLabel("Your answer").fill("The moon grows.")
    const photo = await takePhoto(child)
    await child.context().setOffline(true)
    await choose(child, [photo])
    await expect(fileRow(child, "page.jpg")).toContainText("Network error. Please check your internet connection.")
    const submit = child.getByRole("button", { name: "Turn in" })
    await submit.tap()
    await expect(child.getByText("One file is not added yet. Try it again, or remove it.")).toBeVisible()
    await child.context().setOffline(false)
    await fileRow(child, "page.jpg").getByRole("button", { name: "Try again" }).tap()
    await expect(fileRow(child, "page.jpg")).toContainText("Added")

    await child.context().setOffline(true)
    await submit.tap()
    await expect(child.getByRole("alert").filter({ hasText: "Your work is still here." })).toBeVisible()
    await expect(child.getByLabel("Your answer")).toHaveValue("The moon grows.")
    await child.context().setOffline(false)
    // Two taps at once would count as one, so the test waits for the error first.
    await child.getByLabel("Your answer").tap()
    await submit.tap()
    await expect(child.getByText("You turned this in.")).toBeVisible()
    const submissions = await readAs<{ text: string; files: SavedFile[] }[]>(
      page,
      `assignments/${assignment}/submissions`,
    )
    expect(submissions).toMatchObject([{ text: "The moon grows.", files: [{ name: "page.jpg" }] }])
  },
)

test("a parent adds a file when submitting for a child", { tag: "@assignments.adult-files" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { assignment } = await openFamily(page)
  await page.goto("/assignments?student=all")
  await page.getByRole("button", { name: "More about Moon phases" }).click()
  await page.getByRole("menuitem", { name: "Turn in" }).click()
  const dialog = page.getByRole("dialog", { name: "Turn in work" })
  await choose(page, [writePdf()])
  await expect(fileRow(page, "map.pdf")).toContainText("Added")
  await dialog.getByRole("button", { name: "Turn in" }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/assignments?student=all&view=${assignment}`)
  const link = page.getByRole("dialog", { name: "Assignment" }).getByRole("link", { name: /map\.pdf/ })
  await expect(link).toHaveAttribute("href", /^blob:/)

  // The file can be viewed from the grade's row without leaving the page.
  await page.goto("/assignments?student=all&status=submitted")
  await page.getByRole("button", { name: /^Grade / }).click()
  await page.getByRole("button", { name: "Show the work: Moon phases" }).click()
  await expect(page.getByRole("link", { name: /map\.pdf/ })).toBeVisible()
})

test.describe("deleted work", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test("keeps the child's text until the child discards it", async ({ page, browser }) => {
    const { child, assignment } = await openWork(page, browser)
    await child.getByLabel("Your answer").fill("The moon grows.")
    await deleteAs(page, `assignments/${assignment}`)
    await child.getByRole("button", { name: "Turn in" }).tap()
    await expect(child.getByText("We cannot find that work")).toBeVisible()
    await expect(child.getByLabel("What you wrote")).toHaveValue("The moon grows.")
    await child.getByRole("button", { name: "Throw it away" }).tap()
    await expect(child.getByLabel("What you wrote")).toHaveCount(0)
  })
})
