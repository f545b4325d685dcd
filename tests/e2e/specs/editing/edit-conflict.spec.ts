import type { Locator, Page } from "playwright/test"
import { openFamily, type Records } from "../../pages/family.ts"
import { postAs, putAs, readAs } from "../../fixtures/rest-client.ts"
import { assignmentCard, openWorkTab, setStatus } from "../../pages/records.ts"
import { entry, openSchedule, scienceClass, week } from "../../pages/schedule.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ allowedConsoleErrors: [/status of 409/] })

/** A form that edits a row: how it opens, the field that both users change, and the other user's change. */
type Editing = {
  noun: string
  open: (page: Page) => Promise<unknown>
  form: (page: Page) => Locator
  field: string
  path: (family: Records) => string
  data: (text: string) => object
  save: string | RegExp
}

const menuEdit = async (page: Page, name: string | RegExp) => {
  await page.getByRole("button", { name }).first().click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
}
const dialog = (page: Page) => page.getByRole("dialog")
const region = (name: RegExp | string) => (page: Page) => page.getByRole("region", { name })

const forms: Editing[] = [
  {
    noun: "subject",
    open: async (page) => {
      await page.goto("/subjects")
      await page.getByRole("button", { name: "Science", exact: true }).click()
    },
    form: region("Edit Science"),
    field: "Name",
    path: ({ subject }) => `subjects/${subject}`,
    data: (name) => ({ name }),
    save: "Save Subject",
  },
  {
    noun: "provider",
    open: async (page) => {
      await page.goto("/providers")
      await menuEdit(page, "More about Khan Academy")
    },
    form: region("Edit Khan Academy"),
    field: "Name",
    path: ({ provider }) => `providers/${provider}`,
    data: (name) => ({ name }),
    save: "Save Provider",
  },
  {
    noun: "resource",
    open: async (page) => {
      await page.goto("/resources")
      await page.getByRole("button", { name: "Edit Star atlas" }).click()
    },
    form: region("Edit Star atlas"),
    field: "Title",
    path: ({ resource }) => `resources/${resource}`,
    data: (title) => ({ title }),
    save: "Save Resource",
  },
  {
    noun: "student",
    open: async (page) => {
      await page.goto("/students")
      await menuEdit(page, /^More about Ben/)
    },
    form: dialog,
    field: "First name",
    path: ({ student }) => `students/${student}`,
    data: (first_name) => ({ first_name }),
    save: "Save",
  },
  {
    noun: "curriculum",
    open: async (page) => {
      await page.goto("/curriculum")
      await menuEdit(page, /^More about Science/)
    },
    form: dialog,
    field: "Goals",
    path: ({ curriculum }) => `curriculum/${curriculum}`,
    data: (goals) => ({ goals }),
    save: "Save",
  },
  {
    noun: "assignment",
    open: async (page) => {
      await page.goto("/assignments")
      await menuEdit(page, "More about Moon phases")
    },
    form: dialog,
    field: "Title",
    path: ({ assignment }) => `assignments/${assignment}`,
    data: (title) => ({ title }),
    save: "Save",
  },
  {
    noun: "profile",
    open: (page) => page.goto("/settings"),
    form: region("Profile"),
    field: "About you",
    path: () => "settings/profile",
    data: (bio) => ({ bio }),
    save: "Save Profile",
  },
  {
    noun: "school",
    open: (page) => page.goto("/settings?tab=family"),
    form: region("Your school"),
    field: "Family name",
    path: () => "family",
    data: (name) => ({ name }),
    save: "Save School",
  },
]

for (const { noun, open, form, field, path, data, save } of forms) {
  test(
    `an edit conflict of the ${noun} shows both versions, and either can be kept`,
    { tag: "@editing.conflict" },
    async ({ page }) => {
      const family = await openFamily(page)
      await open(page)
      const typed = form(page).getByLabel(field).first()
      await typed.fill("From here")
      await putAs(page, path(family), data("From elsewhere"))
      await form(page).getByRole("button", { name: save }).click()
      await expectConflict(form(page), typed, field)

      await choose(form(page), "As it is now")
      await typed.fill("From elsewhere and here")
      await expect(form(page).getByText("Now, edited")).toBeVisible()
      await choose(form(page), "What you typed")
      await expect(typed).toHaveValue("From here")
      await choose(form(page), "Now, edited")
      await expect(typed).toHaveValue("From elsewhere and here")
      await form(page).getByRole("button", { name: save }).click()
      await expect(page.getByRole("group", { name: "Two versions" })).toHaveCount(0)
      await expect.poll(() => readSaved(page, path(family))).toContain("From elsewhere and here")
    },
  )
}

test("a conflict shows the names of a child and a curriculum that another tab has just created", async ({
  page,
  context,
}) => {
  await openFamily(page)
  await page.goto("/assignments")
  await menuEdit(page, "More about Moon phases")
  const curriculum = dialog(page).getByRole("combobox", { name: "Curriculum" })
  await expect(curriculum).toHaveValue(/^Science/)
  await dialog(page).getByLabel("Title").fill("From here")

  const ada = { first_name: "Ada", last_name: "Hall", date_of_birth: "2018-02-03", grade_level: "2" }
  const { id: student_id } = await postAs(page, "students", ada)
  const { id: subject_id } = await postAs(page, "subjects", { name: "Drawing", grade_level: "2" })
  await postAs(page, "curriculum", { student_id, subject_id, academic_year: "2029-2030" })
  const other = await context.newPage()
  await other.goto("/assignments")
  await menuEdit(other, "More about Moon phases")
  await dialog(other).getByRole("combobox", { name: "Student" }).click()
  await other.getByRole("option", { name: "Ada Hall" }).click()
  await dialog(other).getByRole("combobox", { name: "Curriculum" }).click()
  await other.getByRole("option", { name: "Drawing · 2029-2030" }).click()
  await dialog(other).getByRole("button", { name: "Save" }).click()
  await expect(dialog(other)).toBeHidden()

  // Every list request is held back until the test releases it.
  let releaseLists = () => {}
  const lists = new Promise<void>((resolve) => {
    releaseLists = resolve
  })
  await page.route(/\/trpc\/.*\.(list|names)/, async (route) => {
    await lists
    await route.continue()
  })
  await dialog(page).getByRole("button", { name: "Save" }).click()
  await expect(curriculum).toHaveValue(/^Science/)
  await choose(dialog(page), "As it is now")
  await expect(dialog(page).getByRole("combobox", { name: "Student" })).toHaveValue("Ada Hall")
  await expect(curriculum).toHaveValue("Drawing")
  releaseLists()
  await expect(curriculum).toHaveValue("Drawing · 2029-2030")
  await choose(dialog(page), "What you typed")
  await expect(curriculum).toHaveValue(/^Science/)
  await choose(dialog(page), "As it is now")
  await dialog(page).getByLabel("Title").fill("From here")
  await dialog(page).getByRole("button", { name: "Save" }).click()
  await expect(assignmentCard(page, "From here")).toContainText("Drawing")
})

test(
  "edit conflicts of a class and an event show both versions, and the current one can be kept",
  { tag: "@editing.conflict" },
  async ({ page }) => {
    const { make, ...family } = await openSchedule(page)
    const rows = [
      {
        name: "Science (Ben)",
        path: `schedule/${await make("schedule", scienceClass(family, { location: "Kitchen" }))}`,
      },
      { name: "Dentist", path: `events/${await make("events", dentist)}` },
    ]
    for (const { name, path } of rows) {
      await page.goto(week)
      await entry(page, name).click()
      const location = dialog(page).getByLabel("Location")
      await location.fill("From here")
      await putAs(page, path, { location: "From elsewhere" })
      await dialog(page).getByRole("button", { name: "Save" }).click()
      await expectConflict(dialog(page), location, "Location")
      await choose(dialog(page), "As it is now")
      await expect(location).toHaveValue("From elsewhere")
      await dialog(page).getByRole("button", { name: "Save" }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(entry(page, name)).toHaveCount(1)
      expect(await readSaved(page, path)).toContain("From elsewhere")
    }
  },
)

test(
  "a grade saved elsewhere meanwhile is shown next to the one in the row, by keyboard",
  { tag: "@editing.conflict" },
  async ({ page }) => {
    const { assignment } = await openFamily(page)
    await page.goto("/assignments")
    const card = assignmentCard(page, "Moon phases")
    await setStatus(card, "Turned in")
    await card.getByRole("button", { name: /^Grade / }).click()
    const score = page.getByLabel("Score of Moon phases")
    await score.fill("91")
    await postAs(page, "grades", { assignment_id: assignment, points_earned: 70, feedback: "Good." })
    await score.press("Enter")
    const both = page.getByRole("group", { name: "Two versions" })
    await expect(both.getByRole("alert")).toContainText("This was changed elsewhere while you were editing it.")
    await expect(both).toContainText("They differ in: Score of Moon phases, Feedback on Moon phases")
    await both.getByRole("radio", { name: "What you typed" }).focus()
    await page.keyboard.press("ArrowRight")
    await expect(both.getByRole("radio", { name: "As it is now" })).toBeFocused()
    await expect(score).toHaveValue("70")
    await expect(page.getByLabel("Feedback on Moon phases")).toHaveValue("Good.")
    await page.keyboard.press("ArrowLeft")
    await expect(score).toHaveValue("91")
    await both.getByRole("button", { name: "Score of Moon phases" }).press("Enter")
    await expect(score).toBeFocused()
    await score.press("Enter")
    await expect(both).toHaveCount(0)
    await openWorkTab(page, "Graded")
    await expect(card).toContainText("A- 91%")
  },
)

test("leaving asks for confirmation while one of two versions is hidden", async ({ page }) => {
  const { student } = await openFamily(page)
  await page.goto("/students")
  await menuEdit(page, /^More about Ben/)
  await dialog(page).getByLabel("First name").fill("Benjamin")
  await putAs(page, `students/${student}`, { first_name: "Benny" })
  await dialog(page).getByRole("button", { name: "Save" }).click()
  await choose(dialog(page), "As it is now")
  await page.keyboard.press("Escape")
  await expect(dialog(page).getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible()
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("article", { name: "Benny Hall" })).toBeVisible()
})

const dentist = { title: "Dentist", start_date: "2030-01-07T10:00", end_date: "2030-01-07T11:00" }

async function expectConflict(form: Locator, field: Locator, label: string): Promise<void> {
  const both = form.getByRole("group", { name: "Two versions" })
  await expect(both.getByRole("alert")).toContainText("Look at both versions, then save the one you want.")
  await expect(both).toContainText(`They differ in: ${label}`)
  await expect(field).toHaveValue("From here")
  await choose(form, "As it is now")
  await expect(field).toHaveValue("From elsewhere")
  await choose(form, "What you typed")
  await expect(field).toHaveValue("From here")
}

async function choose(form: Locator, version: string): Promise<void> {
  const both = form.getByRole("radiogroup", { name: "Version in the form" })
  await both.getByText(version, { exact: true }).click()
  await expect(both.getByRole("radio", { name: version, exact: true })).toBeChecked()
}

/** Reads a saved row as text. */
async function readSaved(page: Page, path: string): Promise<string> {
  return JSON.stringify(await readAs(page, path === "settings/profile" ? "settings" : path))
}
