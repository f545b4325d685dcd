import type { Day } from "@hearthbook/core/time/days"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { joinedWith, sampleLesson } from "../../../testing/sample-lessons.ts"
import { weekWith } from "../../../testing/sample-planner.ts"
import { sampleClass, sampleEvent } from "../../../testing/sample-schedule.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { WeekBoard } from "../week-board.tsx"

// stopDate: Thursday, November 26, 2026.
const today: Day = "2026-11-26"
beforeEach(async () => {
  stopDate()
  history.replaceState(null, "", "/week")
  await page.viewport(1280, 800)
})

const item = (name: string) => page.getByRole("listitem", { name })
const tick = (name: string) => page.getByRole("checkbox", { name: `Done: ${name}` })
const math = sampleCurriculum(1, ben, "Math")
const bens = {
  ...sampleClass("thursday"),
  id: "0190a0a0-0000-7000-8000-00000000c001",
  student_id: ben.id,
  student: ben,
}
const cleos = { ...bens, id: "0190a0a0-0000-7000-8000-00000000c002", student_id: cleo.id, student: cleo }
const later = { ...bens, id: "0190a0a0-0000-7000-8000-00000000c003", start_time: "1970-01-01T11:00:00.000Z" }

/** The week of Ben and Cleo, who have the same class today. */
function week(held: string[], lessons = [] as Parameters<typeof weekWith>[0]): PlannerView {
  const planner = weekWith(lessons)
  const [child] = planner.children
  if (!child) return planner
  const withClasses = (classes: (typeof bens)[]) =>
    child.days.map((day, at) =>
      at === 3 ? { ...day, classes, held_class_ids: held.filter((id) => classes.some((each) => each.id === id)) } : day,
    )
  return {
    ...planner,
    children: [
      { ...child, days: withClasses([bens, later]) },
      { ...child, student: cleo, days: withClasses([cleos]).map((day) => ({ ...day, lessons: [] })) },
    ],
  }
}

async function open(planner: PlannerView, answers = {}) {
  return renderScreen(<WeekBoard />, {
    "students.list": () => [benView],
    "planner.inRange": () => planner,
    "curriculum.list": () => [math],
    "subjects.list": () => [],
    "schedule.list": () => [bens],
    "events.list": () => [],
    ...answers,
  })
}

test(
  "a class without a lesson is ticked, for siblings who have it together",
  { tags: ["week.class-tick"] },
  async () => {
    let held: string[] = []
    const { callsOf } = await open(week([]), {
      "planner.inRange": () => week(held),
      "time.logClasses": () => {
        held = [bens.id, cleos.id]
        return []
      },
    })
    await tick("Math, 9:00 AM").first().click()
    await expect.element(tick("Math, 9:00 AM").nth(1)).toBeChecked()
    await expect.element(tick("Math, 11:00 AM")).not.toBeChecked()
    await expect.element(page.getByText("1 of 2 done")).toBeVisible()
    expect(callsOf("time.logClasses")).toEqual([{ date: today, schedule_ids: [bens.id, cleos.id], held: true }])
  },
)

test("a class's tick is taken back if the server refuses", { tags: ["week.class-tick"] }, async () => {
  let refuse: () => void = () => undefined
  await open(week([]), {
    "time.logClasses": () => new Promise((_resolve, reject) => (refuse = () => reject(new Refusal("CONFLICT")))),
  })
  await tick("Math, 11:00 AM").click()
  await expect.element(item("Math, 11:00 AM")).toHaveAttribute("data-done")
  refuse()
  await expect.element(tick("Math, 11:00 AM")).not.toBeChecked()
  await expect.element(page.getByRole("alert")).toBeVisible()
})

test("a class with a lesson, and that of an absent child, has no tick", { tags: ["week.class-tick"] }, async () => {
  const lesson = { ...sampleLesson(math, 0, { title: "Fractions", day: today }), subject: bens.subject }
  const planner = week([], [lesson])
  for (const day of planner.children[1]?.days ?? [])
    day.attendance = { status: "excused", fraction: 1, minutes: null, version: 1 }
  await open({
    ...planner,
    children: planner.children.map((child) => ({
      ...child,
      days: child.days.map((day) => ({
        ...day,
        classes: day.classes.map((row) => ({ ...row, subject_id: bens.subject.id })),
      })),
    })),
  })
  await expect.element(page.getByRole("checkbox", { name: "Fractions, Math, 9:00 is done" })).toBeVisible()
  expect(tick("Math, 9:00 AM").query()).toBeNull()
  await expect.element(tick("Math, 11:00 AM")).toBeVisible()
})

test("a class takes the keys: arrows, E, B and Space", { tags: ["week.keyboard", "slow"] }, async () => {
  const { callsOf } = await open(week([]), { "time.logClasses": () => [] })
  await tick("Math, 11:00 AM").click()
  await expect.element(item("Math, 11:00 AM")).toHaveFocus()
  await userEvent.keyboard("{ArrowUp}")
  await expect.element(item("Math, 9:00 AM").first()).toHaveFocus()
  await userEvent.keyboard("b")
  await expect.element(page.getByRole("menuitem", { name: "No class today" })).toBeVisible()
  await expect.element(page.getByRole("menuitem", { name: "Change or move…" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(item("Math, 9:00 AM").first()).toHaveFocus()
  await userEvent.keyboard(" ")
  await expect.poll(() => callsOf("time.logClasses").length).toBe(2)
  await userEvent.keyboard("e")
  await expect.element(page.getByRole("dialog", { name: "Edit Math (Ben)" })).toBeVisible()
  await expect.element(page.getByRole("radio", { name: "Only on Nov 26" })).toBeChecked()
  await userEvent.keyboard("{Escape}")
  await expect.element(item("Math, 9:00 AM").first()).toHaveFocus()
  await userEvent.keyboard("n")
  await expect.element(page.getByLabelText("Title of the lesson")).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(item("Math, 9:00 AM").first()).toHaveFocus()
})

test("an event opens with a click and with E", { tags: ["week.keyboard", "slow"] }, async () => {
  const planner = week([])
  const event = sampleEvent({
    student_id: ben.id,
    student: ben,
    start_date: `${today}T15:00:00.000Z`,
    end_date: `${today}T16:00:00.000Z`,
  })
  const day = planner.children[0]?.days[3]
  if (day) day.events = [event]
  await open(planner)
  await page.getByRole("button", { name: "Dentist, 3:00 PM" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Dentist" })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  item("Dentist, 3:00 PM").element().focus()
  await userEvent.keyboard("b")
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await expect.element(dialog).toBeVisible()
})

test("a class that siblings have together is ticked singly in its menu", { tags: ["week.only"] }, async () => {
  let held: string[] = []
  const { callsOf } = await open(week([]), {
    "planner.inRange": () => week(held),
    "time.logClasses": () => {
      held = [cleos.id]
      return []
    },
  })
  await item("Math, 9:00 AM").first().getByRole("button", { name: "More about Math" }).click()
  await page.getByRole("menuitemcheckbox", { name: "Only Cleo" }).click()
  await expect.element(tick("Math, 9:00 AM").nth(1)).toBeChecked()
  await expect.element(tick("Math, 9:00 AM").first()).not.toBeChecked()
  expect(callsOf("time.logClasses")).toEqual([{ date: today, schedule_ids: [cleos.id], held: true }])
})

test("a lesson that siblings do together is ticked singly in its menu", { tags: ["week.only"] }, async () => {
  const lesson = joinedWith(sampleLesson(math, 0, { title: "Fractions", day: today }), cleo)
  const [own] = lesson.together_with
  const { callsOf } = await open(week([], [lesson]), { "lessons.update": () => ({ ...lesson, ...own, version: 2 }) })
  await item("Fractions").first().getByRole("button", { name: "More about Fractions" }).click()
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Only Ben" })).toBeVisible()
  await page.getByRole("menuitemcheckbox", { name: "Only Cleo" }).click()
  await expect.poll(() => callsOf("lessons.update")).toEqual([{ id: own?.id, completed: true }])
})
