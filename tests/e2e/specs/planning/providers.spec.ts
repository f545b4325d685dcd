import http from "node:http"
import type { Page } from "playwright/test"
import { listenHere } from "@hearthbook/db/testing/listen"
import { newParent, register, storedSession } from "../../pages/access.ts"
import { takePhoto } from "../../fixtures/sample-files.ts"
import { addCurriculum, addStudent, addSubject } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

const row = (page: Page, name: string) => page.getByRole("article", { name, exact: true })

async function addProvider(page: Page, name: string, website = ""): Promise<void> {
  const form = page.getByRole("region", { name: "New provider" })
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("Website").fill(website)
  await form.getByRole("button", { name: "Add Provider" }).click()
  await expect(row(page, name)).toBeVisible()
}

async function choose(page: Page, name: string, what: "Edit" | "Delete"): Promise<void> {
  await page.getByRole("button", { name: `More about ${name}` }).click()
  await page.getByRole("menuitem", { name: what }).click()
}

/** Starts another site and records its requests. */
async function openSite() {
  const requests: string[] = []
  const site = http.createServer(({ url }, response) => {
    requests.push(String(url))
    response.end()
  })
  const { port, close } = await listenHere(site)
  return { url: `http://127.0.0.1:${port}`, requests, close }
}

/** Uploads a picture to the family and returns its file id. */
async function uploadPicture(page: Page): Promise<string> {
  const { buffer } = await takePhoto(page, "logo.jpg", { width: 300, height: 200 })
  const access_token = (await storedSession(page))?.access_token
  const response = await page.request.post("/api/v1/settings/avatar", {
    headers: { authorization: `Bearer ${access_token}` },
    multipart: { avatar: { name: "logo.jpg", mimeType: "image/jpeg", buffer } },
  })
  return ((await response.json()) as { avatar_id: string }).avatar_id
}

test(
  "a provider is added, edited and deleted, and each action returns to an empty form",
  { tag: "@planning.provider-form" },
  async ({ page }) => {
    await register(page, newParent("Piper"))
    await page.goto("/providers")
    await expect(page).toHaveTitle("Providers · Hearthbook")
    await expect(page.getByText("No providers added yet. Use the form to get started.")).toBeVisible()

    await addProvider(page, "Saxon", "https://www.saxon.example/math")
    await expect(page.getByRole("heading", { name: "Existing Providers (1)" })).toBeVisible()
    const link = row(page, "Saxon").getByRole("link", { name: "saxon.example" })
    await expect(link).toHaveAttribute("href", "https://www.saxon.example/math")
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noreferrer/)
    // The form is ready for the next one.
    const fresh = page.getByRole("region", { name: "New provider" })
    await expect(fresh.getByLabel("Name")).toBeFocused()
    await expect(fresh.getByLabel("Name")).toHaveValue("")

    await row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true }).click()
    const form = page.getByRole("region", { name: "Edit Saxon" })
    await form.getByLabel("Name").fill("Saxony")
    await form.getByRole("button", { name: "Cancel Edit" }).click()
    await expect(fresh).toBeVisible()
    await expect(row(page, "Saxon")).toBeVisible()

    await choose(page, "Saxon", "Edit")
    await form.getByLabel("Name").fill("Saxon Math")
    await form.getByLabel("Website").fill("")
    await form.getByRole("button", { name: "Save Provider" }).click()
    await expect(row(page, "Saxon Math")).toBeVisible()
    await expect(row(page, "Saxon Math").getByRole("link")).toHaveCount(0)
    await expect(fresh).toBeVisible()

    await choose(page, "Saxon Math", "Edit")
    await choose(page, "Saxon Math", "Delete")
    const question = page.getByRole("dialog", { name: "Delete Saxon Math?" })
    await expect(question).toContainText("Are you sure you want to delete this provider?")
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(page.getByRole("region", { name: "Edit Saxon Math" })).toBeVisible()
    await choose(page, "Saxon Math", "Delete")
    await question.getByRole("button", { name: "Delete Saxon Math" }).click()
    await expect(page.getByText("No providers added yet. Use the form to get started.")).toBeVisible()
    await expect(fresh).toBeVisible()
  },
)

test("Edit moves focus to the form, and Cancel Edit returns it", async ({ page }) => {
  await register(page, newParent("Piper"))
  await page.goto("/providers")
  await addProvider(page, "Saxon")
  const field = page.getByRole("region", { name: "Edit Saxon" }).getByLabel("Name")
  await choose(page, "Saxon", "Edit")
  await expect(page.getByRole("menu")).toBeHidden()
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).click()
  await expect(page.getByRole("button", { name: "More about Saxon" })).toBeFocused()

  await row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true }).press("Enter")
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Cancel Edit" }).press("Enter")
  await expect(row(page, "Saxon").getByRole("button", { name: "Saxon", exact: true })).toBeFocused()
})

test(
  "an invalid name or URL shows an error, and the input stays",
  { tag: "@planning.provider-validation" },
  async ({ page }) => {
    await register(page, newParent("Piper"))
    await page.goto("/providers?new")
    const form = page.getByRole("region", { name: "New provider" })
    await expect(form.getByLabel("Name")).toBeFocused()
    await form.getByRole("button", { name: "Add Provider" }).click()
    await expect(form.getByText("Name is required.").first()).toBeVisible()
    await form.getByLabel("Name").fill("Saxon")
    for (const address of ["saxon", "javascript:alert(1)", "ftp://saxon.example", "data:text/html,hello"]) {
      await form.getByLabel("Website").fill(address)
      await form.getByRole("button", { name: "Add Provider" }).click()
      await expect(
        form.getByText("Website must be a web address such as https://example.com.").first(),
        address,
      ).toBeVisible()
      await expect(form.getByLabel("Website")).toHaveValue(address)
    }
    await form.getByLabel("Website").fill("http://saxon.example")
    await form.getByLabel("Logo URL").fill("logo.png")
    await form.getByRole("button", { name: "Add Provider" }).click()
    await expect(form.getByText(/^Logo URL must be a web address/).first()).toBeVisible()
    await form.getByLabel("Logo URL").fill("")
    await form.getByLabel("Logo URL").press("Enter")
    await expect(row(page, "Saxon")).toBeVisible()
  },
)

test(
  "a logo is shown from the server's copy or as a placeholder, without a request to its site",
  { tag: "@planning.provider-logo" },
  async ({ page }) => {
    const site = await openSite()
    await register(page, newParent("Piper"))
    const picture = await uploadPicture(page)
    // Copies are fetched from public sites, which tests do not reach, so the test adds the copy to the server's response.
    const copied = `${site.url}/copied.png`
    await page.route(/providers\.list/, async (route) => {
      const response = await route.fetch()
      const fields = `"logo_url":"${copied}","logo_id":`
      await route.fulfill({ response, body: (await response.text()).replace(`${fields}null`, `${fields}"${picture}"`) })
    })
    await page.goto("/providers")
    const form = page.getByRole("region", { name: "New provider" })
    for (const [name, address] of [
      ["With a logo", copied],
      ["With none at its address", `${site.url}/none.png`],
      ["Without one", ""],
    ] as const) {
      await form.getByLabel("Name").fill(name)
      await form.getByLabel("Logo URL").fill(address)
      await form.getByRole("button", { name: "Add Provider" }).click()
      await expect(row(page, name)).toBeVisible()
    }
    await expect(row(page, "With a logo").locator("img")).toHaveAttribute("src", /^data:image\/jpeg/)
    await expect(row(page, "With a logo").locator("img")).toHaveAttribute("alt", "")
    for (const name of ["With none at its address", "Without one"]) {
      await expect(row(page, name).locator("img")).toHaveCount(0)
      await expect(row(page, name).locator("svg").first()).toBeVisible()
    }
    await choose(page, "With none at its address", "Edit")
    await expect(page.getByText("No picture could be copied from this address.")).toBeVisible()
    await choose(page, "Without one", "Edit")
    await expect(page.getByText("No picture could be copied from this address.")).toHaveCount(0)
    expect(site.requests).toEqual([])
    await site.close()
  },
)

test.describe("a picture from another site", () => {
  test.use({ allowedConsoleErrors: [/Content Security Policy/] })

  test("is blocked without a request, whose URL could leak data", async ({ page }) => {
    const site = await openSite()
    await page.goto("/login")
    const blocked = await page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective))
          const picture = new Image()
          picture.addEventListener("error", () => resolve("no violation"))
          picture.src = address
        }),
      `${site.url}/logo.png?secret=of-the-family`,
    )
    expect([blocked, site.requests]).toEqual(["img-src", []])
    await site.close()
  })
})

test("deleting a provider keeps its curricula as Custom", { tag: "@planning.provider-delete" }, async ({ page }) => {
  await register(page, newParent("Piper"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
  await addSubject(page, { name: "Math", grade: "4th grade" })
  await page.goto("/providers")
  await addProvider(page, "Saxon")
  await addCurriculum(page, { student: "Ben", subject: "Math" })
  const curriculum = page.getByRole("article", { name: "Math for Ben" })
  await curriculum.getByRole("button", { name: "More about Math for Ben" }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Math for Ben" })
  await dialog.getByRole("combobox", { name: "Provider" }).click()
  await page.getByRole("option", { name: "Saxon", exact: true }).click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(curriculum).toContainText("Saxon")

  await page.goto("/providers")
  await expect(row(page, "Saxon")).toContainText("1 curriculum")
  await choose(page, "Saxon", "Delete")
  const question = page.getByRole("dialog", { name: "Delete Saxon?" })
  await expect(question).toContainText("It is used by 1 curriculum,")
  await expect(question).toContainText("Custom")
  await question.getByRole("button", { name: "Delete Saxon" }).click()
  await expect(page.getByText("No providers added yet.")).toBeVisible()
  await page.goto("/curriculum")
  await expect(curriculum).toContainText("Custom")
})
