import type { SeriesInput } from "@hearthbook/api/work/series"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleSeries } from "../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { AddLessonsModal } from "./add-lessons-modal.tsx"

const math = sampleCurriculum(1, ben, "Math")
const dialog = page.getByRole("dialog", { name: "Add lessons to Math" })
const outline = dialog.getByRole("combobox", { name: "Use an outline" })
const lines = dialog.getByRole("textbox", { name: "Lessons" })

function firstLines(): string[] {
  const field = lines.element()
  return field instanceof HTMLTextAreaElement ? field.value.split("\n").slice(0, 2) : []
}

async function openDialog() {
  stopDate()
  const { callsOf } = await renderScreen(<AddLessonsModal curriculum={math} onClose={() => undefined} />, {
    ...schoolYearServer().answers,
    "curriculum.list": () => [math],
    "planning.series": () => sampleSeries(math, [{ title: "Ten times as much", day: "2026-11-30" }]),
  })
  return () => (callsOf("planning.series") as SeriesInput[]).filter(({ preview }) => !preview)
}

async function choose(title: string) {
  await outline.click()
  await page.getByRole("option", { name: new RegExp(`^${title}`) }).click()
}

test(
  "an outline for the child's grade comes first and fills the lines",
  { tags: ["planning.outline-use"] },
  async () => {
    const saved = await openDialog()
    await outline.click()
    await expect.element(page.getByRole("option").first()).toHaveTextContent("4th Grade Math 116 lessons")
    await page.getByRole("option").first().click()
    await expect.poll(firstLines).toEqual(["Ten times as much", "Read and write large numbers"])
    await expect.element(outline).toHaveValue("4th Grade Math")
    await expect
      .element(dialog.getByRole("link", { name: "The Common Core State Standards for Mathematics" }))
      .toBeVisible()
    await dialog.getByRole("button", { name: "Add lessons", exact: true }).click()
    await expect.poll(() => saved()[0]?.titles?.length).toBe(116)
  },
)

test("another outline replaces an unchanged one at once", { tags: ["planning.outline-use"] }, async () => {
  await openDialog()
  await choose("4th Grade Math")
  await expect.poll(firstLines).toContain("Ten times as much")
  await choose("Biology")
  await expect.poll(firstLines).toContain("Themes of biology")
  await expect.element(dialog.getByText(/first published under CC BY 4\.0/)).toBeVisible()
})

test("lines that were typed are replaced only after a question", { tags: ["planning.outline-use"] }, async () => {
  await openDialog()
  await lines.fill("My own lesson\nAnother one")
  await choose("4th Grade Math")
  await dialog.getByRole("button", { name: "Keep my lines" }).click()
  await expect.element(lines).toHaveValue("My own lesson\nAnother one")
  await choose("4th Grade Math")
  await dialog.getByRole("button", { name: "Replace my lines" }).click()
  await expect.poll(firstLines).toContain("Ten times as much")
})
