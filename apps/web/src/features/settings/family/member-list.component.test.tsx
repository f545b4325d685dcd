import type { MemberView } from "@hearthbook/api/access/user"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { MemberList } from "./member-list.tsx"

const accomplice: MemberView = {
  id: "0190a0a0-0000-7000-8000-000000000d01",
  role: "parent",
  first_name: "Mal",
  last_name: "Lory",
  email: "mal@example.com",
  student_id: null,
  email_verified: true,
  avatar_id: null,
  suspended: true,
  created_at: "2026-11-26T15:00:00.000Z",
}

test("a suspended member is marked, and can be let back in", { tags: ["settings.suspended-member"] }, async () => {
  let member = accomplice
  const { callsOf } = await renderScreen(<MemberList />, {
    "users.members": () => [member],
    "family.letBackIn": () => (member = { ...member, suspended: false }),
  })
  await expect.element(page.getByText("Suspended")).toBeVisible()
  await page.getByRole("button", { name: "Mal" }).click()
  await expect.element(page.getByRole("menuitem", { name: "Remove" })).toBeVisible()
  await page.getByRole("menuitem", { name: "Let back in" }).click()
  await expect.element(page.getByText("Mal can sign in again.").first()).toBeVisible()
  await expect.element(page.getByText("Suspended")).not.toBeInTheDocument()
  expect(callsOf("family.letBackIn")).toEqual([{ id: accomplice.id }])
})
