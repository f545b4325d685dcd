import type { ProviderView } from "@hearthbook/api/family/provider"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Router, useLocation } from "wouter"
import { confirmBeforeNavigation } from "../../../forms/unsaved/confirm-leave.tsx"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleCurriculum, sampleSubject } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { NewCurriculumModal } from "./curriculum-modals.tsx"

const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
const khan: ProviderView = {
  id: "0190a0a0-0000-7000-8000-000000000021",
  name: "Khan Academy",
  website: "https://www.khanacademy.org",
  logo_url: null,
  logo_id: null,
  version: 1,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}
const latin = { ...sampleSubject, id: "0190a0a0-0000-7000-8000-000000000022", name: "Latin" }

beforeEach(() => {
  stopDate()
  window.history.replaceState(null, "", "/curriculum")
})

const lists = {
  "subjects.list": () => [],
  "providers.list": () => [],
  "curriculum.list": () => [],
  "schedule.list": () => [],
}

test(
  "a curriculum creates its subject and its provider, a common publisher with its website",
  { tags: ["planning.publishers", "planning.create-subject"] },
  async () => {
    const { callsOf } = await renderScreen(<NewCurriculumModal student_id={ben.id} onClose={() => undefined} />, {
      ...lists,
      "students.list": () => [benView],
      "subjects.create": () => latin,
      "providers.create": () => khan,
      "curriculum.create": () => sampleCurriculum(1, ben, "Latin"),
    })
    await expect.element(dialog.getByText("No subject for 4th grade yet. Type a name to create one.")).toBeVisible()
    await dialog.getByRole("combobox", { name: "Subject" }).fill("Latin")
    await page.getByRole("option", { name: "Create “Latin”" }).click()
    const provider = dialog.getByRole("combobox", { name: "Provider" })
    await provider.fill("khan")
    await expect.element(page.getByRole("group", { name: "Common publishers" })).toBeVisible()
    await page.getByRole("option", { name: "Khan Academy" }).click()
    await expect.element(provider).toHaveValue("Khan Academy")
    await dialog.getByRole("button", { name: "Add Curriculum" }).click()
    await expect
      .poll(() => callsOf("curriculum.create"))
      .toMatchObject([{ student_id: ben.id, subject_id: latin.id, provider_id: khan.id }])
    expect(callsOf("subjects.create")).toMatchObject([{ name: "Latin", grade_level: "4" }])
    expect(callsOf("providers.create")).toEqual([{ name: "Khan Academy", website: khan.website }])
  },
)

test(
  "a link that the form proposes does not ask, and keeps what was typed",
  { tags: ["planning.leave-kept"] },
  async () => {
    const answers = { ...lists, "students.list": () => [] }
    await renderScreen(
      <Router aroundNav={confirmBeforeNavigation}>
        <OnPath path="/curriculum">
          <NewCurriculumModal student_id={null} onClose={() => undefined} />
        </OnPath>
      </Router>,
      answers,
    )
    await dialog.getByLabelText("Goals").fill("Read Caesar")
    await dialog.getByRole("link", { name: "Add a student" }).click()
    expect(window.location.pathname).toBe("/students")
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText("Leave without saving?")).not.toBeInTheDocument()
    window.history.pushState(null, "", "/curriculum")
    await expect.element(dialog.getByLabelText("Goals")).toHaveValue("Read Caesar")
  },
)

function OnPath({ path, children }: { path: string; children: React.ReactNode }) {
  const [at] = useLocation()
  return at === path ? children : null
}
