import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { ben, cleo } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { sampleDay } from "../../../testing/sample-dashboard.ts"
import { bensDay, essay, fractions, openToday, tick } from "../../../testing/open-today.tsx"

beforeEach(async () => {
  stopDate()
  window.history.replaceState(null, "", "/dashboard")
  await page.viewport(390, 844)
})

describe("on a phone", { tags: ["dashboard.phone"] }, () => {
  const cleos = { ...fractions, id: "0190a0a0-0000-7000-8000-000000000777", title: "Herons", student_id: cleo.id }
  const swipe = (from: number, to: number) => {
    const target = document.querySelector("[role=list], ul") ?? document.body
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 })
    target.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [touch(from)] }))
    target.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [touch(to)] }))
  }

  test("one child shows at a time, by tab, swipe and URL", async () => {
    await openToday([bensDay, sampleDay(cleo, { lessons: [cleos] })])
    const tab = (name: RegExp) => page.getByRole("tab", { name })
    await expect.element(tab(/^Ben, 0 of 3 done/)).toHaveAttribute("aria-selected", "true")
    await expect.element(tick("Quiz")).toBeVisible()
    expect(tick("Herons").query()).toBeNull()
    await tab(/^Cleo/).click()
    await expect.element(tick("Herons")).toBeVisible()
    expect(tick("Quiz").query()).toBeNull()
    expect(window.location.search).toBe(`?student=${cleo.id}`)
    swipe(100, 300)
    await expect.element(tick("Quiz")).toBeVisible()
    swipe(300, 100)
    await expect.element(tick("Herons")).toBeVisible()
    tab(/^Cleo/).element().focus()
    await userEvent.keyboard("{ArrowLeft}")
    await expect.element(tab(/^Ben/)).toHaveFocus()
    await expect.element(tick("Quiz")).toBeVisible()
  })

  test("a typed score survives a look at another child", async () => {
    await openToday([sampleDay(ben, { due: [essay] }), sampleDay(cleo, { lessons: [cleos] })])
    await page.getByRole("button", { name: "Grade Essay" }).click()
    const score = page.getByLabelText(/^Score|^Points/)
    await score.fill("87")
    await page.getByRole("tab", { name: /^Cleo/ }).click()
    await expect.element(tick("Herons")).toBeVisible()
    await page.getByRole("tab", { name: /^Ben/ }).click()
    await expect.element(score).toHaveValue("87")
  })

  test("paper has the children that a phone does not show", async () => {
    await openToday([bensDay, sampleDay(cleo, { lessons: [cleos] })])
    await expect.element(tick("Quiz")).toBeVisible()
    expect(page.getByText("Herons").query()).toBeNull()
    window.dispatchEvent(new Event("beforeprint"))
    await expect.element(page.getByText("Herons")).toBeInTheDocument()
    window.dispatchEvent(new Event("afterprint"))
    await expect.element(page.getByText("Herons")).not.toBeInTheDocument()
  })
})
