import { studentAt } from "@hearthbook/core/paths/app-paths"
import type { AttendanceView } from "@hearthbook/api/records/attendance"
import type { GradeView } from "@hearthbook/api/work/grade"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { OneStudent } from "./one-student.tsx"

const math = { ...sampleCurriculum(1, ben, "Math"), notes: "Uses the blue book." }
const mark = (number: number, date: string, status: AttendanceView["status"]): AttendanceView => ({
  id: `0190a0a0-0000-7000-8000-0000000004${String(number).padStart(2, "0")}`,
  student_id: ben.id,
  date: `${date}T00:00:00.000Z`,
  status,
  fraction: 1,
  minutes: null,
  recorded_late: false,
  version: 1,
  created_at: "2026-08-03T12:00:00.000Z",
  updated_at: "2026-08-03T12:00:00.000Z",
})
const grade: GradeView = {
  id: "0190a0a0-0000-7000-8000-000000000501",
  assignment_id: "0190a0a0-0000-7000-8000-000000000502",
  student_id: ben.id,
  points_earned: 9,
  percentage: 90,
  letter_grade: "A-",
  feedback: null,
  assignment: { id: "0190a0a0-0000-7000-8000-000000000502", title: "Fractions", points_possible: 10 },
  subject: math.subject,
  version: 1,
  created_at: "2026-11-20T12:00:00.000Z",
  updated_at: "2026-11-20T12:00:00.000Z",
}

beforeEach(() => window.history.replaceState(null, "", studentAt(ben)))

async function open(answers: Answers = {}) {
  stopDate()
  const { answers: years } = schoolYearServer()
  return renderScreen(<OneStudent />, {
    ...years,
    "students.byId": () => benView,
    "curriculum.list": () => [math],
    "grades.list": () => [grade],
    "assignments.list": () => [
      { ...sampleAssignment("Essay", math, "2026-11-25"), status: "submitted", updated_at: "2026-11-25T12:00:00.000Z" },
    ],
    "lessons.list": () => [
      sampleLesson(math, 0, { title: "Ratios", status: "done", completed_at: "2026-11-26T12:00:00.000Z" }),
    ],
    "attendance.list": () => [mark(1, "2026-08-03", "present"), mark(2, "2026-08-04", "absent")],
    ...answers,
  })
}

test(
  "shows the year, the courses, recent work and notes",
  { tags: ["students.page", "students.year", "students.courses", "students.recent-work"] },
  async () => {
    const { calls } = await open()
    await expect.element(page.getByRole("heading", { level: 1, name: "Ben Miller" })).toBeVisible()
    const year = page.getByRole("region", { name: "Year at a glance" })
    await expect.element(year).toHaveTextContent(/84 of 260 school days/)
    await expect
      .element(page.getByRole("region", { name: "Courses" }).getByRole("link", { name: "Math" }))
      .toBeVisible()
    const recent = page.getByRole("region", { name: "Recent work" })
    await expect.element(recent).toHaveTextContent(/Fractions.*A-.*90%/)
    await expect.element(recent).toHaveTextContent(/Ratios.*Lesson done.*Essay.*Turned in/)
    await expect.element(page.getByRole("region", { name: "Notes" })).toHaveTextContent("Uses the blue book.")
    expect(
      calls
        .filter(({ path }) => path !== "auth.whoami")
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      "assignments.list",
      "attendance.list",
      "curriculum.list",
      "grades.list",
      "lessons.list",
      "schoolDays.inRange",
      "schoolYears.list",
      "students.byId",
    ])
  },
)

test("the heat map has its numbers, and a table that can be shown", { tags: ["students.heat-map"] }, async () => {
  await open()
  const attendance = page.getByRole("region", { name: "Attendance" })
  const counts = attendance.getByRole("list", { name: "Marks of the year" })
  await expect.element(counts).toHaveTextContent(/Present 1Absent 1Late 0Excused 0Not marked 82/)
  const august = attendance.getByRole("table").getByRole("row", { name: /^August 2026/ })
  await expect.element(august).toHaveTextContent("August 202621110019")
  await attendance.getByRole("button", { name: "Show as a table" }).click()
  expect(august.element().getBoundingClientRect().height).toBeGreaterThan(20)
  await attendance.getByRole("button", { name: "Show as a map" }).click()
  await expect.element(attendance.getByRole("button", { name: "Show as a table" })).toBeVisible()
})

test("says what is missing before there is anything", { tags: ["students.page"] }, async () => {
  await open({
    "schoolYears.list": () => [],
    "curriculum.list": () => [],
    "grades.list": () => [],
    "assignments.list": () => [],
    "lessons.list": () => [],
    "attendance.list": () => [],
  })
  await expect.element(page.getByText("There is no school year yet.")).toBeVisible()
  await expect.element(page.getByText("No curriculum assigned.")).toBeVisible()
  await expect.element(page.getByText("Nothing is done yet.")).toBeVisible()
  await expect.element(page.getByText(/^No notes yet/)).toBeVisible()
  await expect.element(page.getByRole("region", { name: "Attendance" })).not.toBeInTheDocument()
})

test("an unknown student is reported as not found", { tags: ["students.page"] }, async () => {
  await open({
    "students.byId": () => {
      throw new Refusal("NOT_FOUND")
    },
  })
  await expect.element(page.getByRole("alert")).toHaveTextContent("This could not be found.")
  await expect.element(page.getByRole("link", { name: "Students" })).toBeVisible()
})

test("'Edit' opens the form of the student", { tags: ["students.page"] }, async () => {
  await open()
  await page.getByRole("button", { name: "Edit Ben" }).click()
  await expect.element(page.getByRole("dialog", { name: "Edit Ben" }).getByLabelText("First name")).toHaveValue("Ben")
  await userEvent.keyboard("{Escape}")
})

test("a PIN for the family's tablet is set on the student's page", { tags: ["students.pin"] }, async () => {
  const { callsOf } = await open({ "tablets.setPin": () => ({ student: ben, has_pin: true, is_locked: false }) })
  await page.getByRole("button", { name: "Tablet PIN of Ben" }).click()
  const dialog = page.getByRole("dialog", { name: "PIN of Ben" })
  await dialog.getByLabelText("PIN").fill("12")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog.getByLabelText("PIN")).toHaveAttribute("aria-invalid", "true")
  expect(callsOf("tablets.setPin")).toEqual([])
  await dialog.getByLabelText("PIN").fill("4071")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf("tablets.setPin")).toEqual([{ student_id: ben.id, pin: "4071" }])
})
