import type { TimeView } from "@hearthbook/api/records/time"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { trpc } from "../../../api/trpc.ts"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben } from "../../../testing/sample-family.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { sampleTime } from "../../../testing/sample-time.ts"
import { AlsoDid, waitingNotes } from "./also-did.tsx"

const music = { id: "0190a0a0-0000-7000-8000-000000000041", name: "Music", color: "#0f766e", icon: "Music" }

function Screen() {
  const [notes] = trpc.time.list.useSuspenseQuery(waitingNotes)
  return <AlsoDid today="2026-11-26" student_id={ben.id} subjects={[music]} notes={notes} />
}

/** A server that keeps what the child notes. */
function open(answers: Answers = {}) {
  let notes: TimeView[] = []
  return renderScreen(<Screen />, {
    "time.list": () => notes,
    "schedule.list": () => [sampleClass("monday")],
    "time.create": ({ minutes, description = null }) => {
      const note: TimeView = { ...sampleTime, minutes, description, status: "noted" }
      notes = [...notes, note]
      return note
    },
    "time.delete": ({ id }) => {
      notes = notes.filter((note) => note.id !== id)
      return { id }
    },
    ...answers,
  })
}

const write = page.getByRole("button", { name: "Write it down" })
const done = page.getByRole("button", { name: "Done" })
const waiting = page.getByRole("list", { name: "Waiting for a parent" })

test("a child notes what it did, which waits for a parent, and takes it back", { tags: ["time.also"] }, async () => {
  const { callsOf } = await open()
  await write.click()
  await done.click()
  await expect.element(page.getByText("Write what you did.")).toBeVisible()
  await page.getByLabelText("What did you do?").fill("Practised the flute")
  await page.getByLabelText("How long?").fill("20 min")
  await page.getByText("Music").click()
  await done.click()
  await expect.element(waiting.getByText("20 min · waiting for a parent")).toBeVisible()
  expect(callsOf("time.create")).toEqual([
    {
      student_id: ben.id,
      date: "2026-11-26",
      minutes: 20,
      subject_id: music.id,
      description: "Practised the flute",
    },
  ])
  await page.getByRole("button", { name: "Take back: Practised the flute" }).click()
  await expect.element(waiting).not.toBeInTheDocument()
  expect(callsOf("time.delete")).toEqual([{ id: sampleTime.id, version: 1 }])
})

test("a refusal keeps what was typed", { tags: ["time.also"] }, async () => {
  await open({
    "time.create": () => {
      throw new Refusal("CONFLICT")
    },
  })
  await write.click()
  await page.getByLabelText("What did you do?").fill("Built a fort")
  await page.getByLabelText("How long?").fill("1h")
  await done.click()
  await expect.element(page.getByRole("alert").first()).toBeVisible()
  await expect.element(page.getByLabelText("What did you do?")).toHaveValue("Built a fort")
})
