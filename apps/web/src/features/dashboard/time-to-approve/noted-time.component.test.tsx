import type { DashboardView, NotedTime } from "@hearthbook/api/records/dashboard"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { trpc } from "../../../api/trpc.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleSubject } from "../../../testing/sample-family.ts"
import { sampleDay, sampleOverview } from "../../../testing/sample-dashboard.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { loggedTime, sampleTime, timeChange_id, undoneTime } from "../../../testing/sample-time.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { TodayByChild } from "../today/today-by-child.tsx"
import NotedTimeRow from "./noted-time-row.tsx"

const owls: NotedTime = {
  id: "0190a0a0-0000-7000-8000-000000000811",
  date: "2026-11-26T00:00:00.000Z",
  minutes: 20,
  subject: null,
  description: "Read about owls",
  version: 1,
}
const piano: NotedTime = { ...owls, id: "0190a0a0-0000-7000-8000-000000000812", description: "Piano", minutes: 30 }

beforeEach(async () => {
  stopDate()
  window.history.replaceState(null, "", "/dashboard")
  await page.viewport(1280, 800)
})

function Board() {
  const [overview] = trpc.dashboard.overview.useSuspenseQuery()
  return (
    <>
      <TodayByChild overview={overview} />
      <NotedTimeRow days={overview.children} />
    </>
  )
}

/** A server that knows which notes wait. */
async function open(answers: Answers = {}, more: Partial<DashboardView> = {}) {
  let notes = [owls, piano]
  const screen = await renderScreen(<Board />, {
    "dashboard.overview": () => sampleOverview([sampleDay(ben, { noted_time: notes })], more),
    "subjects.list": () => [sampleSubject],
    "time.update": ({ id, status }) => {
      const note = [owls, piano].filter((one) => one.id === id)
      notes = [...notes.filter((one) => one.id !== id), ...(status === "noted" ? note : [])]
      return { ...sampleTime, id, version: 2 }
    },
    "time.delete": ({ id }) => {
      notes = notes.filter((one) => one.id !== id)
      return { id }
    },
    ...answers,
  })
  return screen
}

const row = page.getByRole("region", { name: "Notes of time" })
const ofBen = page.getByRole("group", { name: "Noted by Ben" })
const dialog = page.getByRole("dialog")

test("all notes are accepted at once, and Undo lets them wait again", { tags: ["dashboard.noted-time"] }, async () => {
  const { callsOf } = await open()
  await expect.element(row.getByText("2 notes of time")).toBeVisible()
  await row.getByRole("button", { name: "Accept all" }).click()
  await expect.element(page.getByText("2 notes of time accepted.")).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  expect(callsOf("time.update")).toEqual([owls, piano].map(({ id }) => ({ id, version: 1, status: "counted" })))
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.element(row.getByText("2 notes of time")).toBeVisible()
})

test("a refusal shows the notes again", { tags: ["dashboard.noted-time"] }, async () => {
  await open({
    "time.update": () => {
      throw new Refusal("CONFLICT")
    },
  })
  await row.getByRole("button", { name: "Accept all" }).click()
  await expect.element(page.getByRole("alert").first()).toBeVisible()
  await expect.element(row.getByText("2 notes of time")).toBeVisible()
})

test("one is accepted or deleted in the child's day", { tags: ["dashboard.noted-time"] }, async () => {
  const { callsOf } = await open()
  await expect.element(ofBen.getByText("20 min")).toBeVisible()
  await ofBen.getByRole("button", { name: "Accept: Read about owls" }).click()
  await expect.element(row.getByText("1 note of time")).toBeVisible()
  await ofBen.getByRole("button", { name: "Delete: Piano" }).click()
  await dialog.getByRole("button", { name: /^Delete/ }).click()
  await expect.poll(() => callsOf("time.delete")).toEqual([{ id: piano.id, version: 1 }])
  await expect.element(row).not.toBeInTheDocument()
})

test("'Look' lists them, and a changed one counts", { tags: ["dashboard.noted-time"] }, async () => {
  const { callsOf } = await open()
  await row.getByRole("button", { name: "Look" }).click()
  await dialog.getByRole("button", { name: "Change: Piano" }).click()
  const minutes = dialog.getByLabelText("How long")
  await expect.element(minutes).toHaveValue("30 min")
  await minutes.fill("half an hour")
  await dialog.getByRole("button", { name: "Save and accept" }).click()
  await expect.element(minutes).toHaveAccessibleDescription(/Enter a time/)
  await minutes.fill("25")
  await dialog.getByRole("button", { name: "Save and accept" }).click()
  await expect.poll(() => callsOf("time.update")).toMatchObject([{ id: piano.id, minutes: 25, status: "counted" }])
  await expect.element(row.getByText("1 note of time")).toBeVisible()
})

test("the classes of a day that is over are logged, with Undo", { tags: ["time.auto-classes"] }, async () => {
  const math = { ...sampleClass("thursday"), end_time: "1970-01-01T00:05:00.000Z" }
  const present = { status: "present", fraction: 1, minutes: null, version: 1 } as const
  let held: string[] = []
  const { callsOf } = await open({
    "dashboard.overview": () =>
      sampleOverview([sampleDay(ben, { mark: present, classes: [math], held_class_ids: held })], {
        asks_for_classes: true,
      }),
    "time.logClasses": () => {
      held = [math.id]
      return [loggedTime]
    },
    "changes.undo": () => {
      held = []
      return undoneTime
    },
  })
  const ask = page.getByRole("button", { name: "Log today’s classes" })
  await ask.click()
  await expect.element(page.getByText("1 class logged.")).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  expect(callsOf("time.logClasses")).toEqual([{ date: "2026-11-26", schedule_ids: [math.id] }])
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: timeChange_id }])
  await expect.element(ask).toBeVisible()
})
