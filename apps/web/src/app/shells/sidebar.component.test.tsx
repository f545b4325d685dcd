import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Breakable } from "../../ui/layout/breakable.tsx"
import { VerifyBanner } from "../../features/auth/verification/verify-banner.tsx"
import { renderScreen } from "../../testing/render-screen.tsx"
import type { Destination } from "../navigation/destination.ts"
import { ParentBar, restOf } from "./parent-bar.tsx"
import { Sidebar } from "./sidebar.tsx"

const destinations: Destination[] = [
  { path: "/dashboard", group: "Core", label: "Dashboard", icon: "IconHome" },
  { path: "/week", group: "Core", label: "Week", icon: "IconTable" },
  { path: "/students", group: "Management", label: "Students", icon: "IconUsers" },
]

test(
  "a folded sidebar names its icons, also in a tooltip, and marks the page",
  { tags: ["site.sidebar"] },
  async () => {
    window.history.replaceState(null, "", "/week")
    await renderScreen(
      <div style={{ width: 76, height: 600 }}>
        <Sidebar destinations={destinations} folded />
      </div>,
    )
    const week = page.getByRole("link", { name: "Week" })
    await expect.element(week).toHaveAttribute("aria-current", "page")
    await expect.element(page.getByRole("link", { name: "Students" })).not.toHaveAttribute("aria-current")
    await week.hover()
    await expect.element(page.getByRole("tooltip", { name: "Week" })).toBeVisible()
  },
)

test("the bar of a phone has four places, and 'More' for the rest", { tags: ["site.bottom-bar"] }, async () => {
  await page.viewport(320, 640)
  window.history.replaceState(null, "", "/week")
  let opened = 0
  const rest = restOf(destinations)
  expect(rest.map(({ label }) => label)).toEqual(["Students"])
  await renderScreen(<ParentBar rest={rest} isOpen={false} onMore={() => (opened += 1)} />)
  await expect.element(page.getByRole("link", { name: "Week" })).toHaveAttribute("aria-current", "page")
  const names = page
    .getByRole("navigation")
    .getByRole("link")
    .elements()
    .map((link) => link.textContent)
  expect(names).toEqual(["Today", "Week", "Plan", "Grades"])
  const more = page.getByRole("button", { name: "More" })
  expect(more.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await more.click()
  expect(opened).toBe(1)
})

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

test("the reminder to confirm an address is one line", { tags: ["setup.quiet-line"] }, async () => {
  await page.viewport(820, 1180)
  await renderScreen(
    <div style={{ maxWidth: 700 }}>
      <VerifyBanner />
    </div>,
    {},
    { email: "margaret.stone@example.com", email_verified: false },
  )
  const line = page.getByRole("note", { name: "Verify your email" })
  await expect.element(line).toHaveTextContent("Confirm margaret.stone@example.com in case you forget your password.")
  expect(line.element().clientHeight).toBeLessThanOrEqual(28)
})

test("the reminder to confirm an address breaks it after a sign", { tags: ["site.unbroken-words"] }, async () => {
  await page.viewport(390, 844)
  const email = "margaret.stone905+school@hillsidechristianacademy.org"
  await renderScreen(<VerifyBanner />, {}, { email, email_verified: false })
  const text = page.getByText(/^Confirm /)
  await expect.element(text).toBeVisible()
  const parts = [...text.element().childNodes].filter((node) => /@$|academy/.test(node.textContent ?? ""))
  expect(parts.length).toBe(2)
  expect(brokenParts(text.element()).filter((part) => !part.includes(" "))).toEqual([])
})
