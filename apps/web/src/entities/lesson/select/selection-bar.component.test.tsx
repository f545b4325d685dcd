import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { buttonLabels } from "../../../testing/button-labels.ts"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson, sampleMove, savedMoves } from "../../../testing/sample-lessons.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { canBeMoved } from "./can-be-moved.ts"
import { SelectBox } from "./select-box.tsx"
import { SelectionBar } from "./selection-bar.tsx"
import { useSelection } from "./use-selection.ts"

const course = sampleCurriculum(1, ben, "Math")
const lessons = [0, 1, 2, 3].map((place) => sampleLesson(course, place, { day: `2026-11-${23 + place}` }))
const fixed = sampleLesson(course, 4, { day: "2026-11-27", pinned: true })

function List() {
  const all = [...lessons, fixed]
  const selection = useSelection(all.filter(canBeMoved).map(({ id }) => id))
  return (
    <>
      <ul>
        {all.map((lesson) => (
          <li key={lesson.id}>
            <SelectBox lesson={lesson} isSelected={selection.has(lesson.id)} onToggle={selection.toggle} />
          </li>
        ))}
      </ul>
      <SelectionBar selection={selection} />
    </>
  )
}

const change_id = course.id
const monday = "2026-11-23T00:00:00.000Z"

const openList = (answers: Answers = {}) => {
  stopDate()
  return renderScreen(<List />, {
    "planning.reschedule": () => ({ ...sampleMove(lessons.slice(0, 2), "2026-11-26"), change_id }),
    "lessons.deleteMany": () => ({ change_id, summary: "Deleted 2 lessons" }),
    "changes.undo": () => ({
      change: { id: change_id, kind: "delete", summary: "", user: null, created_at: monday, undone_at: monday },
      count: 2,
      changed: [],
    }),
    "curriculum.list": () => [course],
    ...answers,
  })
}
const bar = page.getByRole("toolbar", { name: "Selected lessons" })
const select = (title: string) => page.getByRole("checkbox", { name: `Select ${title}` })

test("the bar offers its actions in order once a lesson is selected", { tags: ["planning.selection"] }, async () => {
  await page.viewport(1280, 800)
  await openList()
  await expect.element(select("Lesson 5")).not.toBeInTheDocument()
  await expect.element(bar).not.toBeInTheDocument()
  await select("Lesson 1").click()
  await expect.element(bar).toBeVisible()
  const labels = ["Done", "Move…", "Status", "Do today", "Push back", "Catch up", "Spread", "Remove day", "Delete"]
  await expect.poll(() => buttonLabels(bar)).toEqual(labels)
  await bar.getByRole("button", { name: "Clear the selection" }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test("Do today shows what it does, and saves only after that", { tags: ["planning.selection", "slow"] }, async () => {
  await page.viewport(1280, 800)
  const { callsOf } = await openList()
  await select("Lesson 1").click()
  await select("Lesson 2").click()
  await bar.getByRole("button", { name: "Do today" }).click()
  const dialog = page.getByRole("dialog", { name: "Do today" })
  await expect.element(dialog.getByRole("cell", { name: "Lesson 2" })).toBeVisible()
  await expect.element(dialog.getByRole("textbox")).not.toBeInTheDocument()
  expect(savedMoves(callsOf("planning.reschedule"))).toEqual([])
  await dialog.getByRole("button", { name: "Change 2 lessons" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(bar).not.toBeInTheDocument()
  expect(savedMoves(callsOf("planning.reschedule"))).toMatchObject([
    { scope: { lesson_ids: lessons.slice(0, 2).map(({ id }) => id) }, action: { kind: "move", to: "2026-11-26" } },
  ])
})

test("Shift selects everything from the lesson that was selected last", { tags: ["planning.selection"] }, async () => {
  await openList()
  await select("Lesson 1").click()
  await select("Lesson 4").click({ modifiers: ["Shift"] })
  await expect.element(bar).toHaveTextContent("4 selected")
})

test(
  "on a phone the bar fits, and its menu has the actions without room",
  { tags: ["planning.selection", "slow"] },
  async () => {
    await page.viewport(320, 640)
    await openList()
    await select("Lesson 1").click()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect.element(bar.getByRole("button", { name: "Spread" })).not.toBeInTheDocument()
    await bar.getByRole("button", { name: "More actions for the selected lessons" }).click()
    await page.getByRole("menuitem", { name: "Spread" }).click()
    await expect.element(page.getByRole("dialog", { name: "Spread over days" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
  },
)

const firstTwo = lessons.slice(0, 2).map(({ id }) => id)

test.each([
  ["done", async () => bar.getByRole("button", { name: "Done" }).click(), { kind: "complete", on: "2026-11-26" }],
  ["skipped", async () => chooseStatus("Skipped"), { kind: "skip" }],
])(
  "selected lessons are %s in one request that can be undone",
  { tags: ["planning.selection"] },
  async (word, press, action) => {
    const { callsOf } = await openList()
    await select("Lesson 1").click()
    await select("Lesson 2").click()
    await press()
    await expect.element(page.getByText(new RegExp(`2 lessons (marked as )?${word}`)).first()).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
    expect(callsOf("planning.reschedule")).toEqual([{ scope: { lesson_ids: firstTwo }, action, preview: false }])
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  },
)

test(
  "selected lessons are deleted after a question, and it can be undone",
  { tags: ["planning.selection"] },
  async () => {
    await page.viewport(1280, 800)
    const { callsOf } = await openList()
    await select("Lesson 1").click()
    await select("Lesson 2").click()
    await bar.getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("dialog", { name: "Delete 2 lessons?" })
    await expect.element(question.getByText("You can undo this for 30 days.")).toBeVisible()
    await question.getByRole("button", { name: "Delete 2 lessons" }).click()
    await expect.element(page.getByText("2 lessons deleted.").first()).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
    expect(callsOf("lessons.deleteMany")).toEqual([{ lesson_ids: firstTwo }])
  },
)

test("a refusal leaves the lessons selected", { tags: ["planning.selection"] }, async () => {
  await openList({
    "planning.reschedule": () => {
      throw new Refusal("NOT_FOUND")
    },
  })
  await select("Lesson 1").click()
  await select("Lesson 2").click()
  await bar.getByRole("button", { name: "Done" }).click()
  await expect.element(page.getByText("This could not be found. It may have been deleted.")).toBeVisible()
  await expect.element(bar).toHaveTextContent("2 selected")
})

async function chooseStatus(word: string) {
  await bar.getByRole("button", { name: "Status" }).click()
  await page.getByRole("menuitem", { name: word }).click()
}
