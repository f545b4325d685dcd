import { dayToMidnight } from "@hearthbook/core/time/days"
import type { TestScoreView } from "@hearthbook/api/family/student"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleTranscript } from "../../testing/sample-documents.ts"
import { ben, benView } from "../../testing/sample-family.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { LinksSection } from "./links-section.tsx"
import { OfficialSection } from "./official-section.tsx"
import { TestScores } from "./test-scores.tsx"

const moment = "2026-11-26T15:00:00.000Z"
const link = {
  id: "0190a0a0-0000-7000-8000-000000000a01",
  student_id: ben.id,
  expires_on: dayToMidnight("2027-02-24"),
  made_by: null,
  last_opened_at: null as string | null,
  opens: 0,
  created_at: moment,
}

test("a transcript is made official, and reopened", { tags: ["paper.transcript-page"] }, async () => {
  const { callsOf } = await renderScreen(<OfficialSection transcript={sampleTranscript()} />, {
    "transcripts.finalize": () => sampleTranscript({ official: true, finalized_at: moment }),
  })
  await page.getByRole("button", { name: "Make official" }).click()
  await expect.poll(() => callsOf("transcripts.finalize")).toEqual([{ id: ben.id }])
})

test("an official one says that the records have changed since", { tags: ["paper.transcript-page"] }, async () => {
  const official = sampleTranscript({ official: true, finalized_at: moment, changed_since: true })
  await renderScreen(<OfficialSection transcript={official} />)
  await expect.element(page.getByText(/^Your records have changed since/)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Reopen" })).toBeVisible()
})

test("a link is made for 90 days, shown once, and revoked", { tags: ["paper.links"] }, async () => {
  stopDate()
  const links: (typeof link)[] = []
  const { callsOf } = await renderScreen(<LinksSection student_id={ben.id} />, {
    "transcripts.links": () => [...links],
    "transcripts.createLink": () => {
      links.push(link)
      return { ...link, token: "secret", url: "https://hearthbook.example/transcript/secret" }
    },
    "transcripts.removeLink": ({ id }) => {
      links.length = 0
      return { id }
    },
  })
  await page.getByRole("button", { name: "Make a link" }).click()
  await expect.poll(() => callsOf("transcripts.createLink")).toEqual([{ id: ben.id, expires_on: "2027-02-24" }])
  const made = page.getByRole("textbox", { name: "The new link" })
  await expect.element(made).toHaveValue("https://hearthbook.example/transcript/secret")
  await expect.element(page.getByText(/^Valid until .* · not opened yet$/)).toBeVisible()
  await page.getByRole("button", { name: /^Revoke the link/ }).click()
  await expect.poll(() => callsOf("transcripts.removeLink")).toEqual([{ id: link.id }])
  await expect.element(made).not.toBeInTheDocument()
})

test("a link says how often and when last it was opened", { tags: ["grades.transcript-link"] }, async () => {
  stopDate()
  const opened = { ...link, opens: 3, last_opened_at: moment }
  await renderScreen(<LinksSection student_id={ben.id} />, { "transcripts.links": () => [opened] })
  await expect.element(page.getByText(/· opened 3 times, last /)).toBeVisible()
})

test(
  "a test score is added with Enter and removed, and a failure keeps what was typed",
  { tags: ["grades.test-scores"] },
  async () => {
    let fails = true
    let student = { ...benView, test_scores: [] as TestScoreView[] }
    const { callsOf } = await renderScreen(<TestScores student_id={ben.id} />, {
      "students.byId": () => student,
      "students.update": ({ test_scores = [] }) => {
        if (fails) throw new Refusal("CONFLICT")
        const kept = test_scores.map((score) => ({ ...score, taken_on: score.taken_on ?? null }))
        return (student = { ...student, test_scores: kept, version: student.version + 1 })
      },
    })
    await page.getByLabelText("Test", { exact: true }).fill("SAT")
    await page.getByLabelText("Score", { exact: true }).fill("1380")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("alert")).toBeVisible()
    await expect.element(page.getByLabelText("Test", { exact: true })).toHaveValue("SAT")
    fails = false
    await page.getByRole("button", { name: "Add score" }).click()
    await expect.element(page.getByRole("listitem")).toHaveTextContent("SAT 1380")
    const added = { id: ben.id, version: 1, test_scores: [{ name: "SAT", score: "1380", taken_on: "" }] }
    expect(callsOf("students.update")).toEqual([added, added])
    await page.getByRole("button", { name: "Remove SAT, 1380" }).click()
    await expect.element(page.getByRole("listitem")).not.toBeInTheDocument()
  },
)
