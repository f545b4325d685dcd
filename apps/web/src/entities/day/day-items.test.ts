import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { expect, test } from "vitest"
import { countDone, dayItems, isItemDone, ownItems } from "./day-items.ts"

const at = (time: string) => `2026-09-15T${time}:00.000Z`
const aClass = (id: string, subject_id: string, start: string) =>
  ({ id, subject_id, start_time: at(start), end_time: at("23:00") }) as ClassView
const aLesson = (id: string, subject_id: string, status = "planned") =>
  ({ id, status, subject: { id: subject_id } }) as LessonView
const work = (id: string, status: string) => ({ id, status }) as AssignmentView
const anEvent = (id: string, start: string | null, student_id: string | null = null) =>
  ({ id, student_id, all_day: start === null, start_date: at(start ?? "00:00") }) as EventView
const nothing = { classes: [], lessons: [], due: [], events: [] }

test("a day is in its order, and each class takes the next lesson of its subject", { tags: ["week.order"] }, () => {
  const items = dayItems({
    classes: [aClass("c2", "math", "11:00"), aClass("c1", "math", "09:00"), aClass("c3", "art", "10:00")],
    lessons: [aLesson("l1", "math"), aLesson("l2", "latin"), aLesson("l3", "math"), aLesson("l4", "math")],
    due: [work("w1", "assigned")],
    events: [anEvent("e1", "10:30"), anEvent("e2", null)],
  })
  expect(items.map(({ key }) => key)).toEqual([
    "event:e2",
    "class:c1",
    "class:c3",
    "event:e1",
    "class:c2",
    "lesson:l2",
    "lesson:l4",
    "work:w1",
  ])
  expect(items.map((item) => (item.kind === "class" ? item.lesson?.id : undefined))).toEqual([
    undefined,
    "l1",
    undefined,
    undefined,
    "l3",
    undefined,
    undefined,
    undefined,
  ])
})

test("a class without a lesson counts if it can be ticked", { tags: ["week.class-tick"] }, () => {
  const day = {
    ...nothing,
    classes: [aClass("c1", "math", "09:00"), aClass("c2", "art", "10:00"), aClass("c3", "pe", "11:00")],
    lessons: [aLesson("l1", "math")],
  }
  expect(ownItems(day, ({ id }) => id === "c2").map(isItemDone)).toEqual([false, true, false])
  expect(ownItems(day).map(isItemDone)).toEqual([false, null, null])
})

test("lessons and work count, classes that cannot be ticked and events do not", { tags: ["week.order"] }, () => {
  const items = dayItems({
    classes: [aClass("c1", "math", "09:00"), aClass("c2", "art", "10:00")],
    lessons: [aLesson("l1", "math", "done"), aLesson("l2", "latin")],
    due: [work("w1", "submitted"), work("w2", "graded"), work("w3", "in_progress")],
    events: [anEvent("e1", null)],
  })
  expect(countDone(items)).toEqual({ done: 3, total: 5 })
  expect(items.map(isItemDone)).toEqual([null, true, null, false, true, true, false])
})

test("a child's own items leave out the events for everyone", { tags: ["week.order"] }, () => {
  const items = ownItems({ ...nothing, events: [anEvent("e1", null), anEvent("e2", "09:00", "ada")] })
  expect(items.map(({ key }) => key)).toEqual(["event:e2"])
})
