import type { SetupView } from "@hearthbook/api/plan/setup"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { expect } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "./fake-server.ts"
import { sampleYear } from "./sample-year.ts"

const thanksgiving = { name: "Thanksgiving", start_date: "2026-11-26", end_date: "2026-11-26" }
const inSummer = { name: "Saturday Day", start_date: "2027-06-19", end_date: "2027-06-19" }

export const change_id = "0190a0a0-0000-7000-8000-000000000601"

/** The answer to a set-up, of which the page shows the counts. */
const made: SetupView = {
  school_year: { ...sampleYear, id: sampleYear.id, terms: [] },
  students: [],
  classes: [],
  held: [],
  course_count: 5,
  holiday_count: 1,
  change_id,
}

/** A server that keeps the answers, and makes what it is asked for. */
export function welcomeServer(answers: SetupAnswers | null = null): Answers {
  let kept = answers
  let latest = 1
  return {
    "setup.answers": () => ({ answers: kept, updated_at: null, version: latest }),
    "setup.saveAnswers": ({ answers: saved, version }) => {
      if (version !== undefined && version !== latest) throw new Refusal("CONFLICT")
      kept = saved
      latest += 1
      return { answers: kept, updated_at: "2026-11-26T17:00:00.000Z", version: latest }
    },
    "setup.run": () => made,
    "students.list": () => [],
    "schoolYears.list": () => [sampleYear],
    "holidays.suggest": () =>
      [thanksgiving, inSummer].map(({ name, ...days }) => ({
        name,
        start_date: `${days.start_date}T00:00:00.000Z`,
        end_date: `${days.end_date}T00:00:00.000Z`,
      })),
    "changes.list": () => [],
    "curriculum.list": () => [],
    "schedule.list": () => [],
    "events.list": () => [],
    "planner.inRange": () => ({ days: [], children: [] }),
  }
}

/** Fills the row of a child, and adds it first unless it is the first one. */
export async function addChild(row: number, name: string, birthday: string): Promise<void> {
  if (row > 0) await page.getByRole("button", { name: "Add a child" }).click()
  await page.getByLabelText("First name").nth(row).fill(name)
  await page.getByLabelText("Birthday", { exact: true }).nth(row).fill(birthday)
}

/** Answers the first two questions for Ada, a fifth-grader. */
export async function throughSubjects(): Promise<void> {
  await addChild(0, "Ada", "3/4/2016")
  await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("button", { name: "Next" }).click()
  await expect.element(page.getByRole("heading", { name: "When do you learn?" })).toBeVisible()
}
