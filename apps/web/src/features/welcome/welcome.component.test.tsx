import type { SetupInput } from "@hearthbook/api/plan/setup"
import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { addChild, change_id, throughSubjects, welcomeServer as server } from "../../testing/welcome-server.ts"
import { startAnswers } from "./setup-form/start-answers.ts"
import WelcomePage from "./welcome-page.tsx"

const next = page.getByRole("button", { name: "Next" })
const finish = page.getByRole("button", { name: "Set up my school" })
beforeEach(() => {
  stopDate()
})

test("a birthday gives the grade, and a baby is left out", { tags: ["setup.page-grade"] }, async () => {
  await renderScreen(<WelcomePage />, server())
  await addChild(0, "Ada", "3/4/2016")
  await addChild(1, "Bo", "1/2/2025")
  const grades = page.getByRole("combobox", { name: "Grade level" })
  await expect.element(grades.nth(0)).toHaveValue("5th grade")
  await expect.element(grades.nth(1)).toHaveValue("Not at school yet")
  await next.click()
  await expect.element(page.getByRole("region", { name: "Ada" })).toBeVisible()
  expect(page.getByRole("region", { name: "Bo" }).elements()).toHaveLength(0)
})

test(
  "usual subjects are chosen, others typed, and what siblings share is learned together",
  { tags: ["setup.page-subjects"] },
  async () => {
    const { callsOf } = await renderScreen(<WelcomePage />, server())
    await addChild(0, "Ada", "3/4/2016")
    await addChild(1, "Ben", "11/2/2018")
    await next.click()
    const ada = page.getByRole("region", { name: "Ada" })
    await expect.element(ada.getByRole("checkbox", { name: "Math" })).toBeChecked()
    await expect.element(ada.getByRole("checkbox", { name: "Music" })).not.toBeChecked()
    await ada.getByText("History", { exact: true }).click()
    await ada.getByLabelText("Another subject for Ada").fill("Latin")
    await userEvent.keyboard("{Enter}")
    await expect.element(ada.getByRole("checkbox", { name: "Latin" })).toBeChecked()
    await page.getByRole("group", { name: "Learned together" }).getByText("Science", { exact: true }).click()
    await next.click()
    await finish.click()
    await expect.element(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
    const [sent] = callsOf("setup.run") as SetupInput[]
    expect(sent?.students.map(({ subjects }) => subjects.map(({ name }) => name))).toEqual([
      ["Math", "Reading", "Writing", "Science", "Latin"],
      ["Math", "Reading", "Handwriting", "Science", "Art"],
    ])
    const together = sent?.students.flatMap(({ subjects }) => subjects.filter(({ is_together }) => is_together))
    expect(together?.map(({ name }) => name)).toEqual(["Science", "Science"])
  },
)

test("the week follows the choices, and a class is moved by its menu", { tags: ["setup.page-week"] }, async () => {
  const { callsOf } = await renderScreen(<WelcomePage />, server())
  await throughSubjects()
  const monday = page.getByRole("list", { name: "Ada, Monday" })
  await expect.element(monday.getByRole("listitem", { name: "Math, 9:00 AM, Monday" })).toBeVisible()
  await page.getByRole("button", { name: "More about Math on Monday" }).click()
  await page.getByRole("menuitem", { name: "Later" }).click()
  await expect.element(monday.getByRole("listitem", { name: "Reading, 9:00 AM, Monday" })).toBeVisible()
  await expect.element(monday.getByRole("listitem", { name: "Math, 9:35 AM, Monday" })).toBeVisible()
  await finish.click()
  await expect.element(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
  const [sent] = callsOf("setup.run") as SetupInput[]
  expect(sent?.classes?.filter(({ day_of_week }) => day_of_week === "monday").at(0)).toMatchObject({
    subject: "Reading",
    start_time: "09:00",
  })
})

test(
  "the public holidays on school days are taken, but for one that is left out",
  { tags: ["setup.page-holidays"] },
  async () => {
    const { callsOf } = await renderScreen(<WelcomePage />, server())
    await throughSubjects()
    await expect.element(page.getByText(/1 public holiday off/)).toBeVisible()
    await page.getByRole("button", { name: "Change" }).click()
    await page.getByRole("checkbox", { name: "Thanksgiving" }).click()
    await expect.element(page.getByText(/0 public holidays off/)).toBeVisible()
    await finish.click()
    await expect.element(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
    const [sent] = callsOf("setup.run") as SetupInput[]
    expect(sent?.school_year.holidays).toEqual([])
  },
)

describe("what is missing is said at its field", { tags: ["setup.page-errors"] }, () => {
  test("without a child, or without a birthday", async () => {
    await renderScreen(<WelcomePage />, server())
    await next.click()
    await expect.element(page.getByText("Add at least one child.").first()).toBeVisible()
    await page.getByLabelText("First name").fill("Ada")
    await next.click()
    await expect.element(page.getByText("Date of birth is required.").first()).toBeVisible()
  })

  test("of a child who was entered twice, but not of twins", async () => {
    await renderScreen(<WelcomePage />, server())
    await addChild(0, "Ada", "3/4/2016")
    await addChild(1, "ada ", "3/4/2016")
    await next.click()
    await expect
      .element(page.getByLabelText("First name").nth(1))
      .toHaveAccessibleDescription(/^This child is here twice\./)
    await page.getByLabelText("First name").nth(1).fill("Ben")
    await next.click()
    await expect.element(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
  })

  test("on the step of the field that the server refuses", async () => {
    const issue = { field: "students.0.first_name", message: "Ada is in your family already." }
    const refused = new Refusal("VALIDATION_ERROR", { issues: [issue] })
    await renderScreen(<WelcomePage />, {
      ...server(),
      "setup.run": () => {
        throw refused
      },
    })
    await throughSubjects()
    await finish.click()
    await expect.element(page.getByRole("heading", { name: "Who is at home?" })).toBeVisible()
    await expect
      .element(page.getByLabelText("First name"))
      .toHaveAccessibleDescription("Ada is in your family already.")
  })
})

test("a failure keeps every answer", { tags: ["setup.page-failures"] }, async () => {
  await renderScreen(<WelcomePage />, {
    ...server(),
    "setup.run": () => {
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await throughSubjects()
  await finish.click()
  await expect.element(page.getByText("Failed to set up your school.")).toBeVisible()
  await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
})

test("the page continues where it was left", { tags: ["setup.page"] }, async () => {
  const left = startAnswers({
    today: "2026-11-26",
    family: { time_zone: "America/New_York", year_start: "07-01", school_days: ["monday", "tuesday"] },
    years: [sampleYear],
    students: [],
    country: "US",
  })
  const [student] = left.students
  if (!student) throw new Error("no row")
  const ada = { ...student, first_name: "Ada", date_of_birth: "2016-03-04" }
  const { callsOf } = await renderScreen(<WelcomePage />, server({ ...left, step: 1, students: [ada] }))
  await expect.element(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
  await page.getByRole("region", { name: "Ada" }).getByText("Art", { exact: true }).click()
  await expect.poll(() => callsOf("setup.saveAnswers").length).toBeGreaterThan(0)
  expect(callsOf("setup.saveAnswers").at(-1)).toMatchObject({ answers: { step: 1 } })
})

test("afterwards the page leads on, and undo asks again", { tags: ["setup.page-done"] }, async () => {
  const change = {
    id: change_id,
    kind: "setup" as const,
    summary: "Set up the school",
    user: null,
    created_at: "2026-11-26T17:00:00.000Z",
    undone_at: "2026-11-26T17:01:00.000Z",
  }
  const { callsOf } = await renderScreen(<WelcomePage />, {
    ...server(),
    "changes.undo": () => ({ change, count: 1, changed: [] }),
  })
  await throughSubjects()
  await finish.click()
  await expect.element(page.getByRole("link", { name: "See the week" })).toHaveAttribute("href", "/week")
  await expect.element(page.getByRole("link", { name: "Invite the other parent" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.element(page.getByRole("heading", { name: /home|learn/ })).toBeVisible()
  expect(callsOf("changes.undo")).toEqual([{ id: change_id }])
})
