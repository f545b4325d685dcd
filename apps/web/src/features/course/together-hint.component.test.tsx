import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, cleo, sampleCurriculum } from "../../testing/sample-family.ts"
import { doneLesson, joinedWith, sampleLesson } from "../../testing/sample-lessons.ts"
import { TogetherHint } from "./together-hint.tsx"

const math = sampleCurriculum(1, ben, "Math")
const fractions = sampleLesson(math, 0, { title: "Fractions", day: "2026-11-26" })
const change_id = "0190a0a0-0000-7000-8000-000000000901"

describe("the course page", { tags: ["planning.part"] }, () => {
  test("says that lessons are joined, and parts them with Undo", async () => {
    const lessons = [joinedWith(fractions, cleo), joinedWith(sampleLesson(math, 1), cleo), sampleLesson(math, 2)]
    const { callsOf } = await renderScreen(<TogetherHint lessons={lessons} />, {
      "lessons.part": () => ({ lessons: 4, change_id }),
    })
    const words = "2 lessons to do together with Cleo: one tick marks each for both."
    await expect.element(page.getByText(words)).toBeVisible()
    await page.getByRole("button", { name: "Do them separately" }).click()
    await expect.element(page.getByText("Ben and Cleo now tick these lessons separately.")).toBeVisible()
    expect(callsOf("lessons.part")).toEqual([{ together_id: lessons[0]?.together_id }])
  })

  test("says nothing if all joined lessons are done", async () => {
    await renderScreen(<TogetherHint lessons={[doneLesson(joinedWith(fractions, cleo, "done"))]} />, {})
    expect(page.getByRole("button", { name: "Do them separately" }).query()).toBeNull()
  })
})
