import type { Page } from "playwright/test"
import { eli, signIn, signInToDashboard } from "../../pages/access.ts"
import { expectFocusIn } from "../../pages/dialog.ts"
import { expect, test } from "../../fixtures/test.ts"

const claims = ["Free for 14 days", "No credit card", "Cancel anytime", "Set up in under 15 minutes"]
const figures = {
  families: "2,500+",
  "success rate": "98%",
  rating: "4.9/5",
  students: "8,200+",
  assignments: "45,000+",
  "saved per week": "8 hours",
}

/** The links in a part of the page, as 'label URL'. */
async function linksIn(page: Page, role: "banner" | "contentinfo" | "dialog"): Promise<string[]> {
  const links = page.getByRole(role).getByRole("link").filter({ visible: true })
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => `${link.textContent.trim()} ${link.getAttribute("href")}`))
}

/** Expects a section's heading to be in the viewport and below the fixed header. */
async function expectInSight(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const heading = await page.locator(`#${id}`).getByRole("heading", { level: 2 }).boundingBox()
    const header = await page.getByRole("banner").boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    expect(heading?.y).toBeLessThan(500)
  }).toPass()
}

test(
  "the landing, sign-in and sign-up pages show the same trial claims",
  { tag: "@site.trial-claims" },
  async ({ page }) => {
    for (const path of ["/", "/login", "/register"]) {
      await page.goto(path)
      for (const claim of claims.slice(0, 3)) await expect(page.getByText(claim).first()).toBeVisible()
    }
  },
)

async function openDemo(page: Page): Promise<string> {
  await page.goto("/")
  const answer = page.waitForResponse((response) => response.url().includes("auth.demo"))
  await page.getByRole("button", { name: "Try the demo" }).first().click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hannah")
  const body: unknown = await (await answer).json()
  return JSON.stringify(body).match(/"email":"([^"]+)"/)?.[1] ?? ""
}

test(
  "a visitor sees the claims and all links in header and footer",
  { tag: ["@site.information", "@site.landing"] },
  async ({ page }) => {
    await page.goto("/")
    await expect(page).toHaveTitle(/Hearthbook/)
    for (const claim of claims) await expect(page.getByRole("main")).toContainText(claim)
    for (const [of, figure] of Object.entries(figures)) {
      const definition = page.getByRole("term").filter({ hasText: of }).locator("..")
      await expect(definition.getByRole("definition")).toHaveText(figure)
    }
    await expect(page.getByRole("main").locator("blockquote")).toHaveCount(3)
    expect(await linksIn(page, "banner")).toEqual([
      "Hearthbook /",
      "Features /#features",
      "How It Works /#how-it-works",
      "Reviews /#testimonials",
      "Sign In /login",
      "Get Started Free /register",
    ])
    const below = (await linksIn(page, "contentinfo")).map((link) => link.split(" ").at(-1))
    expect(new Set(below)).toEqual(
      new Set([
        "/#features",
        "/#pricing",
        "/#testimonials",
        "/help",
        "/contact",
        "/faq",
        "/requirements",
        "/privacy",
        "/terms",
      ]),
    )
    await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()}`)

    await page.goto("/help")
    expect(await linksIn(page, "banner")).toEqual(["Hearthbook /", "Sign In /login", "Get Started Free /register"])
  },
)

test(
  "links to a section of the landing page scroll to it, from itself, from another page and on a full load",
  { tag: "@site.sections" },
  async ({ page }) => {
    await page.goto("/")
    await page.getByRole("banner").getByRole("link", { name: "How It Works" }).click()
    await expectInSight(page, "how-it-works")
    await page.goto("/faq")
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click()
    await expect(page).toHaveURL("/#pricing")
    await expectInSight(page, "pricing")
    await page.goto("/help")
    await page.goto("/#testimonials")
    await expectInSight(page, "testimonials")
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  },
)

test("with reduced motion, links to a section jump without animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await behavior()).toBe("auto")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  expect(await behavior()).toBe("smooth")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test(
    "the slide-over opens by keyboard, contains the links and navigates",
    { tag: "@site.mobile-menu" },
    async ({ page }) => {
      await page.goto("/")
      const opener = page.getByRole("button", { name: "Open menu" })
      await opener.focus()
      await page.keyboard.press("Enter")
      const menu = page.getByRole("dialog")
      await expect(menu).toBeVisible()
      expect(await linksIn(page, "dialog")).toEqual([
        "Features /#features",
        "How It Works /#how-it-works",
        "Reviews /#testimonials",
        "Sign In /login",
        "Get Started Free /register",
      ])
      await page.keyboard.press("Escape")
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press("Enter")
      await expectFocusIn(menu)
      await menu.getByRole("link", { name: "Reviews" }).focus()
      await page.keyboard.press("Enter")
      await expect(menu).toBeHidden()
      await expectInSight(page, "testimonials")

      await opener.click()
      await menu.getByRole("link", { name: "Sign In" }).click()
      await expect(page).toHaveURL("/login")
    },
  )
})

test(
  "signed-in users see links to their family on a public page, and no footer",
  { tag: "@site.header-signed-in" },
  async ({ page }) => {
    await signInToDashboard(page)
    await page.goto("/faq")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await linksIn(page, "banner")).toEqual([
      "Hearthbook /dashboard",
      "Dashboard /dashboard",
      "Students /students",
      "Schedule /schedule",
      "Curriculum /curriculum",
      "Settings /settings",
    ])
    await expect(page.getByRole("contentinfo")).toHaveCount(0)
    await page.goto("/")
    await expect(page).toHaveURL("/dashboard")
    await page.goto("/#pricing")
    await expectInSight(page, "pricing")
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click()
    await expect(page).toHaveURL("/")
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await page.goto("/dashboard")
    await expect(page).toHaveURL(/\/login/)
  },
)

test(
  "a child on a public page sees links to a child's pages only",
  { tag: "@site.header-signed-in" },
  async ({ page }) => {
    await signIn(page, eli)
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto("/help")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const links = await linksIn(page, "banner")
    expect(links).toContain("My Work /student/assignments")
    for (const link of links) expect(link).toContain(" /student/")
  },
)

test(
  "the demo opens a separate family per visitor, with a note on its deletion and a link to register",
  { tag: "@site.demo" },
  async ({ page, browser, baseURL }) => {
    const mine = await openDemo(page)
    await expect(page.getByRole("note", { name: "Demo" })).toContainText("deleted in 24 hours")
    await page.goto("/students")
    await expect(page.getByText("Eli Whitaker").first()).toBeVisible()

    const elsewhere = await browser.newPage({ baseURL })
    const theirs = await openDemo(elsewhere)
    expect(mine).toContain("@")
    expect(theirs).not.toBe(mine)
    await elsewhere.close()
    await page.getByRole("button", { name: "Start your own" }).click()
    await expect(page).toHaveURL("/register")
  },
)

test("a double click creates one demo family", async ({ page }) => {
  let requests = 0
  page.on("request", (request) => (requests += Number(request.url().includes("auth.demo"))))
  await page.goto("/")
  await page.getByRole("button", { name: "Try the demo" }).first().dblclick()
  await expect(page).toHaveURL("/dashboard")
  expect(requests).toBe(1)
})

test.describe("a demo that fails to open", () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("shows the reason next to its button and can be retried", async ({ page, context }) => {
    await page.goto("/")
    const button = page.getByRole("button", { name: "Try the demo" }).first()
    await expect(button).toBeVisible()
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await button.click()
    await expect(page.getByRole("alert").filter({ hasText: "Please check your internet connection." })).toBeVisible()
    await context.setOffline(false)
    await button.click()
    await expect(page).toHaveURL("/dashboard")
  })
})

test(
  "help can be searched, opens matches at once, and says when there are none",
  { tag: "@site.help" },
  async ({ page }) => {
    await page.goto("/help")
    await page.getByRole("searchbox", { name: "Search the help" }).fill("add child")
    await expect(page.getByRole("heading", { name: "How do I add a child?" })).toBeVisible()
    await expect(page.getByText("choose “Add Student”")).toBeVisible()
    await expect(page.getByRole("heading", { name: "How do I grade work?" })).toBeHidden()
    await page.getByRole("searchbox").fill("zeppelin")
    await expect(page.getByRole("status").filter({ hasText: "0 answers" })).toBeVisible()
    await page.getByRole("button", { name: "Clear search" }).click()
    await expect(page.getByRole("heading", { name: "How do I grade work?" })).toBeVisible()
  },
)

test("the contact page links to the operator's email address", { tag: "@site.contact" }, async ({ page }) => {
  await page.goto("/contact")
  await expect(page.getByRole("link", { name: "Write an email" })).toHaveAttribute("href", /^mailto:.+@/)
})

test("an unknown path shows a Page Not Found page", { tag: "@site.not-found" }, async ({ page }) => {
  await page.goto("/helpp")
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible()
})
