import { expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleCurriculum, sampleSubject } from "../../../testing/sample-family.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import type { Opened } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { defaultSlot } from "../../../entities/schedule/entry/slot.ts"
import { ScheduleDialogs } from "../../../entities/schedule/entry/schedule-dialogs.tsx"

// stopDate: Thursday, November 26, 2026.
const math = sampleCurriculum(1, ben, "Math")
const ada = { ...benView, id: "0190a0a0-0000-7000-8000-000000000777", first_name: "Ada" }
const row = {
  ...sampleClass("wednesday"),
  id: "0190a0a0-0000-7000-8000-000000000778",
  student_id: ben.id,
  subject_id: math.subject.id,
  student: ben,
  subject: math.subject,
  start_date: "2026-08-03T00:00:00.000Z",
}
const dialog = page.getByRole("dialog")
const change_id = "0190a0a0-0000-7000-8000-000000000779"

async function open(opened: Opened, answers = {}) {
  stopDate()
  return renderScreen(
    <ScheduleDialogs opened={opened} onSchoolDaysChange={() => undefined} onClose={() => undefined} />,
    {
      ...schoolYearServer().answers,
      "students.list": () => [ada, benView],
      "subjects.list": () => [
        {
          ...math.subject,
          description: null,
          grade_level: null,
          core: false,
          curriculum_count: 1,
          version: 1,
          created_at: row.created_at,
          updated_at: row.updated_at,
        },
      ],
      "curriculum.list": () => [math],
      "schedule.list": () => [],
      "schedule.createMany": () => ({ classes: [row, row], change_id }),
      "schedule.update": () => ({
        ...row,
        id: "0190a0a0-0000-7000-8000-000000000780",
        start_date: "2026-11-25T00:00:00.000Z",
      }),
      "schedule.delete": () => ({ id: row.id, ended: true }),
      ...answers,
    },
  )
}

test(
  "a new class takes every school day and several students in one call",
  { tags: ["schedule.several"] },
  async () => {
    const { callsOf } = await open({ as: "new", slot: { ...defaultSlot("2026-11-23"), student_id: ben.id } })
    await expect.element(dialog.getByRole("checkbox", { name: "Ben" })).toBeChecked()
    await dialog.getByText("Ada", { exact: true }).click()
    await dialog.getByRole("button", { name: "Every school day" }).click()
    await dialog.getByRole("button", { name: "Add 10 Classes" }).click()
    await expect
      .poll(() => callsOf("schedule.createMany"))
      .toMatchObject([
        {
          student_ids: [ada.id, ben.id],
          days_of_week: ["monday", "tuesday", "wednesday", "thursday", "friday"],
          subject_id: math.subject.id,
        },
      ])
    await expect.element(page.getByText("2 classes added.")).toBeVisible()
  },
)

test("a class without a day or student says so at the field", { tags: ["schedule.several"] }, async () => {
  const { callsOf } = await open({ as: "new", slot: { ...defaultSlot("2026-11-23"), student_id: ben.id } })
  await dialog.getByText("Ben", { exact: true }).click()
  await dialog.getByText("Mon", { exact: true }).click()
  await dialog.getByRole("button", { name: "Add Class" }).click()
  await expect.element(dialog.getByText("Choose a student.").first()).toBeVisible()
  await expect.element(dialog.getByText("Choose a day of the week.").first()).toBeVisible()
  expect(callsOf("schedule.createMany")).toEqual([])
})

test("a class is changed on its day only by default, with Undo", { tags: ["schedule.only-on"] }, async () => {
  const { callsOf } = await open({ as: "class", row, day: "2026-11-25" })
  await expect.element(dialog.getByRole("radio", { name: "Only on Nov 25" })).toBeChecked()
  await expect.element(dialog.getByRole("radio", { name: "From then on" })).toBeInTheDocument()
  await expect.element(dialog.getByRole("radio", { name: "Always" })).toBeInTheDocument()
  await dialog.getByLabelText("Start time").fill("08:30")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect
    .poll(() => callsOf("schedule.update"))
    .toMatchObject([{ id: row.id, only_on: "2026-11-25", start_time: "08:30" }])
  expect(callsOf("schedule.update")[0]).not.toHaveProperty("from_date", expect.anything())
  await page.getByRole("button", { name: "Undo" }).click()
  await expect
    .poll(() => callsOf("schedule.update").at(-1))
    .toMatchObject({
      id: row.id,
      version: 2,
      canceled_days: [],
      replaces_id: "0190a0a0-0000-7000-8000-000000000780",
    })
})

const later = { ...row, id: "0190a0a0-0000-7000-8000-000000000780", start_time: "1970-01-01T08:30:00.000Z" }

test.for([
  {
    scope: "From then on",
    after: later,
    says: /^Math \(Ben\) is on Wednesdays at .+ from this week on\.$/,
    undo: { end_date: null, replaces_id: later.id },
  },
  {
    scope: "Always",
    after: { ...later, id: row.id, version: 2 },
    says: /^Math \(Ben\) is on Wednesdays at [\d:]+ [AP]M\.$/,
    undo: { day_of_week: "wednesday", start_time: row.start_time, start_date: row.start_date, end_date: null },
  },
])(
  "a class changed $scope says so, and Ctrl+Z undoes that before an earlier change",
  { tags: ["schedule.only-on"] },
  async ({ scope, after, says, undo }) => {
    const { callsOf } = await open({ as: "class", row, day: "2026-11-25" }, { "schedule.update": () => after })
    const undoEarlier = vi.fn<() => Promise<void>>(() => Promise.resolve())
    offerUndo({ message: "An earlier change.", undo: undoEarlier, fallback: "" })
    await dialog.getByText(scope).click()
    await dialog.getByLabelText("Start time").fill("08:30")
    // The earlier toast may lie over the button.
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard("{Control>}z{/Control}")
    await expect.poll(() => callsOf("schedule.update").at(-1)).toMatchObject({ id: row.id, version: 2, ...undo })
    expect(undoEarlier).not.toHaveBeenCalled()
  },
)

test("a class is canceled on its day without a question, with Undo", { tags: ["schedule.only-on"] }, async () => {
  const { callsOf } = await open({ as: "class", row, day: "2026-11-25" })
  await dialog.getByRole("button", { name: "No class on Nov 25" }).click()
  await expect.poll(() => callsOf("schedule.delete")).toMatchObject([{ id: row.id, version: 1, only_on: "2026-11-25" }])
  await expect.element(page.getByText("No Math (Ben) on Wednesday, Nov 25.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => callsOf("schedule.update")).toMatchObject([{ id: row.id, version: 2, canceled_days: [] }])
})

test("a class creates its subject, for the grade of its student", { tags: ["planning.create-subject"] }, async () => {
  const latin = { ...math.subject, id: "0190a0a0-0000-7000-8000-000000000781", name: "Latin" }
  const { callsOf } = await open(
    { as: "new", slot: { ...defaultSlot("2026-11-23"), student_id: ben.id } },
    { "subjects.create": () => ({ ...sampleSubject, ...latin }) },
  )
  const subject = dialog.getByRole("combobox", { name: "Subject" })
  await subject.fill("Latin")
  await page.getByRole("option", { name: "Create “Latin”" }).click()
  await expect.element(subject).toHaveValue("Latin")
  await dialog.getByRole("button", { name: "Add Class" }).click()
  await expect.poll(() => callsOf("schedule.createMany")).toMatchObject([{ subject_id: latin.id }])
  expect(callsOf("subjects.create")).toMatchObject([{ name: "Latin", grade_level: ben.grade_level }])
})
