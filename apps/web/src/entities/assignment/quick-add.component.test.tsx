import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, cleo, sampleAssignment, sampleCurriculum, sampleSubject } from "../../testing/sample-family.ts"
import { QuickAdd } from "./quick-add.tsx"

const fractions = sampleCurriculum(1, ben, "Fractions")
const botany = sampleCurriculum(2, ben, "Botany")
const biology = sampleCurriculum(3, cleo, "Biology")
const curricula = [fractions, botany, biology]

const title = page.getByLabelText("Title of a new assignment")
const curriculum = page.getByRole("combobox", { name: "Curriculum for a new assignment" })

const create: NonNullable<Answers["assignments.create"]> = (draft) =>
  sampleAssignment(
    draft.title,
    curricula.find(({ id }) => id === draft.curriculum_id) ?? fractions,
    String(draft.due_date),
  )

function openQuickAdd(answers: Answers = {}) {
  return renderScreen(<QuickAdd students={[ben, cleo]} curricula={curricula} />, {
    "assignments.create": create,
    "curriculum.list": () => curricula,
    "schoolDays.inRange": () => [],
    ...answers,
  })
}

beforeEach(() => localStorage.clear())

test("Enter adds an assignment, and Undo deletes exactly that one", { tags: ["assignments.quick-add"] }, async () => {
  const { callsOf } = await openQuickAdd({ "assignments.delete": ({ id }) => ({ id }) })
  await title.fill("Page 12")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText(/^Added “Page 12” for \w+, due /)).toBeVisible()
  await expect.element(title).toHaveValue("")
  await expect.element(title).toHaveFocus()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("assignments.delete")).toHaveLength(1)
  expect(callsOf("assignments.create")).toMatchObject([{ title: "Page 12" }])
})

test(
  "a child's curricula are offered once the child is chosen",
  { tags: ["assignments.quick-add-choices", "slow"] },
  async () => {
    const { callsOf } = await openQuickAdd()
    await page.getByRole("combobox", { name: "Child for a new assignment" }).click()
    await page.getByRole("option", { name: "Cleo" }).click()
    await expect.element(curriculum).toHaveValue("Biology")
    await title.fill("Draw a cell")
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => callsOf("assignments.create")).toMatchObject([{ curriculum_id: biology.id }])
  },
)

test("each field shows its own error", { tags: ["assignments.validation"] }, async () => {
  const { callsOf } = await openQuickAdd()
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect.element(title).toHaveAccessibleDescription("Title is required.")
  await title.fill("Draw a cell")
  const due = page.getByLabelText("Due date")
  await due.fill("")
  await title.click()
  await userEvent.keyboard("{Enter}")
  await expect.element(due).toHaveAccessibleDescription("Due date is required.")
  await expect.element(title).toHaveValue("Draw a cell")
  expect(callsOf("assignments.create")).toEqual([])
})

test("titles typed while an earlier one is being saved are saved in order", async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  const { callsOf } = await openQuickAdd({ "assignments.create": (draft) => slow.then(() => create(draft)) })
  for (const text of ["One", "Two", "Three"]) {
    await title.fill(text)
    await userEvent.keyboard("{Enter}")
  }
  answer()
  await expect
    .poll(() => callsOf("assignments.create"))
    .toMatchObject([{ title: "One" }, { title: "Two" }, { title: "Three" }])
})

describe("a title that cannot be saved", () => {
  test("comes back into the empty line with the reason", async () => {
    await openQuickAdd({
      "assignments.create": () => {
        throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "title", message: "Title is too long." }] })
      },
    })
    await title.fill("Page 4")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("Title is too long.").first()).toBeVisible()
    await expect.element(title).toHaveValue("Page 4")
  })

  test("is offered again beside the line when the next title is being typed", async () => {
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    let failures = 1
    const { callsOf } = await openQuickAdd({
      "assignments.create": async (draft) => {
        await slow
        if (failures-- > 0) throw new Refusal("VALIDATION_ERROR")
        return create(draft)
      },
    })
    await title.fill("Page 4")
    await userEvent.keyboard("{Enter}")
    await title.fill("Page 5")
    answer()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => callsOf("assignments.create").at(-1)).toMatchObject({ title: "Page 4" })
    await expect.element(title).toHaveValue("Page 5")
  })
})

test("it is absent without a curriculum", async () => {
  await renderScreen(
    <>
      <p>Page</p>
      <QuickAdd students={[ben]} curricula={[]} />
    </>,
  )
  await expect.element(page.getByText("Page")).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
})

test("the due day is the next school day, after days off", { tags: ["assignments.quick-add"] }, async () => {
  const day = (date: string, is_school_day: boolean) => ({
    date: `${date}T00:00:00.000Z`,
    is_school_day,
    reason: is_school_day ? ("school_day" as const) : ("day_off" as const),
    name: null,
  })
  await openQuickAdd({ "schoolDays.inRange": () => [day("2030-11-28", false), day("2030-12-02", true)] })
  await expect.element(page.getByRole("textbox", { name: /Due/ })).toHaveValue("12/02/2030")
})

test(
  "a curriculum that is typed here is created, and the title that waits for it goes there",
  { tags: ["planning.create-inline"] },
  async () => {
    const latin = sampleCurriculum(4, cleo, "Latin")
    const known = [...curricula]
    const { callsOf } = await openQuickAdd({
      "curriculum.list": () => known,
      "subjects.list": () => [],
      "subjects.create": () => ({ ...sampleSubject, ...latin.subject }),
      "curriculum.create": () => latin,
    })
    await page.getByRole("combobox", { name: "Child for a new assignment" }).click()
    await page.getByRole("option", { name: "Cleo" }).click()
    await title.fill("Draw a cell")
    await curriculum.fill("Latin")
    await page.getByRole("option", { name: "Create “Latin”" }).click()
    await title.click()
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => callsOf("assignments.create")).toMatchObject([{ curriculum_id: latin.id }])
    expect(callsOf("curriculum.create")).toMatchObject([{ student_id: cleo.id }])
  },
)
