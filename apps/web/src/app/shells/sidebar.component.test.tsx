import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Breakable } from "../../ui/layout/breakable.tsx"
import { VerifyBanner } from "../../features/auth/verification/verify-banner.tsx"
import { renderScreen } from "../../testing/render-screen.tsx"
import { Sidebar } from "./sidebar.tsx"

/** Returns the parts of the element's text between its break opportunities that take more than one line. */
function brokenParts(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects().length > 1 ? [node.textContent ?? ""] : []
  })
}

test.each(["demo@hearthbook.app", "elisabeth.montgomery@homeschool-family.example.org"])(
  "the sidebar of a phone breaks %s after a sign",
  { tags: ["site.unbroken-words"] },
  async (email) => {
    await page.viewport(390, 844)
    const sidebar = (
      <div style={{ width: 280 }}>
        <Sidebar destinations={[]} />
      </div>
    )
    await renderScreen(sidebar, {}, { email })
    const shown = page.getByText(email, { exact: true })
    await expect.element(shown).toBeVisible()
    expect(brokenParts(shown.element())).toEqual([])
  },
)

test(
  "a file name breaks after its signs, and a longer word stays inside its box",
  { tags: ["site.unbroken-words"] },
  async () => {
    await page.viewport(390, 844)
    const name = "science_report_of_the_second_term.final.pdf"
    await renderScreen(
      <div style={{ width: 120, overflowWrap: "anywhere" }}>
        <p>
          <Breakable>{name}</Breakable>
        </p>
        <p>
          <Breakable>{"a".repeat(60)}</Breakable>
        </p>
      </div>,
    )
    await expect.element(page.getByText(name)).toBeVisible()
    expect(brokenParts(page.getByText(name).element())).toEqual([])
    const long = page.getByText("a".repeat(60)).element()
    expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
  },
)

test("the reminder to confirm an address breaks it after a sign", { tags: ["site.unbroken-words"] }, async () => {
  await page.viewport(390, 844)
  const email = "margaret.stone905+school@hillsidechristianacademy.org"
  await renderScreen(<VerifyBanner />, {}, { email, email_verified: false })
  const text = page.getByText(/Please confirm that/)
  await expect.element(text).toBeVisible()
  const parts = [...text.element().childNodes].filter((node) => /@$|academy/.test(node.textContent ?? ""))
  expect(parts.length).toBe(2)
  expect(brokenParts(text.element()).filter((part) => !part.includes(" "))).toEqual([])
})
