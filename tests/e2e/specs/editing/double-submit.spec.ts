import type { Page } from "playwright/test"
import { openSchoolDay } from "../../pages/dashboard.ts"
import { openFamily } from "../../pages/family.ts"
import { doubleClick, holdEnter, recordCreates } from "../../pages/double-submit.ts"
import { postAs, readAs } from "../../fixtures/rest-client.ts"
import { choose, title as lessonTitle } from "../../pages/planner.ts"
import { fillStudent } from "../../pages/records.ts"
import { choose as chooseIn } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

// A double click or a held Enter key submits a form once.

type Form = { what: string; button: string; procedure: string; fill: (page: Page) => Promise<void> }

const dialog = (page: Page) => page.getByRole("dialog")
const newEntry = "/schedule?view=week&date=2030-01-07&new"
const region = (page: Page, name: string) => page.getByRole("region", { name })

const inDialogs: Form[] = [
  {
    what: "a child",
    button: "Add Student",
    procedure: "students.create",
    fill: async (page) => {
      const form = await fillStudent(page, { first_name: "Ida", born: "2015-02-03" })
      await chooseIn(form, "Grade level", "5th grade")
    },
  },
  {
    what: "a curriculum",
    button: "Add Curriculum",
    procedure: "curriculum.create",
    fill: async (page) => {
      await page.goto("/curriculum?new")
      await chooseIn(dialog(page), "Subject", "Latin")
    },
  },
  {
    what: "an assignment",
    button: "Create Assignment",
    procedure: "assignments.create",
    fill: async (page) => {
      await page.goto("/assignments?new")
      await dialog(page).getByLabel("Title").fill("Tides")
      await dialog(page).getByLabel("Due date").fill("2030-01-09")
    },
  },
  {
    what: "a class",
    button: "Add Class",
    procedure: "schedule.createMany",
    fill: async (page) => void (await page.goto(newEntry)),
  },
  {
    what: "an event",
    button: "Add Event",
    procedure: "events.create",
    fill: async (page) => {
      await page.goto(newEntry)
      await dialog(page).getByText("One-time event").click()
      await dialog(page).getByLabel("Title").fill("Planetarium")
    },
  },
  {
    what: "a login",
    button: "Create Login",
    procedure: "studentLogins.create",
    fill: async (page) => {
      await page.goto("/students")
      await page.getByRole("button", { name: "Create Login" }).click()
      await dialog(page).getByLabel("Email (used as username)").fill(`ben.${Date.now()}@hearthbook.app`)
    },
  },
]

for (const { what, button, procedure, fill } of inDialogs) {
  test(
    `${what} is created once on double click and on held Enter`,
    { tag: "@editing.double-click" },
    async ({ page }) => {
      await openFamily(page)
      const made = recordCreates(page)
      await fill(page)
      const form = dialog(page)
      await doubleClick(form.getByRole("button", { name: button }))
      await expect(form.getByRole("button", { name: button })).toHaveCount(0)
      expect(made).toEqual([procedure])
      // A child can have only one login.
      if (procedure === "studentLogins.create") return
      await fill(page)
      await holdEnter(form.locator("form"))
      await expect(form).toBeHidden()
      expect(made).toEqual([procedure, procedure])
    },
  )
}

const inPages: (Form & { region: string; row: string })[] = [
  {
    what: "a subject",
    region: "New subject",
    button: "Add Subject",
    procedure: "subjects.create",
    row: "Music",
    fill: async (page) => {
      await page.goto("/subjects?new")
      await region(page, "New subject").getByLabel("Name").fill("Music")
      await chooseIn(region(page, "New subject"), "Grade level", "4th grade")
    },
  },
  {
    what: "a provider",
    region: "New provider",
    button: "Add Provider",
    procedure: "providers.create",
    row: "Saxon",
    fill: async (page) => {
      await page.goto("/providers?new")
      await region(page, "New provider").getByLabel("Name").fill("Saxon")
    },
  },
  {
    what: "a resource",
    region: "New resource",
    button: "Add Resource",
    procedure: "resources.create",
    row: "Moon map",
    fill: async (page) => {
      await page.goto("/resources?new")
      const form = region(page, "New resource")
      await form.getByLabel("Title").fill("Moon map")
      await form.getByLabel("URL").fill("https://example.com/")
      await chooseIn(form, "Subject", "Science")
    },
  },
]

for (const { what, region: name, button, procedure, row, fill } of inPages) {
  test(
    `${what} is created once on double click, without an error`,
    { tag: "@editing.double-click" },
    async ({ page }) => {
      await openFamily(page)
      const made = recordCreates(page)
      await fill(page)
      const form = region(page, name)
      await doubleClick(form.getByRole("button", { name: button }))
      await expect(page.getByRole("article", { name: row, exact: true })).toHaveCount(1)
      expect(made).toEqual([procedure])
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
    },
  )
}

test("a lesson with an assignment is created once on double click on either button", async ({ page }) => {
  await openFamily(page)
  const made = recordCreates(page)
  await page.goto("/lesson-planner")
  await choose(page, "Curriculum", "Science")
  await lessonTitle(page).fill("Eclipses")
  await page.getByRole("button", { name: "Add Assignment" }).click()
  const form = page.getByRole("dialog", { name: "Add an assignment" })
  await form.getByLabel("Title").fill("Draw the shadow")
  await doubleClick(form.getByRole("button", { name: "Add Assignment" }))
  await expect(form).toBeHidden()
  await expect(page.getByText("Draw the shadow")).toHaveCount(1)
  await doubleClick(page.getByRole("button", { name: "Save Lesson Plan" }))
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
  expect(made).toEqual(["lessons.create"])
})

test(
  "a double click or held Enter on a grade does not grade the assignment below",
  { tag: "@editing.double-click" },
  async ({ page }) => {
    const { curriculum } = await openFamily(page)
    const works = ["First", "Second", "Third"]
    for (const [place, title] of works.entries()) {
      const due_date = `2026-09-0${place + 1}`
      const { id } = await postAs(page, "assignments", {
        curriculum_id: curriculum,
        title,
        due_date,
        assigned_date: due_date,
      })
      await postAs(page, `assignments/${id}/submissions`, {})
    }
    const made = recordCreates(page)
    await page.goto("/dashboard")
    const waiting = region(page, "Waiting for a Grade")
    await expect(waiting.getByRole("listitem")).toHaveCount(3)
    await doubleClick(waiting.getByRole("button", { name: "Save Grade" }).first())
    await expect(waiting.getByRole("listitem")).toHaveCount(2)
    expect(made).toEqual(["grades.record"])

    await waiting.getByLabel("Score of Second").focus()
    // A held key sets `repeat` from the second event on.
    for (let times = 0; times < 20; times++) await page.keyboard.down("Enter")
    await expect(waiting.getByRole("listitem")).toHaveCount(1)
    for (let times = 0; times < 5; times++) await page.keyboard.down("Enter")
    await page.keyboard.up("Enter")
    const left = await readAs<{ title: string }[]>(page, "assignments?status=submitted")
    expect(left.map(({ title }) => title)).toEqual(["Third"])
    expect(made).toEqual(["grades.record", "grades.record"])
  },
)

test(
  "a double click on a mark sets it once, and another click clears it",
  { tag: "@editing.double-click" },
  async ({ page }) => {
    await openFamily(page)
    await openSchoolDay(page)
    const mark = page.getByRole("button", { name: "Present, Ben" })
    await doubleClick(mark)
    await page.waitForLoadState("networkidle")
    await expect(mark).toHaveAttribute("aria-pressed", "true")
    await mark.click()
    await expect(mark).toHaveAttribute("aria-pressed", "false")
  },
)

test("a double click in a menu removes a grade once", { tag: "@editing.double-click" }, async ({ page }) => {
  const { assignment } = await openFamily(page)
  await postAs(page, `assignments/${assignment}/submissions`, {})
  await postAs(page, "grades", { assignment_id: assignment, points_earned: 80, version: 0 })
  await page.goto("/assignments?student=all&status=graded")
  await page.getByRole("button", { name: "More about Moon phases" }).click()
  const requests: string[] = []
  page.on("request", (request) => requests.push(...(/grades\.\w+/.exec(request.url()) ?? [])))
  await doubleClick(page.getByRole("menuitem", { name: "Remove grade" }), 20)
  await expect(page.getByText("The grade of “Moon phases” was removed.")).toBeVisible()
  expect(requests).toEqual(["grades.delete"])
})
