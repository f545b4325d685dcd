import { addDays, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { cdp, page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleAssignment, sampleCurriculum } from "../../testing/sample-family.ts"
import { joinedWith, sampleLesson } from "../../testing/sample-lessons.ts"
import { weekWith } from "../../testing/sample-planner.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { WeekBoard } from "./week-board.tsx"

// stopDate: Thursday, November 26, 2026.
const today: Day = "2026-11-26"
beforeEach(async () => {
  stopDate()
  // The history entry keeps the expanded sections.
  history.replaceState(null, "")
  await page.viewport(1280, 800)
})

const item = (name: string) => page.getByRole("listitem", { name })
const tick = (name: string) => page.getByRole("checkbox", { name: `${name} is done` })
const math = sampleCurriculum(1, ben, "Math")
const quiz = sampleAssignment("Quiz", math, dayToMidnight(today))
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
    const overlaps = [{ start: "09:00", end: "10:00", student_ids: [ben.id, "0190a0a0-0000-7000-8000-000000000555"] }]
    await open(weekWith([fractions, decimals, sampleLesson(math, 3, { day: today })], { overlaps }))
    await expect.element(page.getByText("2 h, over your limit")).toBeVisible()
    const tuesday = page.getByRole("columnheader", { name: /Tue/ })
    const mark = tuesday.getByRole("button", { name: "Ben and 1 more need you at 9:00 AM" })
    mark.element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("Ben and 1 more need you at 9:00 AM")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(mark).toHaveFocus()
  },
)

test("a day off is narrow if nothing is on it", { tags: ["week.board"] }, async () => {
  const fair = page.getByRole("columnheader", { name: "Fri Nov 27 Fair" })
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  await open(weekWith([fractions]))
  await expect.element(fair).toBeVisible()
  const thursday = page.getByRole("columnheader", { name: "Thu Nov 26" })
  expect(widthOf(fair.element())).toBeLessThan(widthOf(thursday.element()) - 20)
})

test("a weekend day with a lesson has a column", { tags: ["week.board"] }, async () => {
  await open(weekWith([sampleLesson(math, 0, { day: "2026-11-28" })]))
  await expect.element(page.getByRole("columnheader", { name: "Sat Nov 28" })).toBeVisible()
  expect(page.getByRole("columnheader", { name: /Sun/ }).query()).toBeNull()
})

test("a lesson is ticked where it stands, together with those of siblings", { tags: ["week.tick"] }, async () => {
  let lesson: LessonView = joinedWith(fractions, cleo)
  const { callsOf } = await open(weekWith([lesson]), {
    "planner.inRange": () => weekWith([lesson]),
    "lessons.update": () => {
      const completed = { completed_on: dayToMidnight(today), completed_at: "2026-11-26T17:00:00.000Z" }
      return (lesson = { ...lesson, ...completed, status: "done", version: 2 })
    },
  })
  await tick("Fractions, Math").click()
  await expect.element(tick("Fractions, Math")).toBeChecked()
  await expect.element(item("Fractions, Math").getByText("Together with Cleo")).toBeInTheDocument()
  await expect.poll(() => callsOf("lessons.update")).toEqual([{ id: fractions.id, completed: true, together: true }])
})

test(
  "a tick shows before the server has answered, and is taken back if it refuses",
  { tags: ["week.tick"] },
  async () => {
    let refuse: () => void = () => undefined
    await open(weekWith([fractions]), {
      "lessons.update": () => new Promise((_resolve, reject) => (refuse = () => reject(new Refusal("CONFLICT")))),
    })
    await tick("Fractions, Math").click()
    await expect.element(item("Fractions, Math")).toHaveAttribute("data-done")
    await expect.element(tick("Fractions, Math")).toBeChecked()
    refuse()
    await expect.element(tick("Fractions, Math")).not.toBeChecked()
    await expect.element(page.getByRole("alert")).toBeVisible()
  },
)

test("the tick of due work turns it in", { tags: ["week.tick"] }, async () => {
  const planner = weekWith([])
  const [child] = planner.children
  if (child?.days[3]) child.days[3].due = [quiz]
  const { callsOf } = await open(planner, { "assignments.update": () => ({ ...quiz, status: "submitted" }) })
  await page.getByRole("checkbox", { name: new RegExp(`^${quiz.title}`) }).click()
  await expect.poll(() => callsOf("assignments.update")).toEqual([{ id: quiz.id, status: "submitted" }])
})

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
    ).toEqual(["Move…", "Skip", "Edit"])
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
