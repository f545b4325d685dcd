import type { Page } from "playwright/test"

/** Finds error messages that no invalid field refers to (WCAG 3.3.1, 4.1.2). axe does not check this. */
export function findUnlinkedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const errors = [...document.querySelectorAll(".mantine-InputWrapper-error[id]")]
    const isLinked = ({ id }: Element) =>
      [...document.querySelectorAll("[aria-describedby]")].some(
        (field) =>
          field.getAttribute("aria-describedby")?.split(" ").includes(id) &&
          field.getAttribute("aria-invalid") === "true",
      )
    return errors.filter((error) => !isLinked(error)).map(({ textContent }) => textContent ?? "")
  })
}
