import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays } from "../time/days.ts"
import { lessonsInRange, type MoveRange, type OwnedLesson, type RangeFacts } from "./move-ranges.ts"

const lesson = (id: string, planned_date: string | null, changes: Partial<OwnedLesson> = {}): OwnedLesson => ({
  id,
  planned_date,
  status: "planned",
  pinned: false,
  position: Number(id.slice(1)),
  curriculum_id: id.charAt(0),
  student_id: id.startsWith("a") ? "ada" : "ben",
  ...changes,
})

const lessons = [
  lesson("a3", "2026-09-11"),
  lesson("a0", "2026-09-07", { status: "done" }),
  lesson("a1", "2026-09-08"),
  lesson("a2", "2026-09-09", { pinned: true }),
  lesson("a4", null),
  lesson("b0", "2026-09-08"),
  lesson("b1", "2026-09-10"),
]

const facts: RangeFacts = { today: "2026-09-10", action: "shift", isDayOff: (_, day) => day === "2026-09-08" }

function taken(range: MoveRange, changes: Partial<RangeFacts> = {}): string[] {
  return lessonsInRange(lessons, range, { ...facts, ...changes }).flatMap(({ lesson_ids }) => [...lesson_ids])
}

test.each<[string, MoveRange, string[]]>([
  ["listed lessons", { lesson_ids: ["a0", "a1", "a2", "b1", "x"] }, ["a1", "b1"]],
  ["a lesson and those after it", { curriculum_id: "a", from: "a2" }, ["a3", "a4"]],
  ["an unknown lesson and those after it", { curriculum_id: "a", from: "b0" }, []],
  ["the lessons of a day", { date: "2026-09-08" }, ["a1", "b0"]],
  ["one child's lessons of a day", { date: "2026-09-08", student_ids: ["ben"] }, ["b0"]],
  ["missed lessons", { missed: true }, ["a1", "b0"]],
  ["missed lessons of a child", { missed: true, student_ids: ["ada"] }, ["a1"]],
  ["missed lessons of a course", { missed: true, curriculum_ids: ["b"] }, ["b0"]],
  ["missed lessons of no course", { missed: true, curriculum_ids: [] }, []],
  ["lessons on days off", { on_days_off: true }, ["a1", "b0"]],
])("%s are taken without done and pinned ones", (_, range, ids) => {
  expect(taken(range)).toEqual(ids)
})

describe("a relay after days off", () => {
  test("takes everything after the first lesson on one", () => {
    const isDayOff = (student_id: string, day: string) => student_id === "ada" && day === "2026-09-08"
    expect(lessonsInRange(lessons, { on_days_off: true }, { ...facts, action: "relay", isDayOff })).toEqual([
      { curriculum_id: "a", lesson_ids: new Set(["a1", "a3", "a4"]) },
    ])
  })

  test("widens no other range", () => {
    expect(taken({ missed: true }, { action: "relay" })).toEqual(["a1", "b0"])
  })
})

test("any range takes unfinished lessons only, in the order of each course", () => {
  const day = fc.integer({ min: 0, max: 9 }).map((distance) => addDays("2026-09-07", distance))
  const lists = fc
    .array(
      fc.record({
        planned_date: fc.option(day),
        status: fc.constantFrom("planned", "done", "skipped"),
        pinned: fc.boolean(),
        curriculum_id: fc.constantFrom("a", "b"),
      }),
    )
    .map((list) => list.map((item, index) => lesson(`${item.curriculum_id}${index}`, item.planned_date, item)))
  const ranges: fc.Arbitrary<MoveRange> = fc.oneof(
    day.map((date) => ({ date })),
    fc.constant({ missed: true as const }),
    fc.constant({ on_days_off: true as const }),
  )
  fc.assert(
    fc.property(
      lists,
      ranges,
      fc.constantFrom("shift" as const, "relay" as const),
      day,
      day,
      (list, range, action, today, off) => {
        const found = lessonsInRange(list, range, { today, action, isDayOff: (_, date) => date === off })
        const ids = ["a", "b"].flatMap((curriculum_id) => {
          const open = list.filter(
            (item) => item.curriculum_id === curriculum_id && item.status === "planned" && !item.pinned,
          )
          const wanted = open.filter(({ planned_date }) => {
            if (planned_date === null) return false
            if ("date" in range) return planned_date === range.date
            return "missed" in range ? planned_date < today : planned_date === off
          })
          const widened = "on_days_off" in range && action === "relay" && wanted[0] !== undefined
          return (widened ? open.slice(open.findIndex(({ id }) => id === wanted[0]?.id)) : wanted).map(({ id }) => id)
        })
        expect(found.flatMap(({ lesson_ids }) => [...lesson_ids]).toSorted()).toEqual(ids.toSorted())
      },
    ),
  )
})
