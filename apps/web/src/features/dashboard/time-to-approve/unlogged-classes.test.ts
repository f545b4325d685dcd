import { expect, test } from "vitest"
import { sampleDay } from "../../../testing/sample-dashboard.ts"
import { ben, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { unloggedClasses } from "./unlogged-classes.ts"

const present = { status: "present", fraction: 1, minutes: null, version: 1 } as const
const absent = { ...present, status: "absent" } as const
const maths = sampleClass("thursday")
const art = {
  ...maths,
  id: "art",
  subject: { ...maths.subject, id: "art", name: "Art" },
  end_time: "1970-01-01T14:30:00.000Z",
}
const course = sampleCurriculum(1, ben, "Art")
const artLesson = { ...sampleLesson(course, 0, { day: "2026-11-26" }), subject: art.subject, status: "done" as const }

test("classes are asked about once the last one is over", { tags: ["time.auto-classes"] }, () => {
  const day = sampleDay(ben, { mark: present, classes: [maths, art] })
  const overview = { children: [day, sampleDay(cleo, { mark: absent, classes: [maths] })], asks_for_classes: true }
  expect(unloggedClasses(overview, "14:00")).toEqual([])
  expect(unloggedClasses(overview, "14:30")).toEqual(["m", "art"])
  expect(unloggedClasses(overview, null)).toEqual([])
  expect(unloggedClasses({ ...overview, asks_for_classes: false }, "15:00")).toEqual([])
})

test("what is written down, by itself or with a lesson, is not asked about", { tags: ["time.auto-classes"] }, () => {
  const day = sampleDay(ben, { mark: present, classes: [maths, art], held_class_ids: ["m"], lessons: [artLesson] })
  expect(unloggedClasses({ children: [day], asks_for_classes: true }, "15:00")).toEqual([])
})
