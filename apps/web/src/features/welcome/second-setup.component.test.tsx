import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleClass } from "../../testing/sample-schedule.ts"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { addChild, welcomeServer } from "../../testing/welcome-server.ts"
import { noStudent, startAnswers } from "./setup-form/start-answers.ts"
import WelcomePage from "./welcome-page.tsx"

const next = page.getByRole("button", { name: "Next" })
beforeEach(() => {
  stopDate()
})

test(
  "a subject that meets already is named, and is not proposed again at another time",
  { tags: ["setup.page-again"] },
  async () => {
    const held = (["monday", "wednesday"] as const).map((day) => ({ ...sampleClass(day), student_id: benView.id }))
    const moved = { ...sampleClass("friday"), student_id: benView.id }
    const friday = "2026-12-04T00:00:00.000Z"
    await renderScreen(<WelcomePage />, {
      ...welcomeServer(),
      "students.list": () => [benView],
      "schedule.list": () => [...held, { ...moved, start_date: friday, end_date: friday }],
    })
    await next.click()
    await next.click()
    await expect.element(page.getByText("Ben: Math already meets on Mon and Wed.")).toBeVisible()
    await page.getByLabelText("Starts at").fill("10:00")
    const monday = page.getByRole("list", { name: "Ben, Monday" })
    await expect.element(monday.getByRole("listitem", { name: /^Reading/ })).toBeVisible()
    expect(monday.getByRole("listitem", { name: /^Math/ }).elements()).toHaveLength(0)
    await page.getByRole("button", { name: "Add a class for Ben, Monday" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Reading" })).toBeVisible()
    expect(page.getByRole("menuitem", { name: "Math" }).elements()).toHaveLength(0)
  },
)

test(
  "a child of the family keeps the courses of the year, and a brother or sister is added beside",
  { tags: ["setup.page-known"] },
  async () => {
    const courses = [sampleCurriculum(1, benView, "Math"), sampleCurriculum(2, benView, "Latin")]
    const lastYear = { ...sampleCurriculum(3, benView, "Greek"), academic_year: "2025-2026" }
    const weekly = (name: string) =>
      (["monday", "friday"] as const).map((day) => {
        const held = sampleClass(day)
        return { ...held, id: `${name} ${day}`, student_id: benView.id, subject: { ...held.subject, name } }
      })
    const { callsOf } = await renderScreen(<WelcomePage />, {
      ...welcomeServer(),
      "students.list": () => [benView],
      "curriculum.list": () => [...courses, lastYear],
      "schedule.list": () => [...weekly("Math"), ...weekly("Latin")],
    })
    await addChild(1, "Ada", "3/4/2019")
    await next.click()
    const chips = page.getByRole("group", { name: "Subjects of Ben" })
    await expect.element(chips.getByRole("checkbox", { name: "Latin" })).toBeChecked()
    await expect.element(chips.getByRole("checkbox", { name: "Math" })).toBeChecked()
    await expect.element(chips.getByRole("checkbox", { name: "Reading" })).not.toBeChecked()
    expect(chips.getByRole("checkbox", { name: "Greek" }).elements()).toHaveLength(0)
    await next.click()
    await expect.element(page.getByText("Ben: Math and Latin already meet on Mon and Fri.")).toBeVisible()
    await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
    // Nothing of Ben's is new, so the proposed week has no row of his.
    expect(page.getByRole("rowheader", { name: /Ben/ }).elements()).toHaveLength(0)
    await page.getByRole("button", { name: "Set up my school" }).click()
    await expect.poll(() => callsOf("setup.run")).toHaveLength(1)
    expect(callsOf("setup.run")[0]).toMatchObject({
      students: [{ id: benView.id, subjects: [{ name: "Math" }, { name: "Latin" }] }, { first_name: "Ada" }],
    })
  },
)

test("a child who was added by hand since is taken up with its courses", { tags: ["setup.page-known"] }, async () => {
  const family = { time_zone: "America/New_York", year_start: "07-01", school_days: ["monday" as const] }
  const start = startAnswers({ today: "2026-11-26", family, years: [sampleYear], students: [], country: "US" })
  const left = { ...start, step: 1, students: [{ ...noStudent, first_name: "Ben", date_of_birth: "2016-05-04" }] }
  await renderScreen(<WelcomePage />, {
    ...welcomeServer(left),
    "students.list": () => [benView],
    "curriculum.list": () => [sampleCurriculum(1, benView, "Latin")],
  })
  const chips = page.getByRole("group", { name: "Subjects of Ben" })
  await expect.element(chips.getByRole("checkbox", { name: "Latin" })).toBeChecked()
  await expect.element(chips.getByRole("checkbox", { name: "Math" })).not.toBeChecked()
})

test("a day off that was left out stays a school day", { tags: ["setup.page-again"] }, async () => {
  const { callsOf } = await renderScreen(<WelcomePage />, {
    ...welcomeServer(),
    "students.list": () => [benView],
    "curriculum.list": () => [sampleCurriculum(1, benView, "Latin")],
  })
  await next.click()
  await next.click()
  await expect.element(page.getByText(/, with its days off\. Change$/)).toBeVisible()
  await page.getByRole("button", { name: "Change" }).click()
  await expect.element(page.getByRole("checkbox", { name: "Thanksgiving" })).not.toBeChecked()
  await page.getByRole("button", { name: "Set up my school" }).click()
  await expect.poll(() => callsOf("setup.run")).toHaveLength(1)
  expect(callsOf("setup.run")[0]).toMatchObject({ school_year: { holidays: [] } })
})

test("a child with courses but without classes gets a week of them", { tags: ["setup.page-known"] }, async () => {
  await page.viewport(1280, 800)
  await renderScreen(<WelcomePage />, {
    ...welcomeServer(),
    "students.list": () => [benView],
    "curriculum.list": () => [{ ...sampleCurriculum(1, benView, "Latin"), meeting_days: ["tuesday", "thursday"] }],
  })
  await next.click()
  await expect.element(page.getByRole("button", { name: "Latin meets twice a week" })).toBeVisible()
  await next.click()
  await expect.element(page.getByRole("listitem", { name: /^Latin/ }).first()).toBeVisible()
  expect(page.getByRole("listitem", { name: /day$/ }).elements()).toHaveLength(2)
})
