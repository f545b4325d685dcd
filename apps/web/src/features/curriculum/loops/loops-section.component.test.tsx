import type { LoopView } from "@hearthbook/api/plan/loop"
import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { LoopsSection } from "./loops-section.tsx"

const [poetry, art, music] = [
  sampleCurriculum(1, ben, "Poetry"),
  sampleCurriculum(2, ben, "Art"),
  sampleCurriculum(3, ben, "Music"),
]
const history = sampleCurriculum(5, ben, "History")
const latin = sampleCurriculum(4, cleo, "Latin")
const students = [benView, { ...benView, ...cleo }]

const loop: LoopView = {
  id: "0190a0a0-0000-7000-8000-000000000701",
  student_id: ben.id,
  name: "Afternoons",
  meeting_days: ["monday", "wednesday"],
  per_day: 1,
  curriculum_ids: [poetry.id, art.id],
  student: ben,
  next: [{ id: "0190a0a0-0000-7000-8000-000000000801", curriculum_id: art.id, title: "Paint a bird", minutes: null }],
  version: 3,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}
const saved = { ...loop, change_id: "0190a0a0-0000-7000-8000-000000000901" }

function openLoops(loops: LoopView[], answers: Answers = {}) {
  const curricula = [poetry, art, music, history, latin]
  return renderScreen(<LoopsSection curricula={curricula} students={students} chosen={null} />, {
    "loops.list": () => loops,
    "loops.create": () => saved,
    "loops.update": () => saved,
    ...answers,
  })
}

const section = page.getByRole("region", { name: "Loops" })
const add = page.getByRole("combobox", { name: "Add a course" })
async function addCourse(name: string) {
  await add.click()
  await page.getByRole("option", { name }).click()
}

test("a loop shows its courses in turn and the next lesson", { tags: ["planning.loop-editor"] }, async () => {
  await openLoops([loop])
  await expect.element(section.getByText("Ben · Mon, Wed")).toBeVisible()
  const turns = section.getByRole("list", { name: "Courses of Afternoons" }).getByRole("listitem")
  await expect.element(turns.nth(1)).toHaveTextContent("ArtNextPaint a bird")
  await expect.element(turns.nth(0)).toHaveTextContent("Poetry")
  expect(turns.nth(0).element().textContent).not.toContain("Next")
})

describe("a loop is made", () => {
  test(
    "of courses of one child, in the order of the keyboard",
    { tags: ["planning.loop-editor", "slow"] },
    async () => {
      const { callsOf } = await openLoops([])
      await section.getByRole("button", { name: "Make a loop" }).click()
      const dialog = page.getByRole("dialog", { name: "Make a loop" })
      // Only Ben has two courses.
      await expect.element(dialog.getByRole("combobox", { name: "Student" })).not.toBeInTheDocument()
      await dialog.getByRole("textbox", { name: "Name" }).fill("Afternoons")
      await addCourse("Poetry")
      await dialog.getByRole("button", { name: "Make loop" }).click()
      await expect.element(add).toHaveAccessibleDescription("Choose 2 to 12 courses.")
      await expect.element(add).toHaveFocus()
      await addCourse("Art")
      await addCourse("Music")
      dialog.getByRole("button", { name: "Reorder Music" }).element().focus()
      await userEvent.keyboard(" {Home} ")
      await dialog.getByRole("button", { name: "Remove Poetry" }).click()
      await dialog.getByRole("button", { name: "Make loop" }).click()
      await expect.element(page.getByText("The loop “Afternoons” was made.")).toBeVisible()
      expect(callsOf("loops.create")).toEqual([
        { student_id: ben.id, name: "Afternoons", curriculum_ids: [music.id, art.id], meeting_days: null, per_day: 1 },
      ])
    },
  )

  test("but Escape in a move only ends the move", { tags: ["planning.loop-editor", "slow"] }, async () => {
    await openLoops([])
    await section.getByRole("button", { name: "Make a loop" }).click()
    await addCourse("Poetry")
    await addCourse("Art")
    page.getByRole("button", { name: "Reorder Art" }).element().focus()
    await userEvent.keyboard(" {ArrowUp}{Escape}")
    await expect.element(page.getByRole("dialog").getByRole("listitem").nth(0)).toHaveTextContent("Poetry")
    await expect.element(page.getByRole("button", { name: "Discard changes" })).not.toBeInTheDocument()
  })

  test("and refused in words if a course is in another one", { tags: ["planning.loop-editor", "slow"] }, async () => {
    const message = "Music is in the loop “Mornings” already."
    await openLoops([loop], {
      "loops.create": () => {
        throw new Refusal("CONFLICT", { issues: [{ field: "curriculum_ids", message }] })
      },
    })
    await section.getByRole("button", { name: "Make a loop" }).click()
    await page.getByRole("textbox", { name: "Name" }).fill("Mornings")
    await add.click()
    await expect
      .element(page.getByRole("option", { name: "Art (in “Afternoons”)" }))
      .toHaveAttribute("data-combobox-disabled")
    await page.getByRole("option", { name: "Music" }).click()
    await addCourse("History")
    await page.getByRole("button", { name: "Make loop" }).click()
    const courses = page.getByRole("group", { name: "Courses, in turn" })
    await expect.element(add).toHaveAccessibleDescription(message)
    await expect.element(courses.getByRole("listitem").nth(0)).toHaveTextContent("Music")
  })
})

test("a loop is changed with its version, and deleted", { tags: ["planning.loop-editor", "slow"] }, async () => {
  const { callsOf } = await openLoops([loop], { "loops.delete": ({ id }) => ({ id }) })
  const menu = section.getByRole("button", { name: "More about Afternoons" })
  await menu.click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await addCourse("Music")
  await page.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByText("The loop “Afternoons” was changed.")).toBeVisible()
  expect(callsOf("loops.update")).toMatchObject([
    { id: loop.id, version: 3, curriculum_ids: [poetry.id, art.id, music.id], meeting_days: ["monday", "wednesday"] },
  ])
  await menu.click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await expect.element(page.getByRole("dialog")).toHaveTextContent("Its courses and lessons stay.")
  await page.getByRole("button", { name: "Delete Afternoons" }).click()
  await expect.poll(() => callsOf("loops.delete")).toEqual([{ id: loop.id, version: 3 }])
})
