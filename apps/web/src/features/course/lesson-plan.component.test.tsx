import type { LessonView } from "@hearthbook/api/work/lesson"
import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { change_id, course, courseServer, lessons } from "../../testing/course-server.ts"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleLesson } from "../../testing/sample-lessons.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { CourseBoard } from "./course-board.tsx"

/** Opens the course on a server with its lessons. */
async function openCourse(answers: Answers = {}, first?: LessonView[]) {
  stopDate()
  // The browser's history keeps the sections that an earlier test expanded.
  window.history.replaceState(null, "")
  await page.viewport(1280, 800)
  return renderScreen(<CourseBoard id={course.id} />, { ...courseServer(first), ...answers })
}

const plan = page.getByRole("region", { name: "Plan" })
const rows = () =>
  plan
    .getByRole("article")
    .elements()
    .map((row) => [row.getAttribute("aria-label"), row.textContent.match(/\w{3}, \w{3} \d+/)?.[0]])
const handle = (title: string) => page.getByRole("button", { name: `Reorder ${title}`, exact: true })
const title = (text: string) => page.getByRole("button", { name: `Rename ${text}` })
const field = (text: string) => page.getByRole("textbox", { name: `Title of ${text}` })

const reordered = [
  ["Subtract", "Mon, Nov 30"],
  ["Multiply", "Tue, Dec 1"],
  ["Add", "Wed, Dec 2"],
]

describe("a lesson is reordered", () => {
  test("by keyboard, and days stay with the slots", { tags: ["planning.course-reorder"] }, async () => {
    const { callsOf } = await openCourse()
    await expect.element(handle("Add")).toBeVisible()
    handle("Add").element().focus()
    await userEvent.keyboard(" {ArrowDown}{End} ")
    await expect.poll(rows).toEqual(reordered)
    await expect.element(handle("Add")).toHaveFocus()
    await expect.element(page.getByText("“Add” is lesson 3 now.")).toBeVisible()
    expect(callsOf("lessons.reorder")).toEqual([
      { id: course.id, lesson_ids: [lessons[1]?.id, lessons[2]?.id, lessons[0]?.id] },
    ])
  })

  test("by pointer, with the new order and days at once", { tags: ["planning.course-reorder"] }, async () => {
    const { callsOf } = await openCourse({ "lessons.reorder": () => new Promise(() => {}) })
    await expect.element(handle("Add")).toBeVisible()
    drag(handle("Add").element(), [10, 60, 120], "pointerup")
    await expect.poll(rows).toEqual(reordered)
    expect(callsOf("lessons.reorder")).toHaveLength(1)
  })

  test("and stays where it was with Escape", { tags: ["planning.course-reorder"] }, async () => {
    const { callsOf } = await openCourse()
    await expect.element(handle("Add")).toBeVisible()
    handle("Add").element().focus()
    await userEvent.keyboard(" {ArrowDown}{Escape}")
    drag(handle("Add").element(), [10, 60, 120], "pointercancel")
    expect(rows().map(([name]) => name)).toEqual(["Add", "Subtract", "Multiply"])
    expect(callsOf("lessons.reorder")).toEqual([])
  })

  test("and comes back with the reason if that is refused", { tags: ["planning.course-reorder"] }, async () => {
    await openCourse({
      "lessons.reorder": () => {
        throw new Refusal("VALIDATION_ERROR", {
          issues: [{ field: "lesson_ids", message: "Name each lesson of the course exactly once." }],
        })
      },
    })
    await expect.element(handle("Add")).toBeVisible()
    handle("Add").element().focus()
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}")
    await expect.element(page.getByText("Name each lesson of the course exactly once.")).toBeVisible()
    await expect.poll(() => rows().map(([name]) => name)).toEqual(["Add", "Subtract", "Multiply"])
  })
})

describe("a title is edited in place", () => {
  test("and saved with Enter, which returns focus to it", { tags: ["planning.course-rename"] }, async () => {
    const { callsOf } = await openCourse()
    await title("Add").click()
    await field("Add").fill("Add to 100")
    await userEvent.keyboard("{Enter}")
    await expect.element(title("Add to 100")).toHaveFocus()
    await expect
      .poll(() => callsOf("lessons.update"))
      .toEqual([{ id: lessons[0]?.id, version: 1, title: "Add to 100" }])
  })

  test(
    "and saved on leaving the field, and restored with Escape",
    { tags: ["planning.course-rename", "slow"] },
    async () => {
      const { callsOf } = await openCourse()
      await title("Add").click()
      await field("Add").fill("Something else")
      await userEvent.keyboard("{Escape}")
      await expect.element(title("Add")).toHaveFocus()
      expect(callsOf("lessons.update")).toEqual([])
      await userEvent.keyboard("{Enter}")
      await field("Add").fill("Add to 20")
      await title("Subtract").click()
      await expect.poll(() => callsOf("lessons.update")).toMatchObject([{ title: "Add to 20" }])
    },
  )

  test(
    "and offered again if the lesson was changed elsewhere",
    { tags: ["planning.course-rename", "slow"] },
    async () => {
      let refusals = 1
      const { callsOf } = await openCourse({
        "lessons.update": ({ title: text }) => {
          const current = sampleLesson(course, 0, { title: "From elsewhere", version: 7, day: "2026-11-30" })
          if (refusals-- > 0) throw new Refusal("CONFLICT", { current })
          return { ...current, title: text ?? "", version: 8 }
        },
      })
      await title("Add").click()
      await field("Add").fill("Mine")
      await userEvent.keyboard("{Enter}")
      await expect.element(field("Add")).toHaveAccessibleDescription(/Save again to keep your title\./)
      await expect.element(field("Add")).toHaveValue("Mine")
      await field("Add").click()
      await userEvent.keyboard("{Enter}")
      await expect.poll(() => callsOf("lessons.update").at(-1)).toMatchObject({ title: "Mine", version: 7 })
    },
  )
})

describe("lessons are added", () => {
  const made = { lessons: [], count: 1, first_date: null, last_date: null, beyond_end: 0, collisions: 0, change_id }
  const row = page.getByRole("textbox", { name: "Title of a new lesson" })

  test("one with a title and Enter in the last row", { tags: ["planning.course-add"] }, async () => {
    const { callsOf } = await openCourse({ "planning.series": () => made })
    await row.fill("Divide")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("1 lesson added.")).toBeVisible()
    await expect.element(row).toHaveValue("")
    expect(callsOf("planning.series")).toEqual([{ curriculum_ids: [course.id], titles: ["Divide"] }])
  })

  test("a pattern without lessons is refused at the row", { tags: ["planning.course-add"] }, async () => {
    await openCourse()
    await row.fill("Lesson {9-1}")
    await userEvent.keyboard("{Enter}")
    await expect.element(row).toHaveAccessibleDescription(/backwards/)
  })

  test.each([["the row"], ["the page"]])(
    "several lines pasted into %s open their preview",
    { tags: ["planning.course-add"] },
    async (place) => {
      const { callsOf } = await openCourse({ "planning.series": () => ({ ...made, count: 2 }) })
      await expect.element(row).toBeVisible()
      paste(place === "the row" ? row.element() : document.body, "1. Divide\n2. Fractions\n")
      const dialog = page.getByRole("dialog", { name: "Add lessons to Math" })
      await expect.element(dialog.getByRole("textbox", { name: "Lessons" })).toHaveValue("1. Divide\n2. Fractions\n")
      await expect.element(dialog.getByRole("heading", { name: "2 lessons" })).toBeVisible()
      expect(callsOf("planning.series").at(-1)).toMatchObject({ titles: ["1. Divide", "2. Fractions"], preview: true })
      await userEvent.keyboard("{Escape}")
      await expect.element(dialog.getByRole("button", { name: /Discard|Leave/ })).toBeVisible()
    },
  )
})

test(
  "of 400 lessons only those near the screen are rendered, and each can be moved to the end",
  { tags: ["slow"] },
  async () => {
    const many = Array.from({ length: 400 }, (_, place) => sampleLesson(course, place))
    const { callsOf } = await openCourse({}, many)
    await expect.element(handle("Lesson 1")).toBeVisible()
    await page.getByRole("button", { name: "Show 374 more" }).click()
    window.scrollTo(0, 0)
    await expect.element(handle("Lesson 1")).toBeVisible()
    expect(rows().length).toBeLessThan(40)
    handle("Lesson 1").element().focus()
    await userEvent.keyboard(" {End} ")
    await expect.element(page.getByText("“Lesson 1” is lesson 400 now.")).toBeVisible()
    expect(callsOf("lessons.reorder")).toMatchObject([
      { lesson_ids: [...many.slice(1), many[0]].map((lesson) => lesson?.id) },
    ])
    await expect.element(handle("Lesson 1")).toHaveFocus()
  },
)

test(
  "a long course begins at its next lesson, and shows the others on request",
  { tags: ["planning.long-course"] },
  async () => {
    const many = Array.from({ length: 100 }, (_, place) =>
      sampleLesson(course, place, place < 50 ? { status: "done", completed_at: course.created_at } : {}),
    )
    const { callsOf } = await openCourse({}, many)
    await expect.poll(() => rows()[0]).toContain("Lesson 48")
    await expect.element(page.getByRole("button", { name: "Show the 47 lessons before" })).toBeVisible()
    handle("Lesson 51").element().focus()
    await userEvent.keyboard(" {ArrowDown} ")
    await expect.element(page.getByText("“Lesson 51” is lesson 52 now.")).toBeVisible()
    const ids = many.map(({ id }) => id)
    const [moved = "", next = ""] = ids.slice(50, 52)
    expect(callsOf("lessons.reorder")).toMatchObject([
      { lesson_ids: [...ids.slice(0, 50), next, moved, ...ids.slice(52)] },
    ])
    await page.getByRole("button", { name: "Show the 47 lessons before" }).click()
    await expect.poll(() => rows()[0]).toContain("Lesson 1")
    const more = page.getByRole("button", { name: "Show 27 more" })
    more.element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => more.query()).toBeNull()
  },
)

/** Presses a handle, moves the pointer down by each of the distances in pixels, and ends with an event. */
function drag(grip: Element, distances: number[], last: "pointerup" | "pointercancel") {
  const { x, y } = grip.getBoundingClientRect()
  const at = (distance: number) => ({
    bubbles: true,
    pointerId: 1,
    button: 0,
    clientX: x + 8,
    clientY: y + 8 + distance,
  })
  grip.dispatchEvent(new PointerEvent("pointerdown", at(0)))
  for (const distance of distances) document.dispatchEvent(new PointerEvent("pointermove", at(distance)))
  document.dispatchEvent(new PointerEvent(last, at(distances.at(-1) ?? 0)))
}

function paste(place: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData("text/plain", text)
  place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
}
