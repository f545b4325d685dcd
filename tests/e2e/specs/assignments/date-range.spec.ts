import { openFamily } from "../../pages/family.ts"
import { assignmentCard, setAssignment } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test("a date range filters the list in the user's date format, and an incomplete date filters nothing", async ({
  page,
}) => {
  await openFamily(page)
  await setAssignment(page, { student: "Ben", curriculum: "Science", title: "Old maps", due: "2030-04-03" })
  await page.getByLabel("Due from").fill("04/04/2030")
  await expect(assignmentCard(page, "Old maps")).toBeHidden()
  await page.getByLabel("Due from").fill("04/0")
  await page.getByLabel("Due from").press("Tab")
  await expect(assignmentCard(page, "Old maps")).toBeVisible()
  await expect(page.getByText("Enter the date as MM/DD/YYYY.")).toBeVisible()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(page.getByLabel("Due from")).toHaveValue("")
})
