import { expect, test } from "../../fixtures/test.ts"
import { register, newParent } from "../../pages/access.ts"
import { expectMarked, openFamilyWithChildren, schoolDayOn } from "../../pages/dashboard.ts"
import { storedSession } from "../../pages/access.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"

test("the palette marks the unmarked present, with Undo", { tag: "@palette.actions" }, async ({ page }) => {
  await openFamilyWithChildren(page, ["Ada", "Ben"])
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token}` }
  const { today, children } = (await (await page.request.get("/api/v1/dashboard", { headers })).json()) as {
    today: string
    children: { student: { id: string; first_name: string } }[]
  }
  expect((await page.request.post("/api/v1/events", { data: schoolDayOn(today), headers })).ok()).toBe(true)
  const ben = children.find(({ student }) => student.first_name === "Ben")?.student.id
  const data = { records: [{ student_id: ben, date: today, status: "late" }] }
  expect((await page.request.post("/api/v1/attendance/bulk", { data, headers })).ok()).toBe(true)
  await page.goto("/dashboard")
  await expectMarked(page, "Ben", "Late")
  await page.keyboard.press("Control+K")
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("everyone")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Everyone is present today.")).toBeVisible()
  await expectMarked(page, "Ada", "Present")
  await expectMarked(page, "Ben", "Late")
  await page.keyboard.press("Control+z")
  await expectMarked(page, "Ada", null)
})

test("'Print this week' opens the week and prints it", { tag: "@palette.actions" }, async ({ page }) => {
  await openFamily(page)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", document.title)
  })
  await page.keyboard.press("Control+K")
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("print this week")
  await page.keyboard.press("Enter")
  await expect(page.locator("body")).toHaveAttribute("data-printed", "Week · Hearthbook")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("a help article opens with its answer", { tag: "@palette.open" }, async ({ page }) => {
  await register(page, newParent("Iris"))
  await page.getByRole("button", { name: "Search" }).click()
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("what is a loop")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("searchbox", { name: "Search the help" })).toHaveValue("What is a loop?")
  await expect(page.getByText("courses of one child take turns")).toBeVisible()
})

test("a child has no palette", { tag: "@palette.search" }, async ({ page, browser }) => {
  const { student } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  await expect(child.getByRole("heading", { level: 1 })).toBeVisible()
  await child.keyboard.press("Control+K")
  await expect(child.getByRole("button", { name: "Search" })).toHaveCount(0)
  await expect(child.getByRole("dialog")).toHaveCount(0)
})
