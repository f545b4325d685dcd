import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { trpc } from "../../../api/trpc.ts"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben } from "../../../testing/sample-family.ts"
import { weekWith } from "../../../testing/sample-planner.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { ClassMenu } from "./class-menu.tsx"

// stopDate: Thursday, November 26, 2026.
const today: Day = "2026-11-26"
const row = { ...sampleClass("thursday"), id: "0190a0a0-0000-7000-8000-000000000778", student_id: ben.id, student: ben }

/** The classes of today. */
function Today() {
  const [{ children }] = trpc.planner.inRange.useSuspenseQuery({ start_date: today, end_date: today })
  return (
    <ul>
      {children.flatMap(({ days }) =>
        days.flatMap(({ classes }) =>
          classes.map((held) => (
            <li key={held.id}>
              {held.subject.name} <ClassMenu row={held} day={today} />
            </li>
          )),
        ),
      )}
    </ul>
  )
}

/** The week with these classes on Thursday. */
function weekOn(classes: ClassView[]) {
  const planner = weekWith([])
  const children = planner.children.map((child) => ({
    ...child,
    days: child.days.map((day, at) => (at === 3 ? { ...day, classes } : day)),
  }))
  return { ...planner, children }
}

async function cancel(answers: Answers) {
  stopDate()
  let isHeld = true
  await renderScreen(<Today />, { "planner.inRange": () => weekOn(isHeld ? [row] : []), ...answers })
  await page.getByRole("button", { name: "More about Math" }).click()
  await page.getByRole("menuitem", { name: "No class today" }).click()
  return { stop: () => (isHeld = false) }
}
const math = page.getByRole("listitem")

test("a canceled class disappears before the server has answered", { tags: ["schedule.at-once"] }, async () => {
  let answer: () => void = () => undefined
  const { stop } = await cancel({
    "schedule.delete": () => new Promise((resolve) => (answer = () => resolve({ id: row.id, ended: true }))),
  })
  await expect.element(math).not.toBeInTheDocument()
  expect(page.getByText(/^No Math/).query()).toBeNull()
  stop()
  answer()
  await expect.element(page.getByText("No Math (Ben) on Thursday, Nov 26.")).toBeVisible()
  await expect.element(math).not.toBeInTheDocument()
})

test("a class shows again if the server refuses", { tags: ["schedule.at-once"] }, async () => {
  let refuse: () => void = () => undefined
  await cancel({
    "schedule.delete": () => new Promise((_resolve, reject) => (refuse = () => reject(new Refusal("CONFLICT")))),
  })
  await expect.element(math).not.toBeInTheDocument()
  refuse()
  await expect.element(math).toBeVisible()
  await expect.element(page.getByRole("alert")).toBeVisible()
})
