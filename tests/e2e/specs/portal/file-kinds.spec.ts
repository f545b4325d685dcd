import { readFileSync } from "node:fs"
import type { Page } from "playwright/test"
import { readSample, writePdf, type SampleFile } from "../../fixtures/sample-files.ts"
import { readAs } from "../../fixtures/rest-client.ts"
import { expect, test } from "../../fixtures/test.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"

// A child turns in files as they come from phones and programs, judged by what the parent sees.
test.use({ viewport: { width: 1280, height: 900 } })

const choose = (page: Page, files: SampleFile[]) => page.locator('input[type="file"]').setInputFiles(files)
const fileRow = (page: Page, name: string) =>
  page.getByRole("list", { name: "Photos and files" }).getByRole("listitem").filter({ hasText: name })

/** Hands files in as the child, and opens the work as the parent. */
async function turnIn(page: Page, child: Page, assignment: string, files: SampleFile[]): Promise<void> {
  await child.goto(`/student/assignments?work=${assignment}`)
  await choose(child, files)
  const list = child.getByRole("list", { name: "Photos and files" })
  await expect(list.getByText(/^Added/)).toHaveCount(files.length)
  await child.getByRole("button", { name: "Turn in" }).click()
  await expect(child.getByText("You turned this in.")).toBeVisible()
  await page.goto(`/assignments?student=all&view=${assignment}`)
}

/** The colors in the middle of each quarter of a shown picture, as R, G, B or Y. */
async function quartersOf(page: Page, name: string): Promise<string> {
  const image = page.getByRole("button", { name: `View ${name}` }).locator("img")
  await expect(image).toBeVisible()
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const { naturalWidth: width, naturalHeight: height } = element
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext("2d")
    pen?.drawImage(element, 0, 0)
    const colorAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(width * x, height * y, 1, 1).data ?? []
      if (red > 180) return green > 180 ? "Y" : "R"
      return green > 120 ? "G" : blue > 180 ? "B" : "?"
    }
    return [width > height, colorAt(0.25, 0.25), colorAt(0.75, 0.25), colorAt(0.25, 0.75), colorAt(0.75, 0.75)].join(
      " ",
    )
  })
}

test(
  "photos of phones are shown upright with their colors, whatever their kind and name",
  { tag: ["@assignments.photo-kinds", "@assignments.files"] },
  async ({ page, browser }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    const decoders: string[] = []
    child.on("request", (request) => request.url().includes("heic-worker") && decoders.push(request.url()))
    await child.goto(`/student/assignments?work=${assignment}`)
    await choose(child, [readSample("picture.png")])
    await expect(fileRow(child, "picture.png")).toContainText("Added")
    expect(decoders).toEqual([])
    await child.getByRole("button", { name: "Remove picture.png" }).click()
    await turnIn(page, child, assignment, [
      readSample("turned.jpg", "IMG_0042"),
      readSample("picture.heic", "IMG_1.HEIC"),
      readSample("picture.avif", "x.PDF.jpg", "application/pdf"),
      readSample("picture.webp", "leaf.webp"),
      readSample("picture.gif", "pond.gif"),
    ])
    expect(decoders).toHaveLength(1)
    for (const name of ["IMG_0042.jpg", "IMG_1.jpg", "x.PDF.jpg", "leaf.jpg", "pond.jpg"]) {
      expect(await quartersOf(page, name), name).toBe("true R G B Y")
    }
  },
)

test(
  "documents are downloaded as they were, and a PDF opens with its text",
  { tag: ["@assignments.documents", "@assignments.file-names"] },
  async ({ page, browser }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    const long = "Book report about the long river, final version.pdf"
    await turnIn(page, child, assignment, [
      readSample("shifted.pdf", long),
      readSample("locked.pdf", "worksheet v1.2"),
      readSample("story.docx", "My story"),
      readSample("table.ods"),
    ])
    const dialog = page.getByRole("dialog", { name: "Assignment" })
    const link = dialog.getByRole("link", { name: "Book report about th…nal version.pdf" })
    await expect(link).toHaveAttribute("title", long)
    const [turnedIn] = await readAs<{ files: { id: string; name: string }[] }[]>(
      page,
      `assignments/${assignment}/submissions`,
    )
    expect(turnedIn?.files.map(({ name }) => name)).toEqual([long, "worksheet v1.2.pdf", "My story.docx", "table.ods"])
    // The page may not fetch the link's own address, so the server is asked for what it opens.
    const text = await page.evaluate(async (id) => {
      const { access_token } = JSON.parse(localStorage.getItem("hearthbook.session") ?? "{}") as {
        access_token?: string
      }
      const headers = { authorization: `Bearer ${access_token}` }
      return (await fetch(`/api/v1/files/${id}`, { headers })).text()
    }, turnedIn?.files[0]?.id)
    expect(text).toContain("The river in spring")
    await expect(link).toHaveAttribute("href", /^blob:/)
    await expect(dialog.getByText("It asks for a password, so it may not open.")).toHaveCount(1)
    const download = page.waitForEvent("download")
    await dialog.getByRole("button", { name: "Download My story.docx" }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe("My story.docx")
    expect(readFileSync(await saved.path())).toEqual(readSample("story.docx").buffer)
  },
)

test(
  "a large file shows its progress, and continues after a reload when it is chosen again",
  { tag: "@assignments.large-files" },
  async ({ page, browser }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    await child.goto(`/student/assignments?work=${assignment}`)
    await expect(child.getByText("Photos, PDF, Word or OpenDocument files, up to 25 MB each.")).toBeVisible()
    const sent: string[] = []
    let isCut = false
    await child.route("**/api/v1/uploads/*/parts/*", async (route) => {
      const position = route.request().url().replace(/^.*\//, "")
      // The tenth part does not arrive before the reload.
      if (position === "9" && !isCut) return
      sent.push(position)
      await route.continue()
    })
    const big = writePdf("rivers.pdf", 20 * 1024 * 1024)
    await choose(child, [big])
    await expect(child.getByRole("progressbar", { name: "Sending rivers.pdf" })).toHaveAttribute(
      "aria-valuetext",
      "45%",
    )
    isCut = true
    await child.reload()
    await choose(child, [big])
    await expect(fileRow(child, "rivers.pdf")).toContainText("Added · 20.0 MB")
    expect(sent).toEqual(Array.from({ length: 20 }, (_, position) => String(position)))
    const files = await readAs<{ name: string; size: number }[]>(child, `assignments/${assignment}/files`)
    expect(files).toMatchObject([{ name: "rivers.pdf", size: 20 * 1024 * 1024 }])
  },
)
