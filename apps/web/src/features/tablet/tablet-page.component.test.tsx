import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, cleo, parent } from "../../testing/sample-family.ts"
import TabletPage from "./tablet-page.tsx"

const faceOf = (child: typeof ben, is_locked = false) => ({ ...child, name: child.first_name, is_locked })
const faces = { is_tablet: true, children: [faceOf(ben), faceOf(cleo, true)] }
const signedIn = { access_token: "a", refresh_token: "r", user: { ...parent, role: "student" as const } }
const wrong = () => {
  throw new Refusal("INVALID_CREDENTIALS", { issues: [{ field: "pin", message: "That was not it. 4 tries left." }] })
}

const face = (name: string) => page.getByRole("button", { name, exact: true })
const pad = page.getByRole("region", { name: "PIN of Ben" })

describe("the family's tablet", () => {
  test("sends the PIN with its fourth digit", { tags: ["portal.tablet-faces"] }, async () => {
    const { callsOf } = await renderScreen(<TabletPage />, {
      "tablet.faces": () => faces,
      "tablet.signIn": () => signedIn,
    })
    await face("Ben").click()
    for (const digit of ["2", "4", "6"]) await pad.getByRole("button", { name: digit, exact: true }).click()
    expect(callsOf("tablet.signIn")).toHaveLength(0)
    await pad.getByRole("button", { name: "8", exact: true }).click()
    await expect.poll(() => callsOf("tablet.signIn")).toEqual([{ student_id: ben.id, pin: "2468" }])
  })

  test("takes the digits of a keyboard, and deletes one", { tags: ["portal.tablet-faces"] }, async () => {
    const { callsOf } = await renderScreen(<TabletPage />, { "tablet.faces": () => faces, "tablet.signIn": wrong })
    await face("Ben").click()
    await expect.element(pad.getByRole("heading", { name: "Ben" })).toHaveFocus()
    await userEvent.keyboard("24{Backspace}468")
    await expect.poll(() => callsOf("tablet.signIn")).toEqual([{ student_id: ben.id, pin: "2468" }])
    await expect.element(pad.getByRole("status")).toHaveTextContent("That was not it. 4 tries left.")
    await expect.element(pad.getByText("0 of 4 digits")).toBeInTheDocument()
  })

  test("takes no more digits once the tile is locked", { tags: ["portal.tablet-lock"] }, async () => {
    await renderScreen(<TabletPage />, {
      "tablet.faces": () => faces,
      "tablet.signIn": () => {
        throw new Refusal("RATE_LIMITED", {
          issues: [{ field: "pin", message: "Too many tries. Ask a parent to open it." }],
        })
      },
    })
    await face("Ben").click()
    await userEvent.keyboard("2468")
    await expect.element(pad.getByText("Too many tries. Ask a parent to open it.")).toBeVisible()
    await expect.element(pad.getByRole("button", { name: "1", exact: true })).toBeDisabled()
    await pad.getByRole("button", { name: "Back to the faces" }).click()
    await expect.element(page.getByRole("heading", { name: "Who is here?" })).toBeVisible()
  })

  test("opens a locked tile with a parent's password", { tags: ["portal.tablet-lock"] }, async () => {
    const { callsOf } = await renderScreen(<TabletPage />, {
      "tablet.faces": () => faces,
      "tablet.openTile": () => ({ student_id: cleo.id }),
    })
    await face("Cleo, locked").click()
    const dialog = page.getByRole("dialog", { name: "Open for Cleo" })
    await dialog.getByLabelText("A parent’s password", { exact: true }).fill("Sunny-Meadow-42!")
    await dialog.getByRole("button", { name: "Open", exact: true }).click()
    const sent = [{ student_id: cleo.id, password: "Sunny-Meadow-42!" }]
    await expect.poll(() => callsOf("tablet.openTile")).toEqual(sent)
  })

  test("names no child on a device that is none", { tags: ["portal.tablet-revoke"] }, async () => {
    await renderScreen(<TabletPage />, { "tablet.faces": () => ({ is_tablet: false, children: [] }) })
    await expect.element(page.getByRole("heading", { name: "This is not a family tablet" })).toBeVisible()
  })
})
