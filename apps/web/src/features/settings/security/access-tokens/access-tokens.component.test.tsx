import type { AccessTokenView } from "@hearthbook/api/access/access-token"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { stopDate } from "../../../../testing/sample-year.ts"
import { AccessTokens } from "./access-tokens.tsx"

const token: AccessTokenView = {
  id: "0190a0a0-0000-7000-8000-000000000b01",
  name: "Backup script",
  scope: "read",
  expires_on: null,
  last_used_at: null,
  created_at: "2026-11-26T15:00:00.000Z",
}

/** A server that keeps the tokens that are created. */
function tokenServer() {
  const tokens: AccessTokenView[] = []
  return {
    "accessTokens.list": () => [...tokens],
    "accessTokens.create": () => {
      tokens.push(token)
      return { ...token, token: "hb_secret" }
    },
    "accessTokens.delete": ({ id }: { id: string }) => {
      tokens.length = 0
      return { id }
    },
  }
}

test("a token is created, shown once, and revoked", { tags: ["settings.access-tokens"] }, async () => {
  stopDate()
  const { callsOf } = await renderScreen(<AccessTokens />, tokenServer())
  await page.getByRole("button", { name: "New token" }).click()
  await page.getByRole("textbox", { name: "Name" }).fill("Backup script")
  await page.getByRole("button", { name: "Create token" }).click()
  const draft = { name: "Backup script", scope: "read", expires_on: "" }
  await expect.poll(() => callsOf("accessTokens.create")).toEqual([draft])
  const shown = page.getByRole("textbox", { name: "Token “Backup script”" })
  await expect.element(shown).toHaveValue("hb_secret")
  await expect.element(page.getByText("Read only · never expires · not used yet")).toBeVisible()
  await page.getByRole("button", { name: "Revoke Backup script" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
  await expect.poll(() => callsOf("accessTokens.delete")).toEqual([{ id: token.id }])
  await expect.element(shown).not.toBeInTheDocument()
})

test("a token without a name is not created, and a failure keeps what was entered", async () => {
  const { callsOf } = await renderScreen(<AccessTokens />, {
    "accessTokens.list": () => [],
    "accessTokens.create": () => {
      throw new Refusal("CONFLICT")
    },
  })
  await page.getByRole("button", { name: "New token" }).click()
  await page.getByRole("button", { name: "Create token" }).click()
  await expect.element(page.getByText("Name is required.")).toBeVisible()
  expect(callsOf("accessTokens.create")).toEqual([])
  await page.getByRole("textbox", { name: "Name" }).fill("Backup script")
  await page.getByRole("button", { name: "Create token" }).click()
  await expect.element(page.getByRole("alert")).toBeVisible()
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Backup script")
})
