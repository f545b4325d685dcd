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

/** Somebody whom no test has registered yet. */
export function newParent(first_name: string): NewParent {
  parents += 1
  const email = `${first_name.toLowerCase()}.${Date.now()}.${parents}@example.com`
  return { first_name, last_name: "Hall", email, password: "Sunny-Meadow-42!" }
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).first().click()
}

/** What the browser keeps of a session, as the app does: for good, or for the tab. */
export async function keptSession(page: Page): Promise<{ access_token: string; refresh_token: string } | null> {
  return page.evaluate(() => {
    const key = "hearthbook.session"
    const text = localStorage.getItem(key) ?? sessionStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as { access_token: string; refresh_token: string })
  })
}

export type NewParent = { first_name: string; last_name: string; email: string; password: string }

/** A new parent on the dashboard, without the form: what its tests rely on begins there. */
export async function register(page: Page, parent: NewParent): Promise<void> {
  await keepSession(page, "register", { ...parent, terms_accepted: true })
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
}

/** The same by the form. */
export async function registerByForm(page: Page, parent: NewParent): Promise<void> {
  await askToRegister(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
}

/** The demo family's parent on the dashboard, without the form. */
export async function openDashboard(page: Page): Promise<void> {
  await keepSession(page, "login", { email: hannah.email, password: hannah.password })
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
}

let houses = 0

/** Asks for a session as the forms do, from a house of its own, keeps it where the app does, and opens the dashboard with it. */
async function keepSession(page: Page, call: "register" | "login", data: object): Promise<void> {
  // A page of the site that runs no app, so that no form is drawn only to be left.
  await page.goto("/robots.txt")
  houses += 1
  await page.evaluate(
    async ([path, body, house]) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
      const answer = await fetch(`/api/v1/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": house },
        body: JSON.stringify(path === "register" ? { ...body, timezone } : body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      localStorage.setItem("hearthbook.session", JSON.stringify(await answer.json()))
    },
    [call, data, `198.18.${houses >> 8}.${houses & 255}`] as const,
  )
  await page.goto("/dashboard")
}

/** Fills the form and sends it, however it ends. */
export async function askToRegister(page: Page, parent: NewParent): Promise<void> {
  await page.goto("/register")
  await page.getByLabel("First name").fill(parent.first_name)
  await page.getByLabel("Last name").fill(parent.last_name)
  await page.getByLabel("Email").fill(parent.email)
  await page.getByLabel("Password", { exact: true }).fill(parent.password)
  await page.getByLabel("I agree to the Terms and Privacy Policy").check()
  await page.getByRole("button", { name: "Start Your Free Trial" }).click()
}
