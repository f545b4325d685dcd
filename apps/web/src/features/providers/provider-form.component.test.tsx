import type { ProviderView } from "@hearthbook/api/family/provider"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { NewProvider } from "./provider-forms.tsx"

const saxon: ProviderView = {
  id: "0190a0a0-0000-7000-8000-000000000021",
  name: "Saxon Math",
  website: null,
  logo_url: null,
  logo_id: null,
  version: 1,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

test("the name of a common publisher is suggested, with its website", { tags: ["planning.publishers"] }, async () => {
  const { callsOf } = await renderScreen(<NewProvider focused={false} onAdded={() => undefined} />, {
    "providers.list": () => [saxon],
    "providers.create": () => saxon,
  })
  const name = page.getByRole("combobox", { name: "Name" })
  await name.fill("math")
  await expect.element(page.getByRole("option", { name: "Singapore Math" })).toBeVisible()
  await expect.element(page.getByRole("option", { name: "Saxon Math" })).not.toBeInTheDocument()
  await name.fill("khan")
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await expect.element(name).toHaveValue("Khan Academy")
  await expect.element(page.getByLabelText("Website")).toHaveValue("https://www.khanacademy.org")
  await page.getByRole("button", { name: "Add Provider" }).click()
  await expect.poll(() => callsOf("providers.create")).toMatchObject([{ name: "Khan Academy" }])
})
