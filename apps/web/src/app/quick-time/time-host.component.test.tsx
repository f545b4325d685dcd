import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { requestTime } from "../../entities/time/time-request.ts"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleCurriculum, sampleSubject } from "../../testing/sample-family.ts"
import { loggedTime, timeChange_id, undoneTime } from "../../testing/sample-time.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { TimeHost } from "./time-host.tsx"

const math = sampleCurriculum(1, ben, "Math")
const art = { ...sampleSubject, id: "0190a0a0-0000-7000-8000-000000000031", name: "Art" }

beforeEach(() => localStorage.clear())

/** A Thursday, the 26th of November. */
async function openScreen(answers: Answers = {}) {
  stopDate()
  return renderScreen(
    <>
      <button type="button" onClick={requestTime}>
        Time
      </button>
      <TimeHost />
    </>,
    {
      "students.list": () => [benView, { ...benView, ...cleo }],
      "subjects.list": () => [sampleSubject, art],
      "curriculum.list": () => [math],
      "time.createMany": () => [loggedTime],
      "changes.undo": () => undoneTime,
      ...answers,
    },
  )
}

const dialog = page.getByRole("dialog", { name: "Add time" })
const minutes = dialog.getByLabelText("How long")
const add = dialog.getByRole("button", { name: "Add time" })

test("T opens it for all children; subjects share the minutes; Undo", { tags: ["time.typed-form"] }, async () => {
  const { callsOf } = await openScreen()
  await userEvent.keyboard("t")
  await expect.element(minutes).toHaveFocus()
  await minutes.fill("3h")
  await dialog.getByText("Math", { exact: true }).click()
  await dialog.getByText("Art", { exact: true }).click()
  await expect.element(dialog.getByText("3 h in all, about 1 h 30 min for each subject")).toBeVisible()
  await dialog.getByText("Away").click()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("3 h added for 2 students.")).toBeVisible()
  const each = { date: "2026-11-26", minutes: 90, place: "away", description: null }
  expect(callsOf("time.createMany")).toEqual([
    {
      records: [
        { student_id: ben.id, ...each, curriculum_id: math.id },
        { student_id: ben.id, ...each, subject_id: art.id },
        { student_id: cleo.id, ...each, subject_id: sampleSubject.id },
        { student_id: cleo.id, ...each, subject_id: art.id },
      ],
    },
  ])
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: timeChange_id }])
})

test("bad input is said at its field, and a refusal keeps what was typed", { tags: ["time.typed-form"] }, async () => {
  await openScreen({
    "time.createMany": () => {
      throw new Refusal("LOCKED", { issues: [{ field: "amendment_reason", message: "This year is locked." }] })
    },
  })
  await page.getByRole("button", { name: "Time" }).click()
  await minutes.fill("soon")
  await dialog.getByLabelText("Date").fill("12/01/2026")
  await add.click()
  await expect.element(minutes).toHaveAccessibleDescription(/Enter a time such as 45 min or 1h 30/)
  await expect.element(dialog.getByText("Choose today or an earlier day.").first()).toBeVisible()
  await minutes.fill("45 min")
  await dialog.getByLabelText("Date").fill("yesterday")
  await add.click()
  await expect.element(dialog.getByText("This year is locked.").first()).toBeVisible()
  await expect.element(minutes).toHaveValue("45 min")
})
