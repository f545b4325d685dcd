import type { WayInView } from "@hearthbook/api/data/way-in"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { parent } from "../../../testing/sample-family.ts"
import { ChangePassword } from "./change-password.tsx"

const made: WayInView = {
  kind: "calendar_feed",
  id: "0190a0a0-0000-7000-8000-000000000d01",
  name: "Ben",
  detail: null,
  role: null,
  made_by: parent.id,
  created_at: "2026-11-26T15:00:00.000Z",
  last_used_at: null,
  expires_on: null,
  current: false,
  can_revoke: true,
}
const ways: WayInView[] = [
  made,
  { ...made, id: "0190a0a0-0000-7000-8000-000000000d02" },
  { ...made, kind: "tablet", name: "Kitchen", id: "0190a0a0-0000-7000-8000-000000000d03" },
  { ...made, kind: "pin", made_by: null, id: "0190a0a0-0000-7000-8000-000000000d04" },
]

async function enterPasswords() {
  await page.getByRole("textbox", { name: "Current password" }).fill("Sunny-Meadow-42!")
  await page.getByRole("textbox", { name: "New password" }).fill("Quiet-Lantern-58!")
}

test(
  "a new password asks what else to revoke of what the person made, ticked at first",
  { tags: ["settings.password-revokes"] },
  async () => {
    const { callsOf } = await renderScreen(<ChangePassword />, {
      "waysIn.list": () => ways,
      "settings.changePassword": () => ({ signed_out: 1, revoked: [{ kind: "tablet", id: made.id, name: "Kitchen" }] }),
    })
    await expect.element(page.getByRole("checkbox", { name: "1 tablet" })).toBeChecked()
    await expect.element(page.getByRole("checkbox", { name: "1 PIN" })).not.toBeInTheDocument()
    await page.getByRole("checkbox", { name: "2 calendar links" }).click()
    await enterPasswords()
    await page.getByRole("button", { name: "Change Password" }).click()
    await expect
      .poll(() => callsOf("settings.changePassword"))
      .toEqual([
        {
          current_password: "Sunny-Meadow-42!",
          new_password: "Quiet-Lantern-58!",
          revoke: ["transcript_link", "tablet", "pin", "access_token"],
        },
      ])
    const said = "Password changed successfully! 1 other device was signed out. Revoked: 1 tablet."
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole("checkbox", { name: "2 calendar links" })).toBeChecked()
  },
)

test("a child is asked for the passwords only", { tags: ["settings.password-revokes"] }, async () => {
  const { callsOf } = await renderScreen(
    <ChangePassword />,
    { "settings.changePassword": () => ({ signed_out: 0, revoked: [] }) },
    { role: "student" },
  )
  await enterPasswords()
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect.poll(() => callsOf("settings.changePassword")).toHaveLength(1)
  expect(callsOf("waysIn.list")).toEqual([])
})
