import { dayToMidnight } from "@hearthbook/core/time/days"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { ben, cleo } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { sampleDay, sampleOverview } from "../../../testing/sample-dashboard.ts"
import {
  bensDay,
  day,
  decimals,
  essay,
  fractions,
  late,
  mathClass,
  openToday,
  quiz,
  tick,
  today,
} from "../../../testing/open-today.tsx"

beforeEach(async () => {
  stopDate()
  window.history.replaceState(null, "", "/dashboard")
  await page.viewport(1280, 800)
})

test("a class holds the lesson of its subject, and each row can be ticked", { tags: ["dashboard.today"] }, async () => {
  await openToday([bensDay])
  const rows = page.getByRole("list", { name: "Today, Ben" }).getByRole("listitem")
  await expect
    .poll(() => rows.elements().map((row) => row.textContent?.trim()))
    .toEqual([
      expect.stringMatching(/^9:00.*Fractions.*Math/),
      expect.stringMatching(/^Decimals.*Math/),
      expect.stringMatching(/^Quiz.*Math/),
    ])
  for (const name of ["Math", "Decimals", "Quiz"]) await expect.element(tick(name)).not.toBeChecked()
  await expect.element(day("Ben").getByText("0 of 3 done")).toBeVisible()
})

test("Space ticks a row and moves to the next one, and arrows move", { tags: ["dashboard.keyboard"] }, async () => {
  let lesson = fractions
  const { callsOf } = await openToday(
    [bensDay],
    {},
    {
      "dashboard.overview": () => sampleOverview([{ ...bensDay, lessons: [lesson, decimals] }]),
      "lessons.update": () => {
        lesson = {
          ...fractions,
          status: "done",
          completed_on: dayToMidnight(today),
          completed_at: dayToMidnight(today),
        }
        return lesson
      },
    },
  )
  await expect.element(tick("Math")).toBeVisible()
  tick("Math").element().focus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(tick("Decimals")).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}")
  await expect.element(tick("Math")).toHaveFocus()
  await userEvent.keyboard(" ")
  await expect.element(tick("Math")).toBeChecked()
  await expect.element(tick("Decimals")).toHaveFocus()
  expect(callsOf("lessons.update")).toMatchObject([{ id: fractions.id, completed: true }])
  // Done rows come last.
  const rows = page.getByRole("list", { name: "Today, Ben" }).getByRole("listitem")
  await expect.poll(() => rows.elements().at(-1)?.textContent).toContain("Fractions")
  await expect.element(tick("Decimals")).toHaveFocus()
})

test("the list is one stop of the Tab key for each control of a row", { tags: ["dashboard.keyboard"] }, async () => {
  await openToday([bensDay])
  await expect.element(tick("Math")).toHaveAttribute("tabindex", "0")
  await expect.element(tick("Decimals")).toHaveAttribute("tabindex", "-1")
  tick("Quiz").element().focus()
  await expect.element(tick("Math")).toHaveAttribute("tabindex", "-1")
  await expect.element(page.getByRole("link", { name: "Quiz" })).toHaveAttribute("tabindex", "0")
})

test(
  "a class without a lesson is ticked, for siblings who have it together",
  { tags: ["dashboard.class-tick"] },
  async () => {
    const cleos = { ...mathClass, id: "0190a0a0-0000-7000-8000-00000000c002", student_id: cleo.id, student: cleo }
    let held: string[] = []
    const days = () => [
      sampleDay(ben, { classes: [mathClass], due: [quiz], held_class_ids: held }),
      sampleDay(cleo, { classes: [cleos], held_class_ids: held }),
    ]
    const { callsOf } = await openToday(
      days(),
      {},
      {
        "dashboard.overview": () => sampleOverview(days()),
        "time.logClasses": () => {
          held = [mathClass.id, cleos.id]
          return []
        },
      },
    )
    const ticks = page.getByRole("checkbox", { name: "Done: Math, 9:00 AM" })
    await ticks.first().click()
    await expect.element(ticks.nth(1)).toBeChecked()
    await expect.element(day("Ben").getByText("1 of 2 done")).toBeVisible()
    // It is the last row now, and has the focus still.
    await expect.element(day("Ben").getByRole("checkbox").last()).toHaveFocus()
    expect(callsOf("time.logClasses")).toEqual([{ date: today, schedule_ids: [mathClass.id, cleos.id], held: true }])
  },
)

test("a class of a child who is excused has no tick, and opens", { tags: ["dashboard.class-tick"] }, async () => {
  await openToday([
    sampleDay(ben, { classes: [mathClass], mark: { status: "excused", fraction: 1, minutes: null, version: 1 } }),
  ])
  await expect.element(page.getByRole("button", { name: "Math", exact: true })).toBeVisible()
  expect(page.getByRole("checkbox").query()).toBeNull()
})

test("the focus is back on a row when its menu closes", { tags: ["dashboard.keyboard"] }, async () => {
  await openToday([sampleDay(ben, { classes: [mathClass], due: [quiz] })])
  const tickOfClass = page.getByRole("checkbox", { name: "Done: Math, 9:00 AM" })
  await expect.element(tickOfClass).toBeVisible()
  tickOfClass.element().focus()
  await userEvent.keyboard("b")
  await expect.element(page.getByRole("menuitem", { name: "No class today" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(tickOfClass).toHaveFocus()
})

test("due work has the menu of the week", { tags: ["dashboard.work-menu"] }, async () => {
  const change_id = "0190a0a0-0000-7000-8000-000000000999"
  const { callsOf } = await openToday(
    [sampleDay(ben, { due: [quiz, essay] })],
    {},
    {
      "assignments.changeMany": () => ({ change_id, changes: [], summary: "1 assignment moved" }),
    },
  )
  const menuOf = (title: string) => page.getByRole("button", { name: `More about ${title}` })
  await menuOf("Essay").click()
  await expect.element(page.getByRole("menuitem", { name: "Grade", exact: true })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await menuOf("Quiz").click()
  for (const name of ["Next school day", "This and all after", "Skip", "Move…", "Edit"])
    await expect.element(page.getByRole("menuitem", { name })).toBeVisible()
  expect(page.getByRole("menuitem", { name: "Grade", exact: true }).query()).toBeNull()
  await page.getByRole("menuitem", { name: "Tomorrow" }).click()
  await expect
    .poll(() => callsOf("assignments.changeMany"))
    .toMatchObject([{ scope: { assignment_ids: [quiz.id] }, action: { kind: "move", to: "2026-11-27" } }])
})

test("each fact shows only its rows, and all when it is pressed again", { tags: ["dashboard.facts"] }, async () => {
  const done = { ...decimals, status: "done" as const, completed_at: dayToMidnight(today) }
  const parts = { lessons: [fractions, done], due: [essay, late], overdue_count: 1, overdue_ids: [late.id] }
  await openToday([sampleDay(ben, parts)], { waiting_count: 4 })
  await expect.element(page.getByText("Thu, Nov 26")).toBeVisible()
  const fact = (name: string) => page.getByRole("button", { name, exact: true })
  await fact("2 of 3 done").click()
  await expect.element(fact("2 of 3 done")).toHaveAttribute("aria-pressed", "true")
  await expect.element(tick("Fractions")).not.toBeInTheDocument()
  await expect.element(tick("Decimals")).toBeVisible()
  await fact("1 to grade").click()
  await expect.element(tick("Decimals")).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Grade Essay" })).toBeVisible()
  await day("Today by child").getByRole("button", { name: "1 late", exact: true }).first().click()
  await expect.element(page.getByRole("list", { name: "Late, Ben" })).toHaveTextContent("Map")
  await expect.element(tick("Essay")).not.toBeInTheDocument()
  await day("Today by child").getByRole("button", { name: "1 late", exact: true }).first().click()
  await expect.element(tick("Fractions")).toBeVisible()
})

test.each([
  ["Move to today", { kind: "move", to: today }],
  ["Done", { kind: "complete" }],
  ["Skip", { kind: "skip" }],
])("late work is one row, and %s changes all of it", { tags: ["dashboard.late"] }, async (label, action) => {
  const overdue_ids = [late.id, quiz.id]
  const { callsOf } = await openToday(
    [sampleDay(ben, { due: [late], overdue_count: 2, overdue_ids })],
    {},
    {
      "assignments.changeMany": () => ({ changes: [], change_id: null, summary: "" }),
    },
  )
  await expect.element(page.getByText("Map")).not.toBeInTheDocument()
  await day("Ben").getByRole("button", { name: "2 late", exact: true }).click()
  await expect.element(page.getByRole("list", { name: "Late, Ben" })).toHaveTextContent("Map")
  await expect.element(page.getByRole("link", { name: "1 more overdue" })).toBeVisible()
  await page.getByRole("button", { name: `${label}: 2 late, Ben` }).click()
  await expect
    .poll(() => callsOf("assignments.changeMany"))
    .toEqual([{ scope: { assignment_ids: overdue_ids }, action }])
})

test("attendance is one chip with the other marks in its menu", { tags: ["dashboard.mark"] }, async () => {
  const { callsOf } = await openToday(
    [bensDay],
    {},
    {
      "attendance.markAll": () => [],
    },
  )
  await page.getByRole("button", { name: "Other marks of Ben" }).click()
  await expect.element(page.getByText("Late on Wednesday, November 25")).toBeVisible()
  await page.getByRole("menuitem", { name: "Excused" }).click()
  await expect.poll(() => callsOf("attendance.markAll")).toMatchObject([{ records: [{ status: "excused" }] }])
  await page.getByRole("button", { name: "Present, Ben" }).click()
  await expect
    .poll(() => callsOf("attendance.markAll").at(-1))
    .toMatchObject({ records: [{ student_id: ben.id, date: today, status: "present" }] })
})

test("on a day off there is nothing to mark", { tags: ["dashboard.day-off"] }, async () => {
  const off = { is_school_day: false }
  await openToday([sampleDay(ben, off), sampleDay(cleo, off)], off)
  await expect.element(page.getByText("Thursday is not a school day. Nothing to mark.")).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Everyone present" })).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Present, Ben" })).not.toBeInTheDocument()
})
