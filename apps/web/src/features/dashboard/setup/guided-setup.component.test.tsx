import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben } from "../../../testing/sample-family.ts"
import { GuidedSetup } from "./guided-setup.tsx"

beforeEach(() => localStorage.clear())

test("after the set-up only logins are offered, without a count", { tags: ["setup.dashboard-after"] }, async () => {
  await renderScreen(<GuidedSetup setup={{ student_count: 1, without_login: [ben], without_curriculum: [] }} />)
  const card = page.getByRole("region", { name: "Guided setup" })
  await expect.element(card.getByRole("heading", { name: "When you are ready" })).toBeVisible()
  await expect.element(card.getByRole("link", { name: "Create Login for Ben" })).toBeVisible()
  expect(card.getByRole("listitem").elements()).toHaveLength(1)
  await expect.element(card.getByText(/steps done/)).not.toBeVisible()
})
