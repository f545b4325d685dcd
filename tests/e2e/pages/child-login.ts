import { expect, type Browser, type Page } from "playwright/test"
import { postAs } from "../fixtures/rest-client.ts"

export type ChildLogin = {
  username: string
  temp_password: string
  /** The path of the magic link, on whichever server the test runs against. */
  magic_path: string
}

/** The password that a child chooses in place of the temporary one. */
export const chosenPassword = "puffin-kite-lantern"

let logins = 0

/** Creates a login for a child of the parent who is signed in on this page. */
export async function createLogin(parent: Page, student_id: string): Promise<ChildLogin> {
  logins += 1
  const email = `child.${Date.now()}.${logins}@hearthbook.app`
  const made = await postAs(parent, "students/login", { student_id, email, password: "otter-maple-2749" })
  const { username = "", temp_password = "", magic_link = "" } = made
  return { username, temp_password, magic_path: new URL(magic_link).pathname }
}

/** Opens the child's home page in a new browser context, with the first password already changed. */
export async function openAsChild(browser: Browser, parent: Page, login: ChildLogin): Promise<Page> {
  const child = await (await browser.newContext({ baseURL: new URL(parent.url()).origin })).newPage()
  await child.goto("/robots.txt")
  await child.evaluate(
    async ([{ username, temp_password }, new_password]) => {
      const post = async (path: string, body: object, token?: string) => {
        const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
        const response = await fetch(`/api/v1/auth/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
        if (!response.ok) throw new Error(await response.text())
        return (await response.json()) as { access_token: string }
      }
      const session = await post("login", { email: username, password: temp_password })
      const user = await post("first-password", { new_password }, session.access_token)
      localStorage.setItem("hearthbook.session", JSON.stringify({ ...session, user }))
    },
    [login, chosenPassword] as const,
  )
  await child.goto("/student/dashboard")
  await expect(child.getByRole("navigation", { name: "Main" })).toBeVisible()
  return child
}
