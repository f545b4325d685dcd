import type { SubjectView } from "@hearthbook/api/family/subject"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { trpc } from "../../../api/trpc.ts"
import { Refusal } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import {
  ben,
  benView,
  cleo,
  sampleAssignment,
  sampleCurriculum,
  sampleSubject,
} from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { NewAssignmentModal } from "./assignment-modals.tsx"

const cleoView = { ...benView, ...cleo, grade_level: "2" as const }
const curriculum = page.getByRole("combobox", { name: "Curriculum" })

beforeEach(() => window.history.replaceState(null, "", "/assignments"))

function Screen({ students }: { students: (typeof benView)[] }) {
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const filters = { students, student: null, subject_id: null }
  return <NewAssignmentModal curricula={curricula} filters={filters} onClose={() => undefined} />
}

/** The form over a server that stores what is created. It refuses the first curriculum if `isRefused`. */
async function open(students: (typeof benView)[], isRefused = false) {
  stopDate()
  const [subjects, courses]: [SubjectView[], CurriculumView[]] = [[sampleSubject], [sampleCurriculum(1, ben, "Math")]]
  let refusals = isRefused ? 1 : 0
  const courseOf = (id: string) => courses.find((course) => course.id === id) ?? sampleCurriculum(1, ben, "Math")
  return renderScreen(<Screen students={students} />, {
    "schoolDays.inRange": () => [],
    "subjects.list": () => [...subjects],
    "curriculum.list": () => [...courses],
    "subjects.create": ({ name, color = "", icon = "", grade_level = "K" }) => {
      const made = { ...sampleSubject, id: crypto.randomUUID(), name, color, icon, grade_level }
      subjects.push(made)
      return made
    },
    "curriculum.create": ({ student_id, subject_id }) => {
      if (refusals-- > 0) throw new Refusal("NOT_FOUND")
      const student = student_id === ben.id ? ben : cleoView
      const { id = "", name = "" } = subjects.find((subject) => subject.id === subject_id) ?? {}
      const course = sampleCurriculum(courses.length + 1, student, name)
      const made = { ...course, subject_id: id, subject: { ...course.subject, id } }
      courses.push(made)
      return made
    },
    "assignments.create": ({ title, due_date, curriculum_id }) =>
      sampleAssignment(title, courseOf(curriculum_id), due_date),
    "planning.addItems": ({ assignments = [] }) => ({
      lessons: [],
      events: [],
      assignments: assignments.map(({ title, due_date, curriculum_id }) =>
        sampleAssignment(title, courseOf(curriculum_id), due_date),
      ),
      change_id: crypto.randomUUID(),
      summary: "Added 2 assignments",
    }),
  })
}

test("an assignment for a new subject needs no other page", { tags: ["planning.create-course"] }, async () => {
  const { callsOf } = await open([benView])
  await curriculum.fill("Latin")
  await expect.element(page.getByRole("option", { name: "Create “Latin”" })).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.element(curriculum).toHaveValue("Latin · 2026-2027")
  await page.getByLabelText("Title").fill("Declensions")
  await page.getByLabelText("Due date").fill("12/04/2026")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => callsOf("assignments.create")).toMatchObject([{ title: "Declensions" }])
  // Its toast would lie over the next test.
  await expect.element(page.getByText(/“Declensions” was assigned to/)).toBeVisible()
  expect(callsOf("subjects.create")).toEqual([{ name: "Latin", grade_level: "4", color: "#6d28d9", icon: "Languages" }])
  expect(callsOf("curriculum.create")).toMatchObject([{ student_id: ben.id }])
})

test(
  "siblings who differ in grade share a new subject, and each gets a course",
  { tags: ["planning.create-course", "planning.create-subject"] },
  async () => {
    const { callsOf } = await open([benView, cleoView])
    await page.getByRole("combobox", { name: "Student" }).click()
    await page.getByRole("option", { name: "Ben" }).click()
    await page.getByRole("group", { name: "Also for" }).getByText("Cleo").click()
    await curriculum.fill("Latin")
    await page.getByRole("option", { name: "Create “Latin”" }).click()
    await expect.element(page.getByText("Cleo gets it in Latin, too.")).toBeVisible()
    expect(callsOf("subjects.create")).toMatchObject([{ name: "Latin", grade_level: null }])
    expect(callsOf("curriculum.create")).toMatchObject([{ student_id: cleo.id }, { student_id: ben.id }])
    await page.getByLabelText("Title").fill("Declensions")
    await page.getByLabelText("Due date").fill("12/04/2026")
    await page.getByRole("button", { name: "Create Assignment" }).click()
    await expect.poll(() => callsOf("planning.addItems")).toMatchObject([{ assignments: [{}, {}] }])
    // Its toast would lie over the next test.
    await expect.element(page.getByText(/“Declensions” was assigned to/)).toBeVisible()
  },
)

test(
  "a course that is refused leaves its name, and makes no second subject",
  { tags: ["planning.create-failure"] },
  async () => {
    const { callsOf } = await open([benView], true)
    await curriculum.fill("Latin")
    await page.getByRole("option", { name: "Create “Latin”" }).click()
    await expect.element(curriculum).toHaveAttribute("aria-invalid", "true")
    await expect.element(curriculum).toHaveValue("Latin")
    await page.getByLabelText("Title").fill("Declensions")
    await page.getByLabelText("Due date").fill("12/04/2026")
    await page.getByRole("button", { name: "Create Assignment" }).click()
    await expect.poll(() => callsOf("assignments.create")).toMatchObject([{ title: "Declensions" }])
    // Its toast would lie over the next test.
    await expect.element(page.getByText(/“Declensions” was assigned to/)).toBeVisible()
    expect(callsOf("subjects.create")).toHaveLength(1)
    expect(callsOf("curriculum.create")).toHaveLength(2)
  },
)
