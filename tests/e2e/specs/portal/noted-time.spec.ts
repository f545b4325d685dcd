import { expect, test } from "../../fixtures/test.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { childCard, openFamilyWithChildren } from "../../pages/dashboard.ts"

test(
  "a child notes what it did, and a parent looks at it and accepts it",
  { tag: ["@time.also", "@dashboard.noted-time"] },
  async ({ page, browser }) => {
    const { children } = await openFamilyWithChildren(page, ["Ada", "Ben"])
    const student_id = children.get("Ada") ?? ""
    const child = await openAsChild(browser, page, await createLogin(page, student_id))
    await child.getByRole("button", { name: "Write it down" }).click()
    for (const [words, minutes] of [
      ["Read about owls", "20 min"],
      ["Built a bird house", "1h 30"],
    ] as const) {
      if (words !== "Read about owls") await child.getByRole("button", { name: "Write it down" }).click()
      await child.getByLabel("What did you do?").fill(words)
      await child.getByLabel("How long?").fill(minutes)
      await child.getByRole("button", { name: "Done" }).click()
      await expect(child.getByRole("list", { name: "Waiting for a parent" })).toContainText(words)
    }
    await child.getByRole("button", { name: "Take back: Read about owls" }).click()
    await expect(child.getByText("Read about owls")).toHaveCount(0)

    await page.goto("/dashboard?notes=time")
    const dialog = page.getByRole("dialog", { name: "Notes of time" })
    await expect(dialog.getByText("Built a bird house")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await expect(page).toHaveURL("/dashboard")
    const row = page.getByRole("region", { name: "Notes of time" })
    await expect(row).toContainText("1 note of time")
    await expect(childCard(page, "Ada")).toContainText("1 h 30 min")
    await row.getByRole("button", { name: "Accept all" }).click()
    await expect(row).toHaveCount(0)
    await child.reload()
    await expect(child.getByRole("button", { name: "Write it down" })).toBeVisible()
    await expect(child.getByText("Built a bird house")).toHaveCount(0)
  },
)
