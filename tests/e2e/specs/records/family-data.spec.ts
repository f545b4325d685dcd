import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import type { Page } from "playwright/test"
import { newParent, openDashboard, register } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

// Refused requests and interrupted uploads appear in the console.
test.use({ allowedConsoleErrors: [/status of 4\d\d|ERR_FAILED|ERR_ABORTED|ERR_INTERNET_DISCONNECTED/] })

let folder: string
test.beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-data-"))))
test.afterAll(() => rm(folder, { recursive: true }))

const data = (page: Page) => page.getByRole("region", { name: "Your family's data" })

/** Downloads the demo family's archive. */
async function download(page: Page): Promise<string> {
  await openDashboard(page)
  await page.goto("/settings?tab=family")
  const started = page.waitForEvent("download")
  await data(page).getByRole("button", { name: "Download Everything" }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^hearthbook-.+-\d{4}-\d\d-\d\d\.zip$/)
  const archive = path.join(folder, "family.zip")
  await file.saveAs(archive)
  expect(await file.failure()).toBeNull()
  return archive
}

async function openEmptyFamily(page: Page): Promise<void> {
  await register(page, newParent("Rhea"))
  await page.goto("/settings?tab=family")
  // Content that loads above would move the section.
  await expect(page.getByRole("region", { name: "Your school" })).toBeVisible()
}

async function restore(page: Page, file: string): Promise<void> {
  const choose = page.waitForEvent("filechooser")
  await data(page).getByRole("button", { name: "Restore from a File" }).click()
  await (await choose).setFiles(file)
}

test(
  "a family's data is exported to one file and restored in full into an empty family",
  { tag: "@records.page" },
  async ({ page, browser, server }) => {
    const file = await download(page)
    expect((await stat(file)).size).toBeGreaterThan(10_000)
    const other = await browser.newPage({ baseURL: server.url })
    await openEmptyFamily(other)
    await restore(other, file)
    await expect(data(other).getByText("Your family's data has been restored.")).toBeVisible({ timeout: 60_000 })
    await expect(data(other).getByRole("listitem").first()).toHaveText("3 children")
    await other.goto("/students")
    for (const child of ["Grace", "Eli", "Nora"]) await expect(other.getByText(child).first()).toBeVisible()
    // A family with data accepts no archive, and the page says so before a file is chosen.
    await other.goto("/settings?tab=family")
    await expect(data(other).getByText("an empty family. Yours already has records.")).toBeVisible()
    await expect(data(other).getByRole("button", { name: "Restore from a File" })).toBeDisabled()
    await other.close()
  },
)

test("a file that is not an archive is refused with the reason, and nothing is written", async ({ page }) => {
  const file = path.join(folder, "letter.zip")
  await writeFile(file, "Dear Ada")
  await openEmptyFamily(page)
  await restore(page, file)
  await expect(data(page).getByRole("alert")).toBeVisible()
  await expect(data(page).getByRole("button", { name: "Continue" })).toHaveCount(0)
  await page.goto("/students")
  await expect(page.getByText("No Students Found")).toBeVisible()
})

test("on a phone the result of choosing a file is scrolled into view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const file = path.join(folder, "note.zip")
  await writeFile(file, "Dear Ada")
  await openEmptyFamily(page)
  await restore(page, file)
  await expect(data(page).getByRole("alert")).toBeInViewport({ ratio: 0.9 })
})

test(
  "an upload interrupted by a lost connection resumes where it stopped",
  { tag: "@records.page" },
  async ({ page, browser, server }) => {
    const file = await download(page)
    const other = await browser.newPage({ baseURL: server.url })
    await openEmptyFamily(other)
    await other.route("**/family/archive/uploads/*/parts/*", (route) => route.abort())
    await restore(other, file)
    await expect(data(other).getByRole("alert")).toContainText("Network error")
    await other.unroute("**/family/archive/uploads/*/parts/*")
    await data(other).getByRole("button", { name: "Continue" }).click()
    await expect(data(other).getByText("Your family's data has been restored.")).toBeVisible({ timeout: 60_000 })
    await other.close()
  },
)

test("files missing from the archive are listed after the restore", async ({ page, browser, server }) => {
  const file = await download(page)
  const other = await browser.newPage({ baseURL: server.url })
  await openEmptyFamily(other)
  // The demo family has no missing file, so the test adds one to the server's response.
  await other.route("**/family/archive/uploads/*/restore", async (route) => {
    const response = await route.fetch({ timeout: 60_000 })
    const missing_files = ["map.jpg", "poem.pdf"]
    const refused_files = [{ name: "essay.pdf", reason: "This PDF is damaged. Save it again, and add it once more." }]
    await route.fulfill({ response, json: { ...((await response.json()) as object), missing_files, refused_files } })
  })
  await restore(other, file)
  const notice = "2 files were not included, because we could not find them when it was made: map.jpg, poem.pdf."
  await expect(data(other).getByText(notice)).toBeVisible({ timeout: 60_000 })
  await expect(data(other).getByText("1 file was left out. Everything else is here.")).toBeVisible()
  await expect(data(other).getByText("essay.pdf: This PDF is damaged.")).toBeVisible()
  await other.close()
})

/** Completes the request but drops its response, like a proxy that times out. */
async function dropResponse(page: Page): Promise<void> {
  await page.route("**/family/archive/uploads/*/restore", async (route) => {
    await route.fetch({ timeout: 60_000 })
    await route.abort()
  })
}

test(
  "a response lost after everything was written is not reported as a failure",
  { tag: "@records.lost-answer" },
  async ({ page, browser, server }) => {
    const file = await download(page)
    const other = await browser.newPage({ baseURL: server.url })
    await openEmptyFamily(other)
    await dropResponse(other)
    await restore(other, file)
    await expect(data(other).getByText("Your family's data has been restored.")).toBeVisible({ timeout: 60_000 })
    await expect(data(other).getByRole("listitem").first()).toHaveText("3 children")
    await other.close()
  },
)

test(
  "resuming after a lost response shows that everything is restored",
  { tag: "@records.lost-answer" },
  async ({ page, browser, server }) => {
    const file = await download(page)
    const other = await browser.newPage({ baseURL: server.url })
    await openEmptyFamily(other)
    await dropResponse(other)
    await other.route(/\/family\/archive\/uploads\/[^/]+$/, (route) => route.abort())
    await restore(other, file)
    await expect(data(other).getByRole("alert")).toContainText("Network error", { timeout: 60_000 })
    await other.unrouteAll()
    await data(other).getByRole("button", { name: "Continue" }).click()
    await expect(data(other).getByText("Your family's data has been restored.")).toBeVisible()
    await other.close()
  },
)

test.describe("a download next to a form with unsaved input", () => {
  const school = (page: Page) => page.getByRole("textbox", { name: "Family name" })

  test("starts without confirmation, and the input stays", { tag: "@records.keeps-input" }, async ({ page }) => {
    await openDashboard(page)
    await page.goto("/settings?tab=family")
    await school(page).fill("Mill Lane School")
    const questions: string[] = []
    page.on("dialog", (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    const started = page.waitForEvent("download")
    await data(page).getByRole("button", { name: "Download Everything" }).click()
    expect(await (await started).failure()).toBeNull()
    expect(questions).toEqual([])
    await expect(school(page)).toHaveValue("Mill Lane School")
    await expect.poll(() => page.context().pages().length).toBe(1)
  })

  test(
    "that is refused shows an error, and the input stays",
    { tag: "@records.keeps-input" },
    async ({ page, context }) => {
      await openDashboard(page)
      await page.goto("/settings?tab=family")
      await school(page).fill("Mill Lane School")
      await context.route("**/family/archive/ticket", async (route) => {
        const response = await route.fetch()
        const cookie = "archive=not-ours; Path=/api/v1/family/archive; HttpOnly; SameSite=Strict"
        await route.fulfill({ response, headers: { ...response.headers(), "set-cookie": cookie } })
      })
      const opened = context.waitForEvent("page")
      await data(page).getByRole("button", { name: "Download Everything" }).click()
      const beside = await opened
      await expect(
        beside.getByRole("alert").getByText("Failed to download your family's data: This link has been used"),
      ).toBeVisible()
      await expect(school(page)).toHaveValue("Mill Lane School")
    },
  )
})
