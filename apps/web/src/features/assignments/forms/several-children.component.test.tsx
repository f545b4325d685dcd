import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { NewAssignmentModal } from "./assignment-modals.tsx"

const dora = { ...cleo, id: "0190a0a0-0000-7000-8000-000000000013", first_name: "Dora" }
const students = [benView, { ...benView, ...cleo }, { ...benView, ...dora }]
const curricula = [
  sampleCurriculum(1, ben, "Math"),
  sampleCurriculum(2, cleo, "Art"),
  sampleCurriculum(3, cleo, "Math"),
  sampleCurriculum(4, dora, "Art"),
]
const change_id = "0190a0a0-0000-7000-8000-000000000901"

beforeEach(() => window.history.replaceState(null, "", "/assignments"))

async function openForm() {
  stopDate()
  const courseOf = (id: string) => curricula.find((course) => course.id === id) ?? sampleCurriculum(1, ben, "Math")
  const filters = { students, student: null, subject_id: null }
  return renderScreen(<NewAssignmentModal curricula={curricula} filters={filters} onClose={() => undefined} />, {
    "schoolDays.inRange": () => [],
    "planning.addItems": ({ assignments = [] }) => ({
      lessons: [],
      events: [],
      assignments: assignments.map(({ title, due_date, curriculum_id }) =>
        sampleAssignment(title, courseOf(curriculum_id), due_date),
      ),
      change_id,
      summary: "Added 2 assignments",
    }),
    "changes.undo": () => ({
      change: { id: change_id, kind: "items", summary: "", user: null, created_at: "", undone_at: "" },
      count: 2,
      changed: [],
    }),
  })
}

test(
  "an assignment is made for several children in their courses of the same subject, with one Undo",
  { tags: ["planning.several-form"] },
  async () => {
    const { callsOf } = await openForm()
    await page.getByRole("combobox", { name: "Student" }).click()
    await page.getByRole("option", { name: "Ben" }).click()
    await page.getByRole("combobox", { name: "Curriculum" }).click()
    await page.getByRole("option", { name: "Math" }).click()
    await page.getByRole("group", { name: "Also for" }).getByText("Cleo").click()
    await expect.element(page.getByText("Cleo gets it in Math, too.")).toBeVisible()
    await page.getByRole("group", { name: "Also for" }).getByText("Dora").click()
    await expect
      .element(page.getByText("Cleo gets it in Math, too. Dora has no course in Math, so nothing is added there."))
      .toBeVisible()
    await page.getByLabelText("Title").fill("Fractions")
    await page.getByLabelText("Due date").fill("12/04/2026")
    await page.getByRole("button", { name: "Create Assignment" }).click()
    await expect.element(page.getByText("“Fractions” was assigned to Ben and Cleo.")).toBeVisible()
    expect(callsOf("planning.addItems")).toMatchObject([
      { assignments: [1, 3].map((number) => ({ curriculum_id: curricula[number - 1]?.id, title: "Fractions" })) },
    ])
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  },
)
