import type { FamilyView } from "@hearthbook/api/family/family"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal, type Answers } from "../../../testing/fake-server.ts"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { whoami } from "../../../testing/sample-family.ts"
import { SchoolCard } from "./school-card.tsx"

const { id, name, time_zone, school_days, year_start } = whoami.family
const family: FamilyView = {
  id,
  name,
  time_zone,
  school_days,
  year_start,
  children_complete_lessons: true,
  max_day_minutes: 240,
  adult_below_grade: "3",
  log_classes: "ask",
  rule_pack_id: null,
  grading_scale_id: null,
  hours_per_credit: 120,
  honors_bonus: 0.5,
  ap_bonus: 1,
  dual_enrollment_bonus: 1,
  bonus_from_points: null,
  version: 3,
}
const lessons = page.getByRole("switch", { name: "Children may mark their own lessons as done" })
const most = page.getByLabelText("Most minutes of a day")
const save = page.getByRole("button", { name: "Save School" })

const openCard = (answers: Answers = {}) =>
  renderScreen(<SchoolCard />, {
    "family.get": () => family,
    "family.update": ({ max_day_minutes, ...update }) => ({
      ...family,
      ...update,
      max_day_minutes: max_day_minutes || null,
      version: 4,
    }),
    ...answers,
  })

test("children may mark their lessons as done, or only adults may", { tags: ["settings.family"] }, async () => {
  const { callsOf } = await openCard()
  await expect.element(lessons).toBeChecked()
  await lessons.click()
  await save.click()
  await expect
    .poll(() => callsOf("family.update"))
    .toEqual([expect.objectContaining({ children_complete_lessons: false, version: 3 })])
  await expect.element(lessons).not.toBeChecked()
})

test("a switch that could not be saved stays as it was chosen", { tags: ["settings.family"] }, async () => {
  await openCard({
    "family.update": () => {
      throw new Refusal("UNKNOWN_ERROR")
    },
  })
  await lessons.click()
  await save.click()
  await expect.element(page.getByRole("alert")).toBeVisible()
  await expect.element(lessons).not.toBeChecked()
})

test(
  "the most minutes of a day and the grade that needs an adult can be changed or left empty",
  { tags: ["settings.day-rules"] },
  async () => {
    const { callsOf } = await openCard()
    await expect.element(most).toHaveValue("240")
    await most.fill("")
    await page.getByRole("combobox", { name: "Children below this grade need an adult" }).click()
    await page.getByRole("option", { name: "No grade" }).click()
    await save.click()
    await expect
      .poll(() => callsOf("family.update"))
      .toEqual([expect.objectContaining({ max_day_minutes: "", adult_below_grade: null })])
    await most.fill("300")
    await page.getByRole("combobox", { name: "Children below this grade need an adult" }).click()
    await page.getByRole("option", { name: "2nd grade" }).click()
    await save.click()
    await expect
      .poll(() => callsOf("family.update").at(-1))
      .toEqual(expect.objectContaining({ max_day_minutes: 300, adult_below_grade: "2" }))
    await expect.element(page.getByText("School settings saved.").last()).toBeVisible()
  },
)

test("a limit that is too low becomes the lowest one", { tags: ["settings.day-rules"] }, async () => {
  const { callsOf } = await openCard()
  await most.fill("5")
  await save.click()
  await expect
    .poll(() => callsOf("family.update"))
    .toEqual([expect.objectContaining({ max_day_minutes: 30, adult_below_grade: "3" })])
})
