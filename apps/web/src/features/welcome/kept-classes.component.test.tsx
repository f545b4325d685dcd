import type { SetupInput } from "@hearthbook/api/plan/setup"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { stopDate } from "../../testing/sample-year.ts"
import { addChild, throughSubjects, welcomeServer } from "../../testing/welcome-server.ts"
import { noStudent, startAnswers } from "./setup-form/start-answers.ts"
import WelcomePage from "./welcome-page.tsx"

const next = page.getByRole("button", { name: "Next" })
const friday = page.getByRole("list", { name: "Ada, Friday" })

beforeEach(() => {
  stopDate()
})

test("a moved class stays when a child is added and a subject left out", { tags: ["setup.kept-classes"] }, async () => {
  await page.viewport(1280, 900)
  const { callsOf } = await renderScreen(<WelcomePage />, welcomeServer())
  await throughSubjects()
  await page.getByRole("button", { name: "More about Math on Monday" }).click()
  await page.getByRole("menuitem", { name: "Move to Friday" }).click()
  await expect.poll(() => friday.getByRole("listitem", { name: /^Math/ }).elements().length).toBe(2)
  await page.getByRole("button", { name: "Children" }).click()
  await addChild(1, "Ben", "11/2/2018")
  await page.getByLabelText("First name").nth(0).fill("")
  await page.getByLabelText("First name").nth(0).fill("Ada")
  await next.click()
  await page.getByRole("region", { name: "Ada" }).getByText("History", { exact: true }).click()
  await next.click()
  await expect.element(page.getByRole("list", { name: "Ben, Monday" })).toBeVisible()
  expect(friday.getByRole("listitem", { name: /^Math/ }).elements()).toHaveLength(2)
  expect(friday.getByRole("listitem", { name: /^History/ }).elements()).toHaveLength(0)
  await page.getByRole("button", { name: "Set up my school" }).click()
  await expect.element(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
  const [sent] = callsOf("setup.run") as SetupInput[]
  expect(
    sent?.classes?.filter(
      ({ student, subject, day_of_week }) => student === 0 && subject === "Math" && day_of_week === "friday",
    ),
  ).toHaveLength(2)
})

test("a child who was not at school yet is asked for again", { tags: ["setup.waiting"] }, async () => {
  const family = { time_zone: "America/New_York", year_start: "07-01", school_days: ["monday" as const] }
  const left = startAnswers({ today: "2026-11-26", family, years: [], students: [], country: "US" })
  const bo = { ...noStudent, first_name: "Bo", date_of_birth: "2021-01-02" }
  await renderScreen(<WelcomePage />, welcomeServer({ ...left, is_done: true, students: [bo] }))
  await expect.element(page.getByLabelText("First name")).toHaveValue("Bo")
  await expect.element(page.getByRole("combobox", { name: "Grade level" })).toHaveValue("Kindergarten")
})

test(
  "an answer that could not be saved is sent when the network is back",
  { tags: ["setup.page-offline"] },
  async () => {
    const server = welcomeServer()
    const save = server["setup.saveAnswers"]
    let isOffline = true
    const { callsOf } = await renderScreen(<WelcomePage />, {
      ...server,
      "setup.saveAnswers": (input) => {
        if (isOffline) throw new Refusal("UNKNOWN_ERROR")
        return save?.(input) ?? { answers: null, updated_at: null, version: 1 }
      },
    })
    await page.getByLabelText("First name").fill("Ada")
    await expect.element(page.getByText(/Not saved yet/)).toBeVisible()
    const tries = callsOf("setup.saveAnswers").length
    isOffline = false
    window.dispatchEvent(new Event("online"))
    await expect.element(page.getByText("Your answers are kept.")).toBeVisible()
    expect(callsOf("setup.saveAnswers").length).toBeGreaterThan(tries)
  },
)
