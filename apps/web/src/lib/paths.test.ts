import { expect, test } from "vitest"
import { loginFrom, rememberedPage } from "./paths.ts"

test("signing in leads back to the requested page with its query and hash", () => {
  const [, search = ""] = loginFrom("/assignments?status=overdue#latest").split("?")
  expect(rememberedPage(search)).toBe("/assignments?status=overdue#latest")
})

test("a sign-in address cannot lead to another site", () => {
  for (const from of [
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "",
  ]) {
    expect(rememberedPage(new URLSearchParams({ from }).toString())).toBeNull()
  }
})
