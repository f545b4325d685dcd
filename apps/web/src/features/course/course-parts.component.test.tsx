import type { ResourceView } from "@hearthbook/api/work/resource"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, sampleAssignment, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleLesson } from "../../testing/sample-lessons.ts"
import { stopDate } from "../../testing/sample-year.ts"
import { CourseBoard } from "./course-board.tsx"

const course = { ...sampleCurriculum(1, ben, "Math"), notes: "Bring the blocks." }
const worksheet = sampleAssignment("Worksheet", course, "2026-12-01")
const test1 = { ...sampleAssignment("Test 1", course, "2026-11-01"), status: "graded" as const }

function sampleResource(number: number, title: string): ResourceView {
  return {
    id: `0190a0a0-0000-7000-8000-00000000060${number}`,
    title,
    description: null,
    resource_type: "link",
    external_url: "https://example.com/",
    subject_id: course.subject.id,
    provider_id: null,
    subject: course.subject,
    provider: null,
    lesson_count: 0,
    version: 1,
    created_at: "2026-08-01T12:00:00.000Z",
    updated_at: "2026-08-01T12:00:00.000Z",
  }
}

const [blocks, songs] = [sampleResource(1, "Base ten blocks"), sampleResource(2, "Counting songs")]
const lessons = [0, 1].map((place) =>
  sampleLesson(course, place, { day: `2026-12-0${place + 1}`, resources: [blocks] }),
)

async function openPart(part: string, answers: Answers = {}) {
  stopDate()
  await page.viewport(1280, 800)
  history.replaceState(null, "", "/")
  const screen = await renderScreen(<CourseBoard id={course.id} />, {
    "curriculum.byId": () => course,
    "curriculum.list": () => [course],
    "lessons.list": () => lessons,
    "assignments.list": () => [test1, worksheet],
    "resources.list": () => [blocks, songs],
    "subjects.list": () => [],
    "providers.list": () => [],
    ...answers,
  })
  await page.getByRole("tab", { name: part }).click()
  expect(location.search).toContain("tab=")
  return screen
}

test(
  "the assignments of a course are listed, and one is added with a title",
  { tags: ["planning.course-parts", "slow"] },
  async () => {
    const { callsOf } = await openPart("Assignments", {
      "assignments.create": ({ title }) => sampleAssignment(title, course, "2026-12-02"),
    })
    const open = page.getByRole("region", { name: "Not graded yet" })
    await expect.element(open.getByRole("link", { name: "Worksheet" })).toBeVisible()
    await expect.element(open.getByRole("button", { name: /^Status of Worksheet: Assigned/ })).toBeVisible()
    await expect.element(page.getByRole("region", { name: "Graded", exact: true }).getByText("Test 1")).toBeVisible()
    expect(callsOf("assignments.list")).toEqual([{ curriculum_id: course.id }])

    await expect
      .element(page.getByRole("combobox", { name: "Curriculum for a new assignment" }))
      .not.toBeInTheDocument()
    await page.getByLabelText("Title of a new assignment").fill("Page 12")
    await userEvent.keyboard("{Enter}")
    await expect
      .poll(() => callsOf("assignments.create"))
      .toMatchObject([{ title: "Page 12", curriculum_id: course.id }])
  },
)

test(
  "resources of the lessons come first, and a new one is about the course's subject",
  { tags: ["planning.course-parts", "slow"] },
  async () => {
    const { callsOf } = await openPart("Resources", { "resources.create": () => sampleResource(3, "Abacus") })
    const used = page.getByRole("region", { name: "In the lessons" })
    await expect.element(used.getByRole("link", { name: "2 lessons, first Lesson 1" })).toBeVisible()
    await expect.element(used.getByText("Counting songs")).not.toBeInTheDocument()
    const others = page.getByRole("region", { name: "More for Math in the library" })
    await expect.element(others.getByRole("link", { name: /Counting songs/ })).toBeVisible()

    await page.getByRole("button", { name: "Add a resource" }).click()
    const dialog = page.getByRole("dialog", { name: "Add a resource for Math" })
    await dialog.getByRole("textbox", { name: "Title" }).fill("Abacus")
    await dialog.getByRole("textbox", { name: "URL" }).fill("https://example.com/abacus")
    await dialog.getByRole("button", { name: "Add resource" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("resources.create")).toMatchObject([{ title: "Abacus", subject_id: course.subject.id }])
  },
)

test("the notes of a course are shown", { tags: ["planning.course-parts"] }, async () => {
  await openPart("Notes")
  await expect.element(page.getByText("Bring the blocks.")).toBeVisible()
})
