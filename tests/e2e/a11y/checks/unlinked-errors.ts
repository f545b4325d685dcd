import type { Page } from "playwright/test"

/** Words of refusal on the screen that no field is said to be refused by (WCAG 3.3.1, 4.1.2): axe does not ask for it. */
export function findUnsaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const refusals = [...document.querySelectorAll(".mantine-InputWrapper-error[id]")]
    const isSaid = ({ id }: Element) =>
      [...document.querySelectorAll("[aria-describedby]")].some(
        (field) =>
          field.getAttribute("aria-describedby")?.split(" ").includes(id) &&
          field.getAttribute("aria-invalid") === "true",
      )
    return refusals.filter((refusal) => !isSaid(refusal)).map(({ textContent }) => textContent ?? "")
  })
}
