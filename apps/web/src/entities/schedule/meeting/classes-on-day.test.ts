import { expect, test } from "vitest"
import { dayItems } from "../../day/day-items.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { ben, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleDay, sampleOverview } from "../../../testing/sample-dashboard.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { heldInOverview, heldOn, itemsOn, sameClasses } from "./classes-on-day.ts"

const bens = { ...sampleClass("thursday"), id: "b", student_id: ben.id, student: ben }
const cleos = { ...bens, id: "c", student_id: cleo.id, student: cleo }

test("classes of a child who was away cannot be held", { tags: ["week.class-tick"] }, () => {
  expect(heldOn({ held_class_ids: ["b"], status: "late" })(bens)).toBe(true)
  expect(heldOn({ held_class_ids: [], status: null })(bens)).toBe(false)
  expect(heldOn({ held_class_ids: ["b"], status: "absent" })(bens)).toBeNull()
})

test("a class with a lesson is not held by itself", { tags: ["week.class-tick"] }, () => {
  const lesson = {
    ...sampleLesson(sampleCurriculum(1, ben, "Math"), 0),
    subject: { ...bens.subject, id: bens.subject_id },
  }
  const items = dayItems({ classes: [bens], lessons: [lesson], due: [], events: [] }, () => false)
  expect(items).toMatchObject([{ kind: "class", held: null }])
  expect(sameClasses(cleos, items)).toEqual([])
})

test("the same class of siblings is of the same subject at the same time", { tags: ["week.class-tick"] }, () => {
  const other = { ...cleos, id: "o", end_time: "1970-01-01T11:00:00.000Z" }
  const overview = sampleOverview([sampleDay(ben, { classes: [bens] }), sampleDay(cleo, { classes: [cleos, other] })])
  expect(sameClasses(bens, itemsOn("2026-11-26", [overview], [])).map(({ row }) => row.id)).toEqual(["b", "c"])
  expect(itemsOn("2026-11-27", [overview], [])).toEqual([])
})

test("the dashboard shows classes as held, and again as before", { tags: ["dashboard.class-tick"] }, () => {
  const overview = sampleOverview([sampleDay(ben, { classes: [bens] }), sampleDay(cleo, { classes: [cleos] })])
  const held = heldInOverview(overview, { ids: ["b", "c"], day: "2026-11-26", held: true })
  expect(held.children.map(({ held_class_ids }) => held_class_ids)).toEqual([["b"], ["c"]])
  expect(heldInOverview(held, { ids: ["b", "c"], day: "2026-11-26", held: false })).toEqual(overview)
  expect(heldInOverview(overview, { ids: ["b"], day: "2026-11-25", held: true })).toBe(overview)
})
