import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { HeldClass } from "../../../entities/lesson/menu/lesson-menu-props.ts"
import { useSelection } from "../../../entities/lesson/select/use-selection.ts"
import type { Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson, sampleMove } from "../../../testing/sample-lessons.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { LessonRow } from "./lesson-row.tsx"

// stopDate: Thursday, November 26, 2026.
const today: Day = "2026-11-26"
const math = sampleCurriculum(1, ben, "Math")
const fractions = sampleLesson(math, 0, { title: "Fractions", day: today })
const held: HeldClass = { row: { ...sampleClass("thursday"), student_id: ben.id, student: ben }, day: today }

function Row({ lesson, inClass }: { lesson: LessonView; inClass?: HeldClass }) {
  const selection = useSelection([lesson.id])
  return (
    <ul>
      <LessonRow id="row" lesson={lesson} isCurrent selection={selection} held={inClass} />
    </ul>
  )
}

const open = (lesson: LessonView, inClass?: HeldClass, answers: Answers = {}) => {
  stopDate()
  return renderScreen(<Row lesson={lesson} inClass={inClass} />, answers)
}

const entries = () =>
  page
    .getByRole("menuitem")
    .elements()
    .map((element) => element.textContent)

const openMenu = async () => {
  await page.getByRole("button", { name: "More about Fractions" }).click()
  await expect.element(page.getByRole("menuitem").first()).toBeVisible()
}

test("a lesson of today is moved to tomorrow with two clicks", { tags: ["dashboard.lesson-menu"] }, async () => {
  const { callsOf } = await open(fractions, held, {
    "planning.reschedule": () => sampleMove([fractions], "2026-11-27", "0190a0a0-0000-7000-8000-000000000901"),
  })
  await openMenu()
  await expect
    .poll(entries)
    .toEqual(["Tomorrow", "Next school day", "This and all after", "Move…", "Skip", "Edit", "No class today"])
  await page.getByRole("menuitem", { name: "Tomorrow" }).click()
  await expect
    .poll(() => callsOf("planning.reschedule"))
    .toEqual([{ scope: { lesson_ids: [fractions.id] }, action: { kind: "move", to: "2026-11-27" }, preview: false }])
  await expect.element(page.getByText("“Fractions” moved to tomorrow.")).toBeVisible()
})

test("Move… opens the dialog for other days", { tags: ["dashboard.lesson-menu"] }, async () => {
  await open(fractions, undefined, { "planning.reschedule": () => sampleMove([fractions], "2026-11-30") })
  await openMenu()
  await page.getByRole("menuitem", { name: "Move…" }).click()
  await expect.element(page.getByRole("dialog", { name: "Move to a day" })).toBeVisible()
})

test.each([
  ["without a day can only be skipped or opened", { planned_date: null }, undefined, ["Skip", "Edit"]],
  [
    "that is done can be opened, and has its class",
    { status: "done", completed_at: dayToMidnight(today) },
    held,
    ["Edit", "No class today"],
  ],
] as const)("a lesson %s", { tags: ["dashboard.lesson-menu"] }, async (_name, change, inClass, expected) => {
  await open({ ...fractions, ...change }, inClass)
  await openMenu()
  await expect.poll(entries).toEqual(expected)
})
