import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ProviderRow } from "./provider-row.tsx"

const learning = {
  id: "0190a0a0-0000-7000-8000-000000000021",
  name: "All About Learning Press",
  website: "https://www.learning.example/reading",
  logo_url: null,
  logo_id: null,
  version: 1,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

test("the use and the address of a provider are in one line", { tags: ["planning.provider-row"] }, async () => {
  await page.viewport(820, 1180)
  await renderScreen(
    <ProviderRow provider={learning} uses={["1 curriculum", "1 resource"]} isEdited={false} onEdit={() => undefined} />,
    {},
  )
  const row = page.getByRole("article", { name: learning.name })
  await expect.element(row).toHaveTextContent("1 curriculum · 1 resource · learning.example")
  await expect.element(row.getByRole("link")).toHaveAttribute("href", learning.website)
  expect(row.element().getBoundingClientRect().height).toBeLessThan(70)
})
