import type { LessonView } from "@hearthbook/api/work/lesson"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { doneLesson, joinedWith, sampleLesson } from "../../../testing/sample-lessons.ts"
import { useLessonDone } from "../use-lesson-done.ts"
import { TogetherFaces } from "./together-faces.tsx"

const math = sampleCurriculum(1, ben, "Math")
const fractions = sampleLesson(math, 0, { title: "Fractions", day: "2026-11-26" })
const change_id = "0190a0a0-0000-7000-8000-000000000901"

function Row({ lesson }: { lesson: LessonView }) {
  const { isDone, change } = useLessonDone(lesson)
  return (
    <label>
      <input type="checkbox" checked={isDone} onChange={(event) => void change(event.currentTarget.checked)} />
      {lesson.title} <TogetherFaces lesson={lesson} />
    </label>
  )
}

const open = (lesson: LessonView, answer: object, answers: Answers = {}) =>
  renderScreen(<Row lesson={lesson} />, { "lessons.update": () => ({ ...lesson, ...answer }), ...answers })

const tick = () => page.getByRole("checkbox")

describe("a lesson that siblings do together", { tags: ["planning.together-row", "planning.lesson-together"] }, () => {
  test("shows whose it is, and one tick does it for all who are there", async () => {
    const left_out = [{ student_id: cleo.id, reason: "absent" }]
    const { callsOf } = await open(
      joinedWith(fractions, cleo),
      { left_out, change_id },
      {
        "changes.undo": () => {
          throw new Refusal("NOT_FOUND")
        },
      },
    )
    await expect.element(page.getByText("Together with Cleo")).toBeInTheDocument()
    await tick().click()
    const words = "“Fractions” is done for Ben. It stays open for Cleo, who is absent."
    await expect.element(page.getByText(words)).toBeVisible()
    expect(callsOf("lessons.update")).toEqual([{ id: fractions.id, completed: true, together: true }])
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  })

  test("shows no face of a sibling who is away", async () => {
    const [other] = joinedWith(fractions, cleo).together_with
    const lesson = {
      together_with: other
        ? [other, { ...other, id: "another", student: { ...cleo, id: "ada", first_name: "Ada" } }]
        : [],
    }
    await renderScreen(<TogetherFaces lesson={lesson} away={[cleo.id]} />, {})
    await expect.element(page.getByText("Together with Ada", { exact: true })).toBeInTheDocument()
  })

  test.each([
    ["Only Ben", { id: fractions.id, completed: false }],
    ["Both", { id: fractions.id, completed: false, together: true }],
  ])("asks before a tick is taken back: %s", async (name, input) => {
    const { callsOf } = await open(doneLesson(joinedWith(fractions, cleo, "done")), { change_id, left_out: [] })
    await tick().click()
    await expect.element(page.getByRole("dialog", { name: "Whose “Fractions” is not done?" })).toBeVisible()
    expect(callsOf("lessons.update")).toEqual([])
    await page.getByRole("button", { name }).click()
    await expect.poll(() => callsOf("lessons.update")).toEqual([input])
  })

  test("changes nothing if the question is closed", async () => {
    const { callsOf } = await open(doneLesson(joinedWith(fractions, cleo, "done")), {})
    await tick().click()
    await page.getByRole("button", { name: "Close" }).click()
    await expect.element(tick()).toBeChecked()
    expect(callsOf("lessons.update")).toEqual([])
  })

  test("does not ask if no sibling has done it", async () => {
    const { callsOf } = await open(doneLesson(joinedWith(fractions, cleo)), { change_id, left_out: [] })
    await tick().click()
    await expect.poll(() => callsOf("lessons.update")).toHaveLength(1)
  })
})
