import { addDays, type Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { PlannerView } from "@hearthbook/api/work/planner"
import type { WorkChangeView } from "@hearthbook/api/work/bulk-change"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, sampleAssignment, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleLesson, sampleMove, savedMoves } from "../../testing/sample-lessons.ts"
import { weekWith } from "../../testing/sample-planner.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { WeekBoard } from "./week-board.tsx"

// stopDate: Thursday, November 26, 2026.
const today: Day = "2026-11-26"
beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

const item = (name: string) => page.getByRole("listitem", { name })
const math = sampleCurriculum(1, ben, "Math")
const fractions = sampleLesson(math, 0, { title: "Fractions", day: today })
const decimals = sampleLesson(math, 1, { title: "Decimals", day: today })
const ratios = sampleLesson(math, 2, { title: "Ratios", day: addDays(today, 1) })

async function open(planner: PlannerView, answers = {}) {
  return renderScreen(<WeekBoard />, {
    "students.list": () => [benView],
    "planner.inRange": () => planner,
    ...answers,
  })
}

test("a lesson is dragged to another day, which can be undone", { tags: ["week.move"] }, async () => {
  const { callsOf } = await open(weekWith([fractions]), {
    "planning.reschedule": () => sampleMove([fractions], "2026-11-24", "0190a0a0-0000-7000-8000-000000000901"),
  })
  await item("Fractions, Math").dropTo(page.getByRole("cell").nth(1))
  await expect
    .poll(() => savedMoves(callsOf("planning.reschedule")))
    .toMatchObject([{ scope: { lesson_ids: [fractions.id] }, action: { kind: "move", to: "2026-11-24" } }])
  await expect.element(page.getByText("“Fractions” moved to Tuesday, Nov 24.")).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Undo/ })).toBeVisible()
})

test("a lesson is moved to tomorrow with two clicks", { tags: ["week.move"] }, async () => {
  const { callsOf } = await open(weekWith([fractions]), {
    "planning.reschedule": () => sampleMove([fractions], "2026-11-27", "0190a0a0-0000-7000-8000-000000000901"),
  })
  await page.getByRole("button", { name: "More about Fractions" }).click()
  await page.getByRole("menuitem", { name: "Tomorrow" }).click()
  await expect
    .poll(() => savedMoves(callsOf("planning.reschedule")))
    .toMatchObject([{ scope: { lesson_ids: [fractions.id] }, action: { kind: "move", to: "2026-11-27" } }])
})

test(
  "a lesson without a day that is next in its course is done, skipped or opened, and not moved",
  { tags: ["week.move"] },
  async () => {
    const next = sampleLesson(math, 0, { title: "Fractions" })
    const planner = weekWith([])
    const day = planner.children[0]?.days[3]
    if (day) day.lessons = [next]
    await open(planner)
    await page.getByRole("button", { name: "More about Fractions" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Skip" })).toBeVisible()
    expect(page.getByRole("menuitem").elements()).toHaveLength(2)
    await expect.element(item("Fractions, Math")).toHaveAttribute("draggable", "false")
  },
)

/** The week of Ben with work that is due on Thursday. */
function weekWithWork(): { work: AssignmentView; planner: PlannerView } {
  const work = sampleAssignment("Spelling list", math, today)
  const planner = weekWith([])
  const day = planner.children[0]?.days[3]
  if (day) day.due = [work]
  return { work, planner }
}

const movedWork: WorkChangeView = {
  changes: [],
  change_id: "0190a0a0-0000-7000-8000-000000000902",
  summary: "Moved",
}

test("due work is dragged to another day, which can be undone", { tags: ["week.move-work"] }, async () => {
  const { work, planner } = weekWithWork()
  const { callsOf } = await open(planner, {
    "assignments.changeMany": () => movedWork,
    "changes.undo": () => ({ change_id: movedWork.change_id }),
  })
  await item("Spelling list, due work, Math").dropTo(page.getByRole("cell").nth(1))
  await expect
    .poll(() => callsOf("assignments.changeMany"))
    .toEqual([{ scope: { assignment_ids: [work.id] }, action: { kind: "move", to: "2026-11-24" } }])
  await expect.element(page.getByText("“Spelling list” moved to Tuesday, Nov 24.")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: movedWork.change_id }])
})

test("B opens the menu of due work, and M its move", { tags: ["week.move-work", "week.keyboard"] }, async () => {
  const { work, planner } = weekWithWork()
  const { callsOf } = await open(planner, { "assignments.changeMany": () => movedWork })
  const chip = item("Spelling list, due work, Math")
  await expect.element(chip).toBeVisible()
  ;(chip.element() as HTMLElement).focus()
  await userEvent.keyboard("b")
  await expect.element(page.getByRole("menuitem", { name: "Move…" })).toBeVisible()
  await page.getByRole("menuitem", { name: "Next school day" }).click()
  await expect
    .poll(() => callsOf("assignments.changeMany"))
    .toEqual([{ scope: { assignment_ids: [work.id] }, action: { kind: "next_school_day" } }])
  ;(chip.element() as HTMLElement).focus()
  await userEvent.keyboard("m")
  await expect.element(page.getByRole("dialog", { name: "Move “Spelling list”" })).toBeVisible()
})

test("arrows move among the items, Space ticks and M moves", { tags: ["week.keyboard"] }, async () => {
  const { callsOf } = await open(weekWith([fractions, decimals, ratios]), {
    "lessons.update": () => ({ ...decimals, status: "done", version: 2 }),
    "planning.reschedule": () => sampleMove([ratios], "2026-11-30"),
  })
  await expect.element(item("Fractions, Math")).toBeVisible()
  ;(item("Fractions, Math").element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowDown} ")
  await expect.poll(() => callsOf("lessons.update")).toEqual([{ id: decimals.id, completed: true }])
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(item("Ratios, Math")).toHaveFocus()
  await userEvent.keyboard("m")
  await expect.element(page.getByRole("dialog", { name: "Move to a day" })).toBeVisible()
})

test("B opens the menu of an item", { tags: ["week.keyboard"] }, async () => {
  await open(weekWith([fractions]))
  await expect.element(item("Fractions, Math")).toBeVisible()
  ;(item("Fractions, Math").element() as HTMLElement).focus()
  await userEvent.keyboard("b")
  await expect.element(page.getByRole("menuitem", { name: "Tomorrow" })).toBeVisible()
})

test("several lessons are selected and moved with one preview", { tags: ["week.select"] }, async () => {
  const { callsOf } = await open(weekWith([fractions, decimals, ratios]), {
    "planning.reschedule": () => sampleMove([fractions, decimals], "2026-11-30"),
  })
  await expect.element(item("Fractions, Math")).toBeVisible()
  ;(item("Fractions, Math").element() as HTMLElement).focus()
  await userEvent.keyboard("x{ArrowDown}x")
  await expect.element(page.getByText("2 selected")).toBeVisible()
  await page.getByRole("button", { name: "Push back" }).click()
  await expect.element(page.getByRole("dialog")).toBeVisible()
  await expect
    .poll(() => callsOf("planning.reschedule"))
    .toMatchObject([{ scope: { lesson_ids: [fractions.id, decimals.id] }, preview: true }])
})

test("N adds lessons to a day without leaving the board", { tags: ["week.add"] }, async () => {
  const { callsOf } = await open(weekWith([fractions]), {
    "curriculum.list": () => [math],
    "lessons.create": () => sampleLesson(math, 4, { title: "Percent", day: today }),
  })
  await expect.element(item("Fractions, Math")).toBeVisible()
  ;(item("Fractions, Math").element() as HTMLElement).focus()
  await userEvent.keyboard("n")
  const title = page.getByRole("textbox", { name: "Title of the lesson" })
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard("Percent{Enter}")
  await expect.element(page.getByText("“Percent” added.")).toBeVisible()
  await expect.element(title).toHaveValue("")
  expect(callsOf("lessons.create")).toMatchObject([{ curriculum_id: math.id, title: "Percent", planned_date: today }])
})

test("a refused lesson stays in its field, with the reason", { tags: ["week.add"] }, async () => {
  await open(weekWith([fractions]), {
    "curriculum.list": () => [math],
    "lessons.create": () => {
      throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "title", message: "Title is too long." }] })
    },
  })
  await page.getByRole("button", { name: /^Add a lesson for Ben.*, Thursday, Nov 26$/ }).click()
  const title = page.getByRole("textbox", { name: "Title of the lesson" })
  await title.fill("Percent")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("Title is too long.")).toBeVisible()
  await expect.element(title).toHaveValue("Percent")
})

test("with Alt, a lesson is copied to a sibling's course of its subject", { tags: ["week.copy"] }, async () => {
  const own = weekWith([fractions])
  const sibling = { ...ben, id: "0190a0a0-0000-7000-8000-00000000ada0", first_name: "Ada" }
  const theirs = { ...sampleCurriculum(9, sibling, "math "), student_id: sibling.id }
  const [child] = own.children
  if (!child) throw new Error("The week has no child.")
  const empty = child.days.map((day) => ({ ...day, lessons: [] }))
  const planner = { ...own, children: [child, { ...child, student: sibling, days: empty }] }
  const copied = sampleLesson(theirs, 0, { title: "Fractions", day: "2026-11-25" })
  const { callsOf } = await open(planner, {
    "lessons.byId": () => fractions,
    "curriculum.list": () => [theirs],
    "lessons.create": () => copied,
  })
  await expect.element(item("Fractions, Math")).toBeVisible()
  const cell = page.getByRole("row", { name: "Ada" }).getByRole("cell").nth(2)
  drop(item("Fractions, Math").element(), cell.element(), { altKey: false })
  drop(item("Fractions, Math").element(), cell.element(), { altKey: true })
  await expect
    .poll(() => callsOf("lessons.create"))
    .toMatchObject([{ curriculum_id: theirs.id, title: "Fractions", planned_date: "2026-11-25" }])
  await expect.element(page.getByText("“Fractions” copied to Ada, Wednesday, Nov 25.")).toBeVisible()
})

/** Drags an element onto another one, with or without a key, which Playwright's own drag cannot hold. */
function drop(from: Element, to: Element, { altKey }: { altKey: boolean }): void {
  const dataTransfer = new DataTransfer()
  const options = { dataTransfer, altKey, bubbles: true, cancelable: true }
  from.dispatchEvent(new DragEvent("dragstart", options))
  to.dispatchEvent(new DragEvent("dragover", options))
  to.dispatchEvent(new DragEvent("drop", options))
}
