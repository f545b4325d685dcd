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
    return text === null ? null : JSON.parse(text)
  })
}

export type NewParent = { first_name: string; last_name: string; email: string; password: string }

export async function register(page: Page, parent: NewParent): Promise<void> {
  await askToRegister(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
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
