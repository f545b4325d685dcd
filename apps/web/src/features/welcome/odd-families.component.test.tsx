import type { SetupInput } from "@hearthbook/api/plan/setup"
import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { addChild, throughSubjects, welcomeServer } from "../../testing/welcome-server.ts"
import WelcomePage from "./welcome-page.tsx"

const next = page.getByRole("button", { name: "Next" })
const finish = page.getByRole("button", { name: "Set up my school" })
const heading = page.getByRole("heading", { name: "When do you learn?" })
const gradeAt = (row: number) => page.getByRole("combobox", { name: "Grade level" }).nth(row)

beforeEach(() => {
  stopDate()
})

async function sentBy({ callsOf }: Awaited<ReturnType<typeof renderScreen>>): Promise<SetupInput> {
  await finish.click()
  await expect.element(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
  const [sent] = callsOf("setup.run") as SetupInput[]
  if (!sent) throw new Error("Nothing was sent.")
  return sent
}

describe("odd families reach their week", { tags: ["setup.odd-families"] }, () => {
  test("eight children, with twins among them", { tags: ["slow"], timeout: 60_000 }, async () => {
    await page.viewport(1280, 900)
    const screen = await renderScreen(<WelcomePage />, welcomeServer())
    const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
    for (const [row, name] of names.entries()) {
      // Ada and Ben are twins.
      await addChild(row, name, `3/4/${2010 + Math.max(1, row)}`)
    }
    await next.click()
    for (const name of names) await expect.element(page.getByRole("region", { name })).toBeVisible()
    await next.click()
    for (const name of names) {
      await expect
        .element(
          page
            .getByRole("list", { name: `${name}, Monday` })
            .getByRole("listitem")
            .first(),
        )
        .toBeVisible()
    }
    const sent = await sentBy(screen)
    expect(sent.students.map(({ first_name }) => first_name)).toEqual(names)
  })

  test("a teenager beside a baby, who is left out", async () => {
    const screen = await renderScreen(<WelcomePage />, welcomeServer())
    await addChild(0, "Tess", "5/6/2011")
    await addChild(1, "Bo", "1/2/2026")
    await expect.element(gradeAt(0)).toHaveValue("10th grade")
    await expect.element(gradeAt(1)).toHaveValue("Not at school yet")
    await next.click()
    await next.click()
    await expect.element(page.getByRole("list", { name: "Tess, Monday" })).toBeVisible()
    expect(page.getByRole("list", { name: "Bo, Monday" }).elements()).toHaveLength(0)
    expect((await sentBy(screen)).students.map(({ first_name }) => first_name)).toEqual(["Tess"])
  })

  test("a year of the southern hemisphere, in which the grade counts on 30 June", async () => {
    const south = {
      ...sampleYear,
      academic_year: "2027",
      start_date: "2027-01-27T00:00:00.000Z",
      end_date: "2027-12-10T00:00:00.000Z",
    }
    const screen = await renderScreen(<WelcomePage />, { ...welcomeServer(), "schoolYears.list": () => [south] })
    await addChild(0, "Ada", "3/4/2016")
    await expect.element(gradeAt(0)).toHaveValue("6th grade")
    await next.click()
    await next.click()
    const { school_year } = await sentBy(screen)
    expect(school_year).toMatchObject({ start_date: "2027-01-27", end_date: "2027-12-10" })
  })

  test("a four-day week, with no class on the day that is free", async () => {
    const screen = await renderScreen(<WelcomePage />, welcomeServer())
    await throughSubjects()
    await page.getByRole("group", { name: "School days" }).getByText("Fri").click()
    await expect.element(page.getByRole("columnheader", { name: "Fri" })).not.toBeInTheDocument()
    const { school_year } = await sentBy(screen)
    expect(school_year.school_days).toEqual(["monday", "tuesday", "wednesday", "thursday"])
  })

  test("an evening school, unless it would run past midnight", async () => {
    const screen = await renderScreen(<WelcomePage />, welcomeServer())
    await throughSubjects()
    const start = page.getByLabelText("Starts at")
    await start.fill("23:30")
    await expect.element(page.getByText(/past midnight/).first()).toBeVisible()
    await start.fill("18:00")
    await expect.element(page.getByRole("listitem", { name: "Math, 6:00 PM, Monday" })).toBeVisible()
    expect((await sentBy(screen)).day).toMatchObject({ start_time: "18:00" })
  })

  test("an only child in a year that has begun", async () => {
    const screen = await renderScreen(<WelcomePage />, welcomeServer())
    await throughSubjects()
    expect(page.getByRole("group", { name: "Learned together" }).elements()).toHaveLength(0)
    const { school_year } = await sentBy(screen)
    expect(school_year.start_date < "2026-11-26").toBe(true)
  })
})

describe("on a phone the week is a day at a time", { tags: ["setup.page-phone"] }, () => {
  test.each([320, 360, 390])("of %i px a child's birthday and grade are not cut off", async (width) => {
    await page.viewport(width, 780)
    await renderScreen(<WelcomePage />, welcomeServer())
    await addChild(0, "Bo", "10/28/2024")
    await page.getByLabelText("First name").click()
    for (const [role, label] of [
      ["textbox", "Birthday"],
      ["combobox", "Grade level"],
    ] as const) {
      const field = page.getByRole(role, { name: label, exact: true }).element()
      expect(field.scrollWidth, label).toBeLessThanOrEqual(field.clientWidth)
    }
    await expect.element(gradeAt(0)).toHaveValue("Not at school yet")
  })

  test.each([320, 390])("of %i px, without scrolling sideways", async (width) => {
    await page.viewport(width, 780)
    await renderScreen(<WelcomePage />, welcomeServer())
    await throughSubjects()
    await expect.element(heading).toBeVisible()
    const days = page.getByRole("group", { name: "Day" })
    await expect
      .element(days.getByRole("button", { name: "Monday, 4 classes" }))
      .toHaveAttribute("aria-pressed", "true")
    await expect.element(page.getByRole("list", { name: "Ada, Monday" })).toBeVisible()
    expect(page.getByRole("list", { name: "Ada, Tuesday" }).elements()).toHaveLength(0)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
    const frame = page.getByRole("table").element().parentElement
    expect(frame?.scrollWidth).toBe(frame?.clientWidth)

    await days.getByRole("button", { name: /^Tuesday/ }).click()
    await expect.element(page.getByRole("list", { name: "Ada, Tuesday" })).toBeVisible()
  })

  test("a class is moved to another day with its menu, or with the keyboard", async () => {
    await page.viewport(390, 780)
    await renderScreen(<WelcomePage />, welcomeServer())
    await throughSubjects()
    const monday = page.getByRole("list", { name: "Ada, Monday" })
    await page.getByRole("button", { name: "More about Reading on Monday" }).click()
    await page.getByRole("menuitem", { name: "Move to Friday" }).click()
    await expect.element(page.getByRole("button", { name: "Monday, 3 classes" })).toBeVisible()
    await expect.element(monday.getByRole("listitem", { name: /^Reading/ })).not.toBeInTheDocument()

    const math = monday.getByRole("listitem", { name: /^Math/ }).element()
    if (!(math instanceof HTMLElement)) throw new Error("no class")
    math.focus()
    await userEvent.keyboard("m")
    await expect.element(page.getByRole("menuitem", { name: "Move to Thursday" })).toBeVisible()
    await page.getByRole("menuitem", { name: "Move to Thursday" }).click()
    await expect.element(page.getByRole("button", { name: "Monday, 2 classes" })).toBeVisible()
  })
})
