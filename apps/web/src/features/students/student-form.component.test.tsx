import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { EditStudentModal, NewStudentModal } from "./student-modals.tsx"

const dialog = page.getByRole("dialog", { name: "Add a student" })
const save = dialog.getByRole("button", { name: "Add Student" })
const born = dialog.getByLabelText("Date of birth")

test.each([
  ["01/01/2199", "01/01/2199 is in the future."],
  ["12/01/1950", /^Born on 12\/01\/1950, the child is \d+ years old\.$/],
])(
  "the unlikely date of birth %s is saved after it was confirmed",
  { tags: ["students.unlikely-birth"] },
  async (typed, hint) => {
    const { callsOf } = await renderScreen(<NewStudentModal onClose={() => undefined} />, {
      "students.create": () => benView,
    })
    await dialog.getByLabelText("First name").fill("Ada")
    await born.fill(typed)
    await expect.element(dialog.getByRole("status").getByText(hint)).toBeVisible()
    await save.click()
    await expect.element(dialog.getByText("Please confirm the date of birth.").first()).toBeVisible()
    expect(callsOf("students.create")).toHaveLength(0)
    await dialog.getByLabelText("This date is right").click()
    await save.click()
    await expect.poll(() => callsOf("students.create")).toHaveLength(1)
  },
)

test(
  "a likely date of birth is saved at once, and needs its year",
  { tags: ["students.unlikely-birth", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<NewStudentModal onClose={() => undefined} />, {
      "students.create": () => benView,
    })
    await dialog.getByLabelText("First name").fill("Ada")
    await born.fill("Dec 1")
    await save.click()
    expect(callsOf("students.create")).toHaveLength(0)
    await born.fill("Dec 1, 2018")
    await expect.element(dialog.getByLabelText("This date is right")).not.toBeInTheDocument()
    await save.click()
    await expect.poll(() => callsOf("students.create")).toHaveLength(1)
  },
)

test("a child's grades are hidden from it with a checkbox", { tags: ["grades.hidden"] }, async () => {
  const { callsOf } = await renderScreen(<EditStudentModal student={benView} onClose={() => undefined} />, {
    "students.update": () => ({ ...benView, sees_grades: false, version: 2 }),
  })
  const edit = page.getByRole("dialog", { name: "Edit Ben" })
  await expect.element(edit.getByLabelText("Sees its own grades")).toBeChecked()
  await edit.getByLabelText("Sees its own grades").click()
  await edit.getByRole("button", { name: "Save" }).click()
  await expect
    .poll(() => callsOf("students.update"))
    .toEqual([expect.objectContaining({ id: benView.id, sees_grades: false, version: 1 })])
})

test("a birthday sets the grade until it is chosen", { tags: ["students.usual-grade"] }, async () => {
  stopDate()
  const { callsOf } = await renderScreen(<NewStudentModal onClose={() => undefined} />, {
    "students.create": () => benView,
  })
  const grade = dialog.getByRole("combobox", { name: "Grade level" })
  const hint = dialog.getByRole("status").getByText("Usual for this birthday")
  await expect.element(grade).toHaveValue("Kindergarten")
  await expect.element(hint).not.toBeInTheDocument()
  await born.fill("05/04/2016")
  await expect.element(grade).toHaveValue("5th grade")
  await expect.element(hint).toBeVisible()
  // Corrected to a baby's, it takes the suggestion back.
  await born.fill("05/04/2026")
  await expect.element(grade).toHaveValue("Kindergarten")
  await grade.click()
  await page.getByRole("option", { name: "6th grade" }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await born.fill("05/04/2018")
  await dialog.getByLabelText("First name").fill("Ada")
  await expect.element(grade).toHaveValue("6th grade")
  await save.click()
  await expect.poll(() => callsOf("students.create")).toMatchObject([{ grade_level: "6", date_of_birth: "2018-05-04" }])
})

test(
  "a stored grade that is not the usual one stays with a corrected birthday",
  { tags: ["students.usual-grade"] },
  async () => {
    stopDate()
    await renderScreen(<EditStudentModal student={benView} onClose={() => undefined} />)
    const edit = page.getByRole("dialog", { name: "Edit Ben" })
    await edit.getByLabelText("Date of birth").fill("05/04/2018")
    await expect.element(edit.getByRole("combobox", { name: "Grade level" })).toHaveValue("4th grade")
  },
)

test(
  "a student from 6th grade on has a legal name and a graduation date, folded",
  { tags: ["grades.student-records"] },
  async () => {
    stopDate()
    const { callsOf } = await renderScreen(<EditStudentModal student={benView} onClose={() => undefined} />, {
      "students.update": () => ({ ...benView, version: 2 }),
    })
    const edit = page.getByRole("dialog", { name: "Edit Ben" })
    const fold = edit.getByRole("button", { name: "For the transcript" })
    await expect.element(edit.getByRole("combobox", { name: "Grade level" })).toHaveValue("4th grade")
    await expect.element(fold).not.toBeInTheDocument()
    await edit.getByRole("combobox", { name: "Grade level" }).click()
    await page.getByRole("option", { name: "9th grade" }).click()
    await expect.element(edit.getByLabelText("Legal name")).not.toBeVisible()
    await fold.click()
    await edit.getByLabelText("Legal name").fill("Benjamin Otto Miller")
    await edit.getByLabelText("Expected graduation").fill("June")
    await fold.click()
    await edit.getByRole("button", { name: "Save" }).click()
    // An error unfolds the fields.
    await expect.element(edit.getByLabelText("Expected graduation")).toHaveFocus()
    await edit.getByLabelText("Expected graduation").fill("06/05/2030")
    await edit.getByRole("button", { name: "Save" }).click()
    await expect
      .poll(() => callsOf("students.update"))
      .toMatchObject([{ grade_level: "9", legal_name: "Benjamin Otto Miller", graduation_date: "2030-06-05" }])
  },
)
