import { expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { sampleCard, sampleReported, sampleResult } from "../../../testing/sample-documents.ts"
import { ben } from "../../../testing/sample-family.ts"
import { sampleYear, stopDate } from "../../../testing/sample-year.ts"
import { ReportCardResults } from "./report-card-results.tsx"

const biology = sampleReported(1, { title: "Biology" })
const algebra = sampleReported(2, { title: "Algebra I", label: "A", effort: "Good", comment: "A fine year." })
const latin = sampleReported(3, { title: "Latin", is_final: true, changed_since: true })
const art = sampleReported(4, { title: "Art", percent: null, letter: null, label: null })

const open = (courses = [biology, algebra, latin, art], answers: Answers = {}) => {
  stopDate()
  return renderScreen(<ReportCardResults student={ben} year={sampleYear} term={null} />, {
    "reportCards.get": () =>
      sampleCard({
        courses,
        missing: [{ kind: "credits", message: "Biology has no credits.", curriculum_id: biology.curriculum_id }],
      }),
    "courseResults.ofCourse": ({ id }) => [sampleResult({ curriculum_id: id })],
    ...answers,
  })
}

test(
  "each course shows its grade, what a parent wrote, and whether it is final",
  { tags: ["paper.results"] },
  async () => {
    await open()
    const rows = page.getByRole("region", { name: "Results of 2026-2027" }).getByRole("listitem")
    await expect.element(rows.nth(0)).toHaveTextContent("BiologyB+ 88.4%Edit")
    await expect.element(rows.nth(1)).toHaveTextContent("Algebra IB+ by the work · GoodA fine year.A 88.4%Edit")
    await expect.element(rows.nth(2)).toHaveTextContent("Latinfinal · the work has changed sinceB+ 88.4%Edit")
    await expect.element(rows.nth(3)).toHaveTextContent("Art– Edit")
    await expect.element(page.getByRole("button", { name: "Edit Latin" })).toBeDisabled()
    await expect
      .element(page.getByRole("link", { name: "Biology has no credits." }))
      .toHaveAttribute("href", `/curriculum/${biology.curriculum_id}`)
  },
)

test("another grade than that of the work needs a reason", { tags: ["paper.results"] }, async () => {
  const { callsOf } = await open(undefined, {
    "courseResults.update": ({ id }) => sampleResult({ curriculum_id: id }, { version: 1 }),
  })
  await page.getByRole("button", { name: "Edit Biology" }).click()
  const dialog = page.getByRole("dialog", { name: "Biology" })
  await expect.element(dialog).toHaveTextContent("By the work: B+, 88.4%.")
  await dialog.getByRole("combobox", { name: "Grade" }).click()
  await page.getByRole("option", { name: "A-", exact: true }).click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog.getByText("Say why the grade is another one.").first()).toBeVisible()
  expect(callsOf("courseResults.update")).toEqual([])
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The final exam counted twice.")
  await dialog.getByRole("textbox", { name: "Comment" }).fill("Curious and careful.")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect
    .poll(() => callsOf("courseResults.update"))
    .toEqual([
      {
        id: biology.curriculum_id,
        term_id: null,
        version: 0,
        override_label: "A-",
        override_reason: "The final exam counted twice.",
        effort: "",
        comment: "Curious and careful.",
      },
    ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test(
  "one press makes every result final that there is, and another reopens them",
  { tags: ["paper.results"] },
  async () => {
    const { callsOf } = await open(undefined, {
      "courseResults.finalize": ({ id }) => sampleResult({ curriculum_id: id }),
      "courseResults.reopen": ({ id }) => sampleResult({ curriculum_id: id }),
    })
    await page.getByRole("button", { name: "Make final" }).click()
    await expect
      .poll(() => callsOf("courseResults.finalize"))
      .toEqual([biology, algebra].map(({ curriculum_id: id }) => ({ id, term_id: null })))
    await page.getByRole("button", { name: "Reopen" }).click()
    await expect.poll(() => callsOf("courseResults.reopen")).toEqual([{ id: latin.curriculum_id, term_id: null }])
  },
)
