import type { FamilyView } from "@hearthbook/api/family/family"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { sampleFamily } from "../../../testing/sample-family.ts"
import { ClassTimeCard } from "./class-time-card.tsx"

const choice = (name: string) => page.getByRole("radio", { name })

test("what is done about the time of classes is saved at once", { tags: ["time.auto-classes"] }, async () => {
  let family: FamilyView = sampleFamily
  const { callsOf } = await renderScreen(<ClassTimeCard />, {
    "family.get": () => family,
    "family.update": ({ log_classes = "ask" }) => {
      if (log_classes === "never") throw new Refusal("CONFLICT")
      return (family = { ...family, log_classes })
    },
  })
  await expect.element(choice("Ask me")).toBeChecked()
  await choice("By itself").click()
  await expect.element(choice("By itself")).toBeChecked()
  await expect.poll(() => callsOf("family.update")).toEqual([{ log_classes: "auto" }])
  await choice("Never").click()
  await expect.element(page.getByRole("alert").first()).toBeVisible()
  await expect.element(choice("By itself")).toBeChecked()
})
