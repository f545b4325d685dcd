import type { FamilyView } from "@hearthbook/api/family/family"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { sampleFamily } from "../../../../testing/sample-family.ts"
import { ownScale, sampleScales } from "../../../../testing/sample-grading.ts"
import { GradesCard } from "./grades-card.tsx"
import { ScalesCard } from "./scales-card.tsx"

const scale = page.getByRole("combobox", { name: "Scale" })
const save = page.getByRole("button", { name: "Save Grades" })

beforeEach(() => page.viewport(1280, 800))

async function openCard(answers: Answers = {}) {
  let family: FamilyView = sampleFamily
  return renderScreen(<GradesCard />, {
    "family.get": () => family,
    "gradingScales.list": () => [...sampleScales, ownScale],
    "family.update": ({ grading_scale_id = null, hours_per_credit = 120, bonus_from_points = null }) => {
      const saved = { grading_scale_id, hours_per_credit, bonus_from_points }
      return (family = { ...family, ...saved, version: family.version + 1 })
    },
    ...answers,
  })
}

test(
  "the family's scale shows its steps, and is saved with the hours of a credit",
  { tags: ["grades.family-grading"] },
  async () => {
    const { callsOf } = await openCard()
    await expect.element(scale).toHaveValue("Letters with plus and minus")
    await expect
      .element(page.getByRole("list", { name: "Steps of Letters with plus and minus" }))
      .toHaveTextContent(/A93%4\.0 points.*B\+87%3\.3 points/)
    await scale.click()
    await page.getByRole("option", { name: "Our marks" }).click()
    await expect.element(page.getByRole("list", { name: "Steps of Our marks" })).toHaveTextContent(/Not yetbelow/)
    await page.getByLabelText("Hours for one credit").fill("150")
    await userEvent.keyboard("{Enter}")
    await expect
      .poll(() => callsOf("family.update"))
      .toEqual([
        {
          grading_scale_id: ownScale.id,
          hours_per_credit: 150,
          honors_bonus: 0.5,
          ap_bonus: 1,
          dual_enrollment_bonus: 1,
          bonus_from_points: null,
          version: 3,
        },
      ])
  },
)

test("bonuses are points, and one is only given from a grade on", { tags: ["grades.family-grading"] }, async () => {
  const { callsOf } = await openCard()
  await page.getByLabelText("Honors").fill("much")
  await save.click()
  await expect
    .element(page.getByText("Points must be a number from 0 to 20 with two decimals at most.").first())
    .toBeVisible()
  expect(callsOf("family.update")).toHaveLength(0)
  await page.getByLabelText("Honors").fill("0.25")
  await page.getByLabelText("No bonus below").fill("2")
  await save.click()
  await expect.poll(() => callsOf("family.update")).toMatchObject([{ honors_bonus: 0.25, bonus_from_points: 2 }])
})

test("a refused save keeps what was typed", { tags: ["grades.family-grading", "slow"] }, async () => {
  await openCard({
    "family.update": () => {
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await page.getByLabelText("Hours for one credit").fill("150")
  await save.click()
  await expect.element(page.getByText("Failed to save settings.").first()).toBeVisible()
  await expect.element(page.getByLabelText("Hours for one credit")).toHaveValue("150")
})

const dialog = page.getByRole("dialog")
const step = (number: number) => dialog.getByRole("group", { name: `Step ${number}`, exact: true })

const openScales = (answers: Answers = {}) =>
  renderScreen(<ScalesCard />, { "gradingScales.list": () => [...sampleScales, ownScale], ...answers })

test("a scale of the family's own begins as a copy", { tags: ["grades.own-scales"] }, async () => {
  const { callsOf } = await openScales({ "gradingScales.create": () => ownScale })
  await page.getByRole("button", { name: "Add a scale" }).click()
  await dialog.getByLabelText("Name").fill("Ours")
  await dialog.getByRole("combobox", { name: "Begin with" }).click()
  await page.getByRole("option", { name: "Whole letters" }).click()
  await step(2).getByLabelText("Label").fill("A")
  await dialog.getByRole("button", { name: "Add Scale" }).click()
  await expect.element(step(2).getByText("There are two steps named A.")).toBeVisible()
  await step(2).getByLabelText("Label").fill("B")
  await step(2).getByLabelText("Lowest percent").fill("8o")
  await dialog.getByRole("button", { name: "Add Scale" }).click()
  await expect.element(step(2).getByText(/The lowest percentage must be a number/)).toBeVisible()
  await step(2).getByLabelText("Lowest percent").fill("82")
  await dialog.getByRole("button", { name: "Remove D" }).click()
  await dialog.getByRole("button", { name: "Add Scale" }).click()
  await expect
    .poll(() => callsOf("gradingScales.create"))
    .toEqual([
      {
        name: "Ours",
        kind: "letter",
        steps: [
          { label: "A", min_percent: 90, points: 4 },
          { label: "B", min_percent: 82, points: 3 },
          { label: "C", min_percent: 70, points: 2 },
          { label: "F", min_percent: 0, points: 0 },
        ],
      },
    ])
})

test(
  "a scale is changed, and becomes pass or fail without points",
  { tags: ["grades.own-scales", "slow"] },
  async () => {
    const { callsOf } = await openScales({ "gradingScales.update": () => ({ ...ownScale, version: 4 }) })
    await page.getByRole("button", { name: "More about Our marks" }).click()
    await page.getByRole("menuitem", { name: "Edit" }).click()
    await dialog.getByRole("combobox", { name: "Kind" }).click()
    await page.getByRole("option", { name: "Pass or fail" }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect
      .poll(() => callsOf("gradingScales.update"))
      .toMatchObject([{ id: ownScale.id, version: 3, kind: "pass_fail", steps: [{ points: null }, {}, {}] }])
  },
)

test("a scale in use is not deleted, and the dialog says why", { tags: ["grades.own-scales"] }, async () => {
  const reason = "This scale is in use. Choose another scale for its courses and for the family first."
  await openScales({
    "gradingScales.delete": () => {
      throw new Refusal("CONFLICT", { issues: [{ field: "id", message: reason }] })
    },
  })
  await page.getByRole("button", { name: "More about Our marks" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Our marks" }).click()
  await expect.element(page.getByRole("alert").getByText(reason)).toBeVisible()
})
