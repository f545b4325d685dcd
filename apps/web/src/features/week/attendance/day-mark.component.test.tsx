import { addDays } from "@hearthbook/core/time/days"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView } from "../../../testing/sample-family.ts"
import { weekWith } from "../../../testing/sample-planner.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { WeekBoard } from "../week-board.tsx"

const at = "2026-11-26T00:00:00.000Z"

beforeEach(async () => {
  stopDate()
  await page.viewport(1280, 800)
})

test(
  "a day that has come is marked, half and with its hours, and Undo restores it",
  { tags: ["attendance.half-day", "week.keyboard"] },
  async () => {
    const { callsOf } = await renderScreen(<WeekBoard />, {
      "students.list": () => [benView],
      "planner.inRange": () => {
        const week = weekWith([])
        const today = week.children[0]?.days.find(({ date }) => date === at)
        if (today) today.attendance = { status: "present", fraction: 1, minutes: 240, version: 4 }
        return week
      },
      "attendance.markAll": ({ records }) =>
        records.map(({ student_id, status, fraction = 1, minutes = 240 }) => ({
          id: student_id,
          student_id,
          date: at,
          status,
          fraction,
          minutes,
          recorded_late: false,
          version: 5,
          created_at: at,
          updated_at: at,
          change_id: null,
        })),
    })
    const mark = page.getByRole("button", { name: "Attendance of Ben, Thursday, Nov 26: Present, 4 h" })
    const cell = { student_id: ben.id, date: addDays("2026-11-26", 0), status: "present" }
    await mark.click()
    await page.getByRole("menuitem", { name: "Half day" }).click()
    await expect.element(page.getByText("Ben, Thursday, Nov 26: Present ½, 4 h.")).toBeVisible()
    expect(callsOf("attendance.markAll")).toEqual([{ records: [{ ...cell, fraction: 0.5 }] }])
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect
      .poll(() => callsOf("attendance.markAll").at(-1))
      .toEqual({ records: [{ ...cell, fraction: 1, minutes: 240, version: 5 }] })

    await mark.click()
    await page.getByRole("menuitem", { name: "Hours of the day…" }).click()
    const hours = page.getByRole("textbox", { name: "Ben, Thursday, Nov 26" })
    await hours.fill("all morning")
    await page.getByRole("button", { name: "Save" }).click()
    await expect.element(hours).toHaveAccessibleDescription(/Enter a time/)
    await hours.fill("3h 30")
    await page.getByRole("button", { name: "Save" }).click()
    await expect.poll(() => callsOf("attendance.markAll").at(-1)).toEqual({ records: [{ ...cell, minutes: 210 }] })

    const add = page.getByRole("button", { name: "Add a lesson for Ben, Thursday, Nov 26" })
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    add.element().focus()
    await userEvent.keyboard("a")
    await expect.element(page.getByRole("menuitem", { name: "Half day" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(add).toHaveFocus()
  },
)
