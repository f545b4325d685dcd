import type { Locator } from "vitest/browser"

/** The texts of the buttons in an element, in order. Buttons that only have an icon are left out. */
export function buttonLabels(element: Locator): string[] {
  return element
    .getByRole("button")
    .elements()
    .flatMap(({ textContent }) => textContent || [])
}
