import { expect, type Page } from "playwright/test"

/** The demo family's parent, as the server prints it at start. */
export const hannah = { email: "demo@hearthbook.app", password: "Warm-Hearth-24!", first_name: "Hannah" }
export const eli = { email: "eli@hearthbook.app", password: "sunflower-7" }

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = hannah,
): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In" }).click()
}

export async function signInToDashboard(page: Page): Promise<void> {
  await signIn(page)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
}

/** The demo family's teacher. */
export const marisol = { email: "marisol@hearthbook.app", password: "Warm-Hearth-24!" }

let parents = 0

/** A parent with a unique email address. */
export function newParent(first_name: string): NewParent {
  parents += 1
  const email = `${first_name.toLowerCase()}.${Date.now()}.${parents}@example.com`
  return { first_name, last_name: "Hall", email, password: "Sunny-Meadow-42!" }
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).first().click()
}

/** Reads the session from local or session storage, where the app stores it. */
export async function storedSession(page: Page): Promise<{ access_token: string; refresh_token: string } | null> {
  return page.evaluate(() => {
    const key = "hearthbook.session"
    const text = localStorage.getItem(key) ?? sessionStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as { access_token: string; refresh_token: string })
  })
}

export type NewParent = { first_name: string; last_name: string; email: string; password: string }

/** Registers a parent through the API and opens the dashboard. For tests that are not about the form. */
export async function register(page: Page, parent: NewParent): Promise<void> {
  await storeSession(page, "register", { ...parent, terms_accepted: true })
  await expect(appHeading(page)).toContainText(parent.first_name)
}

/** Registers a parent with the form, leaves the set-up for later and waits for the dashboard. */
export async function registerByForm(page: Page, parent: NewParent): Promise<void> {
  await submitRegistration(page, parent)
  await page.getByRole("link", { name: "Finish later" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
}

/** Signs in the demo family's parent through the API and opens the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await storeSession(page, "login", { email: hannah.email, password: hannah.password })
  await expect(appHeading(page)).toContainText(hannah.first_name)
}

/** The heading of the page that the app shows. The frame that is drawn before it has the same words, and takes no input. */
export const appHeading = (page: Page) => page.locator("#root").getByRole("heading", { level: 1 })

let clients = 0

/** Requests a session like the forms do, from a unique IP address, stores it where the app does, and opens the dashboard. */
async function storeSession(page: Page, call: "register" | "login", data: object): Promise<void> {
  // A page of the origin that does not run the app, so that no form is rendered only to be left.
  await page.goto("/robots.txt")
  clients += 1
  await page.evaluate(
    async ([path, body, ip]) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
      const response = await fetch(`/api/v1/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": ip },
        body: JSON.stringify(path === "register" ? { ...body, timezone } : body),
      })
      if (!response.ok) throw new Error(await response.text())
      localStorage.setItem("hearthbook.session", JSON.stringify(await response.json()))
    },
    [call, data, `198.18.${clients >> 8}.${clients & 255}`] as const,
  )
  await page.goto("/dashboard")
}

/** Fills and submits the form. Does not wait for the result. */
export async function submitRegistration(page: Page, parent: NewParent): Promise<void> {
  await page.goto("/register")
  await page.getByLabel("First name").fill(parent.first_name)
  await page.getByLabel("Last name").fill(parent.last_name)
  await page.getByLabel("Email").fill(parent.email)
  await page.getByLabel("Password", { exact: true }).fill(parent.password)
  await page.getByLabel("I agree to the Terms and Privacy Policy").check()
  await page.getByRole("button", { name: "Start Your Free Trial" }).click()
}
