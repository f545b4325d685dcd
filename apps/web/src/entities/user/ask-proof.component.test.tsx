import { Button } from "@mantine/core"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { questions } from "../../api/ask-again-link.ts"
import { trpc } from "../../api/trpc.ts"
import { whoami } from "../../testing/sample-family.ts"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { askProof } from "./ask-proof.tsx"

beforeEach(() => {
  questions.PROOF_REQUIRED = askProof
  onTestFinished(() => void delete questions.PROOF_REQUIRED)
})

const id = "0190a0a0-0000-7000-8000-000000000c01"
const dialog = page.getByRole("dialog", { name: "Confirm it is you" })
const confirm = dialog.getByRole("button", { name: "Confirm" })
const password = dialog.getByLabelText("Your password", { exact: true })

/** A button that does something sensitive, and says how that ended. */
function SensitiveAct() {
  const remove = trpc.family.removeMember.useMutation()
  return (
    <>
      <Button onClick={() => remove.mutate({ id })}>Remove Sam</Button>
      <p>{remove.isSuccess ? "Removed" : (remove.error?.message ?? "Waiting")}</p>
    </>
  )
}

/** A server that removes members once somebody has proved who they are. */
function memberServer(right: { password?: string; code?: string }): Answers {
  let isProved = false
  return {
    "family.removeMember": () => {
      if (!isProved) throw new Refusal("PROOF_REQUIRED")
      return { id, revoked: [] }
    },
    "auth.sendCode": () => ({ email: whoami.email }),
    "auth.prove": (given) => {
      isProved = given.password === right.password && given.code === right.code
      if (!isProved) {
        const issue = { field: "password", message: "This is not your current password." }
        throw new Refusal("VALIDATION_ERROR", { issues: [issue] })
      }
      return { valid_until: "2026-11-27T15:10:00.000Z" }
    },
  }
}

test(
  "a refused act asks for the password, and is done once it is right",
  { tags: ["access.proof-asked"] },
  async () => {
    const { callsOf } = await renderScreen(<SensitiveAct />, memberServer({ password: "Sunny-Meadow-42!" }))
    await page.getByRole("button", { name: "Remove Sam" }).click()
    await password.fill("wrong")
    await confirm.click()
    await expect.element(dialog.getByText("This is not your current password.").first()).toBeVisible()
    await password.fill("Sunny-Meadow-42!")
    await confirm.click()
    await expect.element(page.getByText("Removed")).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("family.removeMember")).toEqual([{ id }, { id }])
  },
)

test("a person without a password gets a code by mail", { tags: ["access.proof-asked"] }, async () => {
  const server = memberServer({ code: "123456" })
  await renderScreen(<SensitiveAct />, {
    ...server,
    "auth.whoami": () => ({ ...whoami, has_password: false }),
  })
  await page.getByRole("button", { name: "Remove Sam" }).click()
  await dialog.getByRole("button", { name: "Send me a code" }).click()
  await dialog.getByLabelText("Code from your email").fill("123456")
  await confirm.click()
  await expect.element(page.getByText("Removed")).toBeVisible()
})

test("who closes the dialog sees why nothing was done", { tags: ["access.proof-asked"] }, async () => {
  const { callsOf } = await renderScreen(<SensitiveAct />, memberServer({ password: "Sunny-Meadow-42!" }))
  await page.getByRole("button", { name: "Remove Sam" }).click()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect.element(page.getByText("Please confirm that it is you.")).toBeVisible()
  expect(callsOf("family.removeMember")).toHaveLength(1)
})
