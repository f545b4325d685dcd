import { addDays, dayToMidnight, weekOf, type Day } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { cdp, page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, sampleAssignment, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleLesson, sampleMove, savedMoves } from "../../testing/sample-lessons.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { WeekBoard } from "./week-board.tsx"

// stopDate: Thursday, November 26, 2026.
const monday: Day = "2026-11-23"
const today: Day = "2026-11-26"
beforeEach(async () => {
  overlaps = []
  stopDate()
  await page.viewport(1280, 800)
})

const item = (name: string) => page.getByRole("listitem", { name })
const tick = (name: string) => page.getByRole("checkbox", { name: `${name} is done` })
const math = sampleCurriculum(1, ben, "Math")
const quiz = sampleAssignment("Quiz", math, dayToMidnight(today))
const fractions = sampleLesson(math, 0, { title: "Fractions", day: today })
const decimals = sampleLesson(math, 1, { title: "Decimals", day: today })
const ratios = sampleLesson(math, 2, { title: "Ratios", day: addDays(today, 1) })

/** The overlaps of Tuesday. */
let overlaps: PlannerView["days"][number]["adult_overlaps"] = []

/** A week of one child with these lessons; Friday is a day off. */
function weekWith(lessons: LessonView[], more: Partial<PlannerView["children"][number]> = {}): PlannerView {
  const days = weekOf(monday).map((day, at) => {
    return { date: dayToMidnight(day), is_school_day: at < 4, name: at === 4 ? "Fair" : null }
  })
  const onDay = (day: Day) => lessons.filter(({ planned_date }) => planned_date?.startsWith(day))
  return {
    days: days.map((day, at) => ({ ...day, adult_overlaps: at === 1 ? overlaps : [] })),
    children: [
      {
        student: ben,
        left_over: { lessons: [], lesson_count: 0, fixed: [], fixed_count: 0, assignments: [], assignment_count: 0 },
        undated: [],
        undated_count: 0,
        days: days.map((day) => {
          const own = onDay(day.date.slice(0, 10))
          return {
            ...day,
            attendance: null,
            minutes: own.length * 40,
            is_over_limit: own.length > 2,
            classes: [],
            lessons: own,
            due: [],
            events: [],
          }
        }),
        ...more,
      },
    ],
  }
}

async function open(planner: PlannerView, answers = {}) {
  return renderScreen(<WeekBoard />, {
    "students.list": () => [benView],
    "planner.inRange": () => planner,
    ...answers,
  })
}

test("the board has a column for each day with something, and names days off", { tags: ["week.board"] }, async () => {
  await open(weekWith([fractions, decimals]))
  await expect.element(page.getByRole("columnheader", { name: "Thu Nov 26" })).toHaveAttribute("aria-current", "date")
  await expect.element(page.getByRole("columnheader", { name: "Fri Nov 27 Fair" })).toBeVisible()
  expect(page.getByRole("columnheader", { name: /Sat/ }).query()).toBeNull()
  await expect.element(page.getByText("0 of 2 done")).toBeVisible()
  await expect.element(page.getByText("1 h 20 min")).toBeVisible()
})

test(
  "a day over the limit says so, and one on which two children need an adult at once",
  { tags: ["week.limit", "week.adult"] },
  async () => {
    overlaps = [{ start: "09:00", end: "10:00", student_ids: [ben.id, "0190a0a0-0000-7000-8000-000000000555"] }]
    await open(weekWith([fractions, decimals, sampleLesson(math, 3, { day: today })]))
    await expect.element(page.getByText("2 h, over your limit")).toBeVisible()
    const tuesday = page.getByRole("columnheader", { name: /Tue/ })
    await expect.element(tuesday.getByText("Ben and 1 more need you at 9:00")).toBeVisible()
  },
)

test("a weekend day with a lesson has a column", { tags: ["week.board"] }, async () => {
  await open(weekWith([sampleLesson(math, 0, { day: "2026-11-28" })]))
  await expect.element(page.getByRole("columnheader", { name: "Sat Nov 28" })).toBeVisible()
  expect(page.getByRole("columnheader", { name: /Sun/ }).query()).toBeNull()
})

test("a lesson is ticked where it stands, together with those of siblings", { tags: ["week.tick"] }, async () => {
  const together_id = "0190a0a0-0000-7000-8000-000000000777"
  let lesson: LessonView = { ...fractions, together_id }
  const { callsOf } = await open(weekWith([lesson]), {
    "planner.inRange": () => weekWith([lesson]),
    "lessons.update": () => {
      const completed = { completed_on: dayToMidnight(today), completed_at: "2026-11-26T17:00:00.000Z" }
      return (lesson = { ...lesson, ...completed, status: "done", version: 2 })
    },
  })
  await tick("Fractions, Math").click()
  await expect.element(tick("Fractions, Math")).toBeChecked()
  await expect.poll(() => callsOf("lessons.update")).toEqual([{ id: fractions.id, completed: true, together: true }])
})

test("the tick of due work hands it in", { tags: ["week.tick"] }, async () => {
  const planner = weekWith([])
  const [child] = planner.children
  if (child?.days[3]) child.days[3].due = [quiz]
  const { callsOf } = await open(planner, { "assignments.update": () => ({ ...quiz, status: "submitted" }) })
  await page.getByRole("checkbox", { name: new RegExp(`^${quiz.title}`) }).click()
  await expect.poll(() => callsOf("assignments.update")).toEqual([{ id: quiz.id, status: "submitted" }])
})

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
  "a lesson without a day that is next in its course can only be done or skipped",
  { tags: ["week.move"] },
  async () => {
    const next = sampleLesson(math, 0, { title: "Fractions" })
    const planner = weekWith([])
    const day = planner.children[0]?.days[3]
    if (day) day.lessons = [next]
    await open(planner)
    await page.getByRole("button", { name: "More about Fractions" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Skip" })).toBeVisible()
    expect(page.getByRole("menuitem").elements()).toHaveLength(1)
    await expect.element(item("Fractions, Math")).toHaveAttribute("draggable", "false")
  },
)

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

test("what is left over stands with the child", { tags: ["week.board"] }, async () => {
  const late = sampleLesson(math, 3, { title: "Angles", day: "2026-11-20" })
  const left_over = {
    lessons: [late],
    lesson_count: 4,
    fixed: [],
    fixed_count: 0,
    assignments: [],
    assignment_count: 0,
  }
  await open(weekWith([], { left_over }))
  await page.getByText("Left over 4").click()
  await expect.element(item("Angles, Math")).toBeVisible()
})

test(
  "a missed lesson whose day is fixed is left over, and moves only by itself",
  { tags: ["week.left-over", "slow"] },
  async () => {
    const fixed = sampleLesson(math, 3, { title: "Unit test", day: "2026-11-20", pinned: true })
    const left_over = {
      lessons: [],
      lesson_count: 0,
      fixed: [fixed],
      fixed_count: 1,
      assignments: [],
      assignment_count: 0,
    }
    const { callsOf } = await open(weekWith([], { left_over }), { "lessons.update": () => ({ ...fixed, version: 2 }) })
    await page.getByText("Left over 1").click()
    await page.getByRole("button", { name: "More about Unit test" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Skip" })).toBeVisible()
    expect(
      page
        .getByRole("menuitem")
        .elements()
        .map((element) => element.textContent),
    ).toEqual(["Move…", "Skip"])
    await page.getByRole("menuitem", { name: "Move…" }).click()
    const dialog = page.getByRole("dialog", { name: "Move “Unit test”" })
    await dialog.getByRole("button", { name: "Move" }).click()
    await expect.poll(() => callsOf("lessons.update")).toEqual([{ id: fixed.id, planned_date: today }])
  },
)

test("a phone shows a day at a time", { tags: ["week.phone"] }, async () => {
  await page.viewport(390, 844)
  await open(weekWith([fractions, ratios]))
  await expect.element(item("Fractions, Math")).toBeVisible()
  expect(item("Ratios, Math").query()).toBeNull()
  await page.getByRole("button", { name: "Friday, Nov 27" }).click()
  await expect.element(item("Ratios, Math")).toBeVisible()
  await expect.element(page.getByText("Fair")).toBeVisible()
})

test("a phone has what is left over in a fold above the day", { tags: ["week.phone"] }, async () => {
  history.replaceState(null, "", "/week")
  await page.viewport(390, 844)
  const left_over = {
    lessons: [sampleLesson(math, 3, { title: "Angles", day: "2026-11-20" })],
    lesson_count: 4,
    fixed: [],
    fixed_count: 0,
    assignments: [],
    assignment_count: 0,
  }
  await open(weekWith([fractions], { left_over }))
  await page.getByText("Left over and not dated 4").click()
  await expect.element(item("Angles, Math")).toBeVisible()
  await page.viewport(1280, 800)
})

test("a sheet is chosen in a menu: a day of all children, with empty boxes", { tags: ["week.print"] }, async () => {
  history.replaceState(null, "", "/week")
  await open(weekWith([{ ...fractions, status: "done" }]))
  const printed = vi.spyOn(window, "print").mockImplementation(() => {
    window.dispatchEvent(new Event("beforeprint"))
  })
  onTestFinished(() => {
    printed.mockRestore()
    window.dispatchEvent(new Event("afterprint"))
  })
  await page.getByRole("button", { name: "Print" }).click()
  await page.getByRole("menuitemcheckbox", { name: "Tick what is done" }).click()
  await page.getByRole("menuitem", { name: "Today, all on one page" }).click()
  const paper = page.getByRole("region", { name: "The day of all children on paper" })
  await expect.element(paper).toHaveTextContent(/Thursday, November 26.*BenMath: FractionsNotes/)
  expect(printed).toHaveBeenCalledOnce()
})

test(
  "the week prints as a page for each child, with boxes to tick and room for notes",
  { tags: ["week.print"] },
  async () => {
    await open(
      weekWith([
        { ...fractions, status: "done" },
        ratios,
        sampleLesson(math, 3, { title: "Scale", day: "2026-11-29" }),
      ]),
    )
    await expect.element(item("Fractions")).toBeVisible()
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" })
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { media: "" })
    })
    await expect.element(page.getByRole("table")).not.toBeInTheDocument()
    const paper = page.getByRole("region", { name: "Page of Ben" })
    await expect.element(paper).toHaveTextContent(/Nov 23 – 29, 2026/)
    await expect.element(paper).toHaveTextContent(/Thursday Nov 26✓Math: Fractions/)
    await expect.element(paper).toHaveTextContent(/Friday Nov 27FairMath: Ratios/)
    await expect.element(paper).toHaveTextContent(/Sunday Nov 29Math: Scale.*Notes/)
  },
)
