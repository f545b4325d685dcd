import type { SearchView } from "@hearthbook/api/data/search"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { ben, benView, sampleCurriculum } from "../../testing/sample-family.ts"
import type { Destination } from "../navigation/destination.ts"
import { PaletteButton } from "./palette-button.tsx"

const destinations: Destination[] = [
  { path: "/dashboard", group: "Core", label: "Dashboard", icon: "IconHome" },
  { path: "/attendance", group: "Academics", label: "Attendance", icon: "IconCalendarCheck" },
]
const math = sampleCurriculum(1, ben, "Math")
const nothing: SearchView = { students: [], courses: [], lessons: [], assignments: [], resources: [] }
const found: SearchView = { ...nothing, students: [ben], courses: [math] }
const palette = page.getByRole("dialog", { name: "Search" })
const field = palette.getByRole("combobox")
const selected = palette.getByRole("option", { selected: true })

async function open(answers: Answers = {}) {
  const screen = await renderScreen(
    <>
      <PaletteButton destinations={destinations} />
      <input aria-label="Title" />
    </>,
    {
      "search.all": () => found,
      "curriculum.list": () => [math],
      "students.list": () => [benView],
      ...answers,
    },
  )
  await expect.element(page.getByRole("button", { name: "Search" })).toBeVisible()
  return screen
}

beforeEach(() => {
  window.history.replaceState(null, "", "/dashboard")
})

test("Ctrl+K opens the palette, also from a field, and Escape closes it", { tags: ["palette.open"] }, async () => {
  await open()
  await page.getByLabelText("Title").click()
  await userEvent.keyboard("{Control>}k{/Control}")
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(page.getByLabelText("Title")).toHaveFocus()
})

test("the button opens it, and Enter opens the first hit", { tags: ["palette.open", "palette.course"] }, async () => {
  await open({ "search.all": () => ({ ...nothing, courses: [math] }) })
  await page.getByRole("button", { name: "Search" }).click()
  await field.fill("ben math")
  await expect.element(selected).toHaveTextContent("Math for Ben")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => window.location.pathname).toBe(`/curriculum/${math.id}`)
})

test("Enter before the answer opens the first hit when it has arrived", { tags: ["palette.open"] }, async () => {
  let resolve: (view: SearchView) => void = () => undefined
  const answer = new Promise<SearchView>((done) => (resolve = done))
  await open({ "search.all": () => answer })
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill("ben math")
  await userEvent.keyboard("{Enter}")
  expect(window.location.pathname).toBe("/dashboard")
  resolve({ ...nothing, courses: [math] })
  await expect.poll(() => window.location.pathname).toBe(`/curriculum/${math.id}`)
})

test("arrows choose among records, pages and help articles", { tags: ["palette.open"] }, async () => {
  await open({ "search.all": () => ({ ...nothing, students: [ben] }) })
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill("attendance")
  await expect.element(selected).toHaveTextContent("Everyone present")
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(selected).toHaveTextContent("Attendance")
  await userEvent.keyboard("{ArrowUp}{ArrowUp}")
  // The last result is a question of the help, whichever articles there are.
  await expect.element(selected).toHaveTextContent(/\?$/)
  await expect.element(field).toHaveAttribute("aria-activedescendant", selected.element().id)
})

test.each(["report card", "hours", "import"])(
  "%s leads to a help article",
  { tags: ["palette.open"] },
  async (words) => {
    await open({ "search.all": () => nothing })
    await userEvent.keyboard("{Control>}k{/Control}")
    await field.fill(words)
    await expect.element(palette.getByText("Help", { exact: true })).toBeVisible()
    await expect.element(selected).toBeVisible()
  },
)

test.each([
  ["transcript of ben", `/students/${ben.id}/transcript`],
  ["report cards", "/documents"],
  ["ben report card", `/documents?student=${ben.id}`],
])("%s opens the document", { tags: ["palette.documents"] }, async (words, address) => {
  await open({ "search.all": () => nothing })
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill(words)
  await expect.element(selected).toHaveTextContent(words === "report cards" ? "Report cards" : "of Ben")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => window.location.pathname + window.location.search).toBe(address)
})

test("a search without hits and one that fails say so", { tags: ["palette.open"] }, async () => {
  await open({
    "search.all": ({ query }) => {
      if (query === "zebra") return nothing
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill("zebra")
  await expect.element(palette.getByText("Nothing matches your search.")).toBeVisible()
  await field.fill("zebu")
  await expect.element(palette.getByText("The search failed. Try again.")).toBeVisible()
})

test("'Add lessons' asks for the course and opens its form", { tags: ["palette.actions"] }, async () => {
  await open()
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill("add lessons")
  await expect.element(selected).toHaveTextContent("Add lessons")
  await userEvent.keyboard("{Enter}")
  await expect.element(selected).toHaveTextContent("Math for Ben")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => window.location.pathname + window.location.search).toBe(`/curriculum/${math.id}?new`)
})

test.each([
  ["new assignment", "/assignments?new"],
  ["new student", "/students?new"],
])("%s opens its form", { tags: ["palette.actions"] }, async (words, address) => {
  await open({ "search.all": () => nothing })
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill(words)
  await expect.element(selected).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => window.location.pathname + window.location.search).toBe(address)
})

test("? lists the shortcuts, and is typed in a field", { tags: ["palette.shortcuts"] }, async () => {
  await open()
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await page.getByLabelText("Title").click()
  await userEvent.keyboard("?")
  await expect.element(page.getByLabelText("Title")).toHaveValue("?")
  page.getByRole("button", { name: "Search" }).element().focus()
  await userEvent.keyboard("?")
  await expect.element(list.getByRole("row", { name: /Mark present/ })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard("{Control>}k{/Control}")
  await field.fill("shortcuts")
  await expect.element(selected).toHaveTextContent("Keyboard shortcuts")
  await userEvent.keyboard("{Enter}")
  await expect.element(list).toBeVisible()
})
