import type { Page } from "playwright/test"
import { openFamily } from "../pages/family.ts"
import {
  addCurriculum,
  addStudent,
  addSubject,
  assignmentCard,
  deleteCurriculum,
  setAssignment,
  setStatus,
} from "../pages/records.ts"
import { expect, test } from "../fixtures/test.ts"

/** Expects an announcement in the live region. */
const expectAnnounced = (page: Page, words: string) =>
  expect(page.getByRole("status").filter({ hasText: words })).toBeAttached()

test("saves, deletions and undos are announced in the live region", { tag: "@site.live-region" }, async ({ page }) => {
  await openFamily(page)
  await addStudent(page, { first_name: "Mia", grade: "4th grade", born: "2016-03-09" })
  await expectAnnounced(page, "Student added.")
  await page.getByRole("button", { name: /^More about Mia/ }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await page.getByLabel("First name").fill("Maya")
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await expectAnnounced(page, "Saved.")
  // The announcement is cleared, so that the next one is read even if it is equal.
  await expect(page.getByText("Saved.", { exact: true })).toHaveCount(0)

  await addSubject(page, { name: "Botany", grade: "4th grade" })
  await addCurriculum(page, { student: "Maya", subject: "Botany" })
  await expectAnnounced(page, "Curriculum added.")
  await deleteCurriculum(page, "Botany for Maya")
  await expect(page.getByRole("alert").filter({ hasText: "Deleted Maya's Botany" })).toBeVisible()

  await page.goto("/assignments")
  const card = assignmentCard(page, "Moon phases")
  await setStatus(card, "In progress")
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expectAnnounced(page, "Undone.")
  await card.getByRole("button", { name: /^More about/ }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Moon phases" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "“Moon phases” deleted." })).toBeVisible()
})

test("the live region does not repeat a toast", { tag: "@site.live-region" }, async ({ page }) => {
  await openFamily(page)
  await setAssignment(page, { student: "Ben", curriculum: "Science", title: "Tides", due: "2030-01-09" })
  await expect(page.getByRole("alert").filter({ hasText: "“Tides” was assigned to Ben." })).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: /added|saved/i })).toHaveCount(0)
})
