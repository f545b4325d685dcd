import { describe, expect, test } from "vitest"
import { weekdayOf, type Day } from "../time/days.ts"
import { moveLessons } from "./move-lessons.ts"
import { type MovableLesson, type Move, type MoveAction } from "./move-types.ts"

const meetsOn = (day: Day) => !["saturday", "sunday"].includes(weekdayOf(day))
const course = { start: "2026-09-07", end: "2026-09-18", meetsOn }

/** Lessons a, b, c and so on, on these days of September 2026. */
function lessonsOn(days: (string | null)[], changes: Record<string, Partial<MovableLesson>> = {}): MovableLesson[] {
  return days.map((day, position) => {
    const id = "abcdefghij".charAt(position)
    const planned_date = day === null ? null : `2026-09-${day}`
    return { id, planned_date, status: "planned", pinned: false, position, ...changes[id] }
  })
}

function moved(lessons: MovableLesson[], range: string, action: MoveAction, changes: Partial<Move> = {}) {
  return moveLessons({
    course,
    lessons,
    range: new Set(range),
    action,
    overrun: "extend",
    today: "2026-09-09",
    ...changes,
  })
}

/** The changed days as texts such as `b 14`. */
function days(...input: Parameters<typeof moved>): string[] {
  const result = moved(...input)
  if ("error" in result) throw new Error(result.error.message)
  return result.changes.map(({ lesson_id, to }) => `${lesson_id} ${to?.slice(8) ?? "none"}`)
}

describe("shift", () => {
  test("moves by meeting days, keeps lessons of one day together, and leaves undated ones", () => {
    const lessons = lessonsOn(["10", "10", "11", null])
    expect(days(lessons, "abcd", { kind: "shift", meeting_days: 2 })).toEqual(["a 14", "b 14", "c 15"])
    expect(days(lessons, "abcd", { kind: "shift", meeting_days: -3 })).toEqual(["a 07", "b 07", "c 08"])
    expect(days(lessons, "abcd", { kind: "shift", meeting_days: 0 })).toEqual([])
  })

  test("lessons on days off can meet on one day", () => {
    const lessons = lessonsOn(["11", "12", "13"])
    expect(days(lessons, "abc", { kind: "shift", meeting_days: 1 })).toEqual(["a 14", "b 14", "c 14"])
  })

  test("is refused before the first meeting days", () => {
    const result = moved(lessonsOn(["08"]), "a", { kind: "shift", meeting_days: -2 })
    expect(result).toMatchObject({ error: { field: "action.meeting_days" } })
  })
})

describe("move", () => {
  test("takes any day, and puts lessons after those that were there", () => {
    const result = moved(lessonsOn(["07", "08", "12", "14"]), "ab", { kind: "move", to: "2026-09-12" })
    expect(result).toMatchObject({ positions: ["c", "a", "b", "d"], beyond_end: 0 })
    expect(days(lessonsOn(["07", "08"]), "a", { kind: "move", to: "2026-09-13" })).toEqual(["a 13"])
  })

  test("names no positions where the order stays", () => {
    const result = moved(lessonsOn(["07", "08", "14"]), "b", { kind: "move", to: "2026-09-11" })
    expect(result).not.toHaveProperty("positions")
  })

  test("keeps the places of undated lessons", () => {
    const result = moved(lessonsOn(["07", null, "08", null]), "d", { kind: "move", to: "2026-09-07" })
    expect(result).toMatchObject({ positions: ["a", "d", "b", "c"] })
  })

  test("counts lessons after the end", () => {
    const result = moved(lessonsOn(["07", "08"]), "ab", { kind: "move", to: "2026-09-21" }, { overrun: "undate" })
    expect(result).toMatchObject({ beyond_end: 2, changes: [{ to: "2026-09-21" }, { to: "2026-09-21" }] })
  })
})

test("relay lays lessons in order, undated ones too", () => {
  const lessons = lessonsOn(["07", null, "08", "09"])
  expect(days(lessons, "abcd", { kind: "relay", start: "2026-09-11", per_day: 2 })).toEqual([
    "a 11",
    "b 11",
    "c 14",
    "d 14",
  ])
})

test("relay without a start and a pace begins at the first lesson's day, at the usual pace", () => {
  const lessons = lessonsOn(["09", "09", "10", "10", "11", null])
  expect(days(lessons, "cdef", { kind: "relay" })).toEqual(["f 11"])
})

describe("catch up at the course's own pace", () => {
  const action = { kind: "catch_up", start: "2026-09-09" } as const

  test("keeps two a day, and one a day", () => {
    const two = lessonsOn(["08", "08", "09", "09", "10", "10"])
    expect(days(two, "ab", action)).toEqual(["a 09", "b 09", "c 10", "d 10", "e 11", "f 11"])
    expect(days(lessonsOn(["07", "08", "09", "14"]), "ab", action)).toEqual(["a 09", "b 10", "c 11"])
  })

  test("fills a day that has room, and moves on what is too much for it", () => {
    expect(days(lessonsOn(["08", "09", "09", "10", "10"]), "a", action)).toEqual(["a 09", "c 10", "e 11"])
    expect(days(lessonsOn(["07", "07", "08", "08", "10"]), "cd", action)).toEqual(["c 09", "d 09"])
  })

  test("pulls nothing forward, leaves undated lessons, and leaves all if nothing was missed", () => {
    expect(days(lessonsOn(["08", null, "17", "17"]), "abcd", action)).toEqual(["a 09"])
    expect(days(lessonsOn(["09", "09", "10"]), "abc", action)).toEqual([])
  })

  test("begins at each lesson of the range without a start", () => {
    const lessons = lessonsOn(["05", "05", "07", "07", "12", "12"])
    expect(days(lessons, "abef", { kind: "catch_up" })).toEqual(["a 07", "b 07", "c 08", "d 08", "e 14", "f 14"])
  })

  test("doubles the pace beyond the end", () => {
    const lessons = lessonsOn(["16", "17", "18"])
    const late = { kind: "catch_up", start: "2026-09-17" } as const
    expect(days(lessons, "a", late)).toEqual(["a 17", "b 18", "c 21"])
    expect(days(lessons, "a", late, { overrun: "double_up" })).toEqual(["a 17"])
  })
})

describe("catch up", () => {
  const action = { kind: "catch_up", start: "2026-09-09", per_day: 2 } as const

  test("stops at the first lesson that is not before its slot", () => {
    expect(days(lessonsOn(["07", "08", "08", "09", "10", "10"]), "abc", action)).toEqual([
      "a 09",
      "b 09",
      "c 10",
      "d 10",
      "e 11",
      "f 11",
    ])
    expect(days(lessonsOn(["07", "08", "09", "08"]), "ab", action)).toEqual(["a 09", "b 09", "c 10", "d 10"])
    expect(days(lessonsOn(["07", "10", "08"]), "ac", action)).toEqual(["a 09"])
  })

  test("passes over pinned, done and undated lessons, and those before the range", () => {
    const lessons = lessonsOn(["07", "07", "08", "08", null, "08"], { c: { pinned: true }, d: { status: "done" } })
    expect(days(lessons, "bf", action)).toEqual(["b 09", "f 09"])
  })
})

test("spread is even over the meeting days", () => {
  const lessons = lessonsOn(["07", "07", "07", "07", "07"])
  const action = { kind: "spread", start: "2026-09-10", until: "2026-09-14" } as const
  expect(days(lessons, "abcde", action)).toEqual(["a 10", "b 10", "c 11", "d 11", "e 14"])
  expect(days(lessons, "ab", action)).toEqual(["a 10", "b 11"])
  const weekend = moved(lessons, "a", { kind: "spread", start: "2026-09-12", until: "2026-09-13" })
  expect(weekend).toMatchObject({ error: { field: "action.until" } })
  const centuries = moved(lessons, "a", { kind: "spread", start: "2026-09-10", until: "2999-12-31" })
  expect(centuries).toMatchObject({ error: { field: "action.until" } })
})

describe("lessons beyond the end", () => {
  const lessons = lessonsOn(["16", "17", "18"])
  const shift = { kind: "shift", meeting_days: 1 } as const

  test("extend it", () => {
    expect(days(lessons, "abc", shift)).toEqual(["a 17", "b 18", "c 21"])
    expect(moved(lessons, "abc", shift)).toMatchObject({ beyond_end: 1 })
  })

  test("double up from the first new day on", () => {
    expect(days(lessons, "abc", shift, { overrun: "double_up" })).toEqual(["a 17"])
    expect(moved(lessons, "abc", shift, { overrun: "double_up" })).toMatchObject({ beyond_end: 0 })
    const relay = { kind: "relay", start: "2026-09-18", per_day: 1 } as const
    expect(days(lessons, "abc", relay, { overrun: "double_up" })).toEqual(["a 18", "b 18", "c 21"])
    expect(moved(lessons, "abc", relay, { overrun: "double_up" })).toMatchObject({ beyond_end: 1 })
  })

  test("become undated", () => {
    expect(days(lessons, "abc", shift, { overrun: "undate" })).toEqual(["a 17", "b 18", "c none"])
    expect(moved(lessons, "abc", shift, { overrun: "undate" })).toMatchObject({ beyond_end: 0 })
  })
})

test("skip, complete and undate change statuses and days only", () => {
  const lessons = lessonsOn(["07", null])
  expect(moved(lessons, "ab", { kind: "skip" })).toMatchObject({
    changes: [
      { lesson_id: "a", to: "2026-09-07", status_from: "planned", status_to: "skipped" },
      { lesson_id: "b", to: null, status_to: "skipped" },
    ],
  })
  expect(moved(lessons, "a", { kind: "complete", on: "2026-09-09" })).toMatchObject({
    changes: [{ from: "2026-09-07", to: "2026-09-07", status_to: "done" }],
  })
  expect(moved(lessons, "a", { kind: "complete", on: "2026-09-10" })).toMatchObject({ error: { field: "action.on" } })
  expect(days(lessons, "ab", { kind: "undate" })).toEqual(["a none"])
})

test.each<[string, (day: Day) => boolean]>([
  ["never meets", () => false],
  ["meets only after its end", (day) => day > course.end],
])("a course that %s refuses what needs its days", (_, meetsOn) => {
  const never = { course: { ...course, meetsOn } }
  const laying: MoveAction[] = [
    { kind: "shift", meeting_days: 1 },
    { kind: "shift", meeting_days: -1 },
    { kind: "relay", start: "2026-09-07", per_day: 1 },
    { kind: "catch_up", start: "2026-09-07", per_day: 2 },
    { kind: "catch_up" },
    { kind: "spread", start: "2026-09-07", until: "2026-09-18" },
  ]
  for (const action of laying) {
    expect(moved(lessonsOn(["08"]), "a", action, never)).toMatchObject({ error: { field: "scope" } })
    expect(moved(lessonsOn(["08"]), "", action, never)).toEqual({ changes: [], beyond_end: 0 })
  }
  expect(days(lessonsOn(["08"]), "a", { kind: "move", to: "2026-09-09" }, never)).toEqual(["a 09"])
})
