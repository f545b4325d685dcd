import { expect, test } from "../../fixtures/test.ts"

test("the credentials that the server prints open the demo family", async ({ page, server }) => {
  const [, email = "", password = ""] = /parent\s+(\S+)\s+(\S+)/.exec(server.output()) ?? []
  await page.goto("/students")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Students" })).toBeVisible()
  await expect(page.getByText("Eli").first()).toBeVisible()
})
