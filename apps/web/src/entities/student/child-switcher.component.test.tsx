import { onTestFinished, expect, test } from "vitest"
import { page } from "vitest/browser"
import { setShortNames } from "../../lib/short-names.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, cleo } from "../../testing/sample-family.ts"
import { ChildSwitcher } from "./child-switcher.tsx"
import { StudentSelect } from "./student-select.tsx"

const other = { ...benView, id: cleo.id, last_name: "" }

test(
  "chips and selects distinguish children of one first name",
  { tags: ["students.same-first-name", "students.one-word-name"] },
  async () => {
    setShortNames({ [benView.id]: "Ben M." })
    onTestFinished(() => setShortNames({}))
    await renderScreen(
      <>
        <ChildSwitcher students={[benView, other]} value={null} onChange={() => undefined} />
        <StudentSelect students={[benView, other]} />
      </>,
    )
    await expect.element(page.getByRole("radio", { name: "Ben M." })).toBeInTheDocument()
    await expect.element(page.getByRole("radio", { name: "Ben", exact: true })).toBeInTheDocument()
    await page.getByRole("combobox", { name: "Student" }).click()
    await expect.element(page.getByRole("option", { name: "Ben Miller" })).toBeVisible()
    await expect.element(page.getByRole("option", { name: "Ben", exact: true })).toBeVisible()
  },
)
