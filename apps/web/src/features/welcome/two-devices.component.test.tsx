import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { beforeEach, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { welcomeServer } from "../../testing/welcome-server.ts"
import { noStudent, startAnswers } from "./setup-form/start-answers.ts"
import WelcomePage from "./welcome-page.tsx"

const changed = page.getByText("Changed on another device. Here is the latest.")
const ada = { ...noStudent, first_name: "Ada", date_of_birth: "2016-03-04" }
const ben = { ...noStudent, first_name: "Ben", date_of_birth: "2018-11-02" }
beforeEach(() => {
  stopDate()
})

/** Answers that were left on the last step. */
function leftWith(students: SetupAnswers["students"]): SetupAnswers {
  const family = {
    time_zone: "America/New_York",
    year_start: "07-01",
    school_days: ["monday" as const, "tuesday" as const],
  }
  const start = startAnswers({ today: "2026-11-26", family, years: [sampleYear], students: [], country: "US" })
  return { ...start, step: 2, students }
}

describe("answers that were changed on another device", { tags: ["setup.page-devices"] }, () => {
  test("take the place of older ones on the same step, and are not overwritten", async () => {
    const server = welcomeServer(leftWith([ada]))
    const { callsOf } = await renderScreen(<WelcomePage />, server)
    await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
    await server["setup.saveAnswers"]?.({ answers: { ...leftWith([ada, ben]), step: 0 }, version: 1 })
    await page.getByLabelText("Starts at").fill("08:00")
    await expect.element(changed).toBeVisible()
    await expect.element(page.getByRole("list", { name: "Ben, Monday" })).toBeVisible()
    await expect.element(page.getByRole("heading", { name: "When do you learn?" })).toBeVisible()
    await page.getByLabelText("Starts at").fill("07:30")
    await expect.poll(() => callsOf("setup.saveAnswers").length).toBe(2)
    expect(callsOf("setup.saveAnswers").at(-1)).toMatchObject({
      answers: { start_time: "07:30", students: [{ first_name: "Ada" }, { first_name: "Ben" }] },
      version: 2,
    })
  })

  test("are shown when the parent comes back to the tab, before anything is typed", async () => {
    const server = welcomeServer(leftWith([ada]))
    const { callsOf } = await renderScreen(<WelcomePage />, server)
    await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
    document.dispatchEvent(new Event("visibilitychange"))
    await expect.poll(() => callsOf("setup.answers").length).toBe(2)
    expect(changed.elements()).toHaveLength(0)
    await server["setup.saveAnswers"]?.({ answers: leftWith([ada, ben]), version: 1 })
    document.dispatchEvent(new Event("visibilitychange"))
    await expect.element(changed).toBeVisible()
    await expect.element(page.getByRole("list", { name: "Ben, Monday" })).toBeVisible()
    expect(callsOf("setup.saveAnswers")).toHaveLength(0)
  })

  test("begin again if the school was set up there", async () => {
    const server = welcomeServer(leftWith([ada]))
    await renderScreen(<WelcomePage />, server)
    await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
    await server["setup.saveAnswers"]?.({ answers: null, version: 1 })
    await page.getByLabelText("Starts at").fill("08:00")
    await expect.element(page.getByRole("heading", { name: "Who is at home?" })).toBeVisible()
    await expect.element(changed).toBeVisible()
  })

  test("are not this device's own, whose save had lost its answer", async () => {
    const server = welcomeServer(leftWith([ada]))
    let isLost = true
    const { callsOf } = await renderScreen(<WelcomePage />, {
      ...server,
      "setup.saveAnswers": (input) => {
        const saved = server["setup.saveAnswers"]?.(input)
        if (!saved || isLost) {
          isLost = false
          throw new Refusal("NETWORK_ERROR")
        }
        return saved
      },
    })
    await page.getByLabelText("Starts at").fill("08:00")
    await expect.element(page.getByText("Not saved yet. Your answers stay on this page.")).toBeVisible()
    await page.getByLabelText("Starts at").fill("07:30")
    await expect.poll(() => callsOf("setup.saveAnswers").length).toBe(3)
    expect(callsOf("setup.saveAnswers").at(-1)).toMatchObject({ answers: { start_time: "07:30" }, version: 2 })
    expect(changed.elements()).toHaveLength(0)
  })
})
