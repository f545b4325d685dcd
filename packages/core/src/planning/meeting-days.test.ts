import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Recurrence } from "./schedule.ts"
import { addDays, dayToMidnight, weekdayOf, weekdays, type Day, type Weekday } from "../time/days.ts"
import { courseDays, type MeetingCourse } from "./meeting-days.ts"
import { everMeets } from "./meeting-day-walk.ts"
import type { DayEvent, SchoolYear } from "./school-days.ts"

const year: SchoolYear = { start_date: "2026-08-03", end_date: "2027-05-28", school_days: weekdays.slice(0, 5) }
const event = (event_type: DayEvent["event_type"], day: Day, student_id: string | null = null): DayEvent => ({
  event_type,
  student_id,
  title: "Event",
  start_date: day,
  end_date: day,
})
const held = (day_of_week: Weekday, start: Day | null = null, end: Day | null = null): Recurrence => ({
  day_of_week,
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T10:00:00.000Z",
  start_date: start && dayToMidnight(start),
  end_date: end && dayToMidnight(end),
  canceled_days: [],
})
const course = (over: Partial<MeetingCourse> & { events?: DayEvent[] } = {}): MeetingCourse => ({
  calendar: { years: [year], events: over.events ?? [] },
  student_id: "ada",
  year,
  start: year.start_date,
  end: year.end_date,
  meeting_days: null,
  classes: [],
  ...over,
})
const met = (of: MeetingCourse, start: Day, end: Day) =>
  daysFrom(start, end).filter((day) => courseDays(of).meetsOn(day))

describe("a course meets", () => {
  test("on its own weekdays, an extra school day on one of them included", () => {
    const events = [event("school_day", "2026-10-10"), event("holiday", "2026-10-12")]
    const own = course({ meeting_days: ["monday", "saturday"], classes: [held("friday")], events })
    expect(met(own, "2026-10-05", "2026-10-19")).toEqual(["2026-10-05", "2026-10-10", "2026-10-19"])
  })

  test("without weekdays and classes on the year's, but not on an extra school day of another weekday", () => {
    const events = [
      event("school_day", "2026-10-10"),
      event("holiday", "2026-10-09"),
      event("school_day", "2026-10-09"),
    ]
    expect(met(course({ events }), "2026-10-08", "2026-10-12")).toEqual(["2026-10-08", "2026-10-09", "2026-10-12"])
  })

  test("on the days of its classes that are held on that very day", () => {
    const classes = [held("tuesday", null, "2026-10-06"), held("thursday", "2026-10-08"), held("saturday")]
    const events = [event("school_day", "2026-10-17")]
    expect(met(course({ classes, events }), "2026-09-29", "2026-10-18")).toEqual([
      "2026-09-29",
      "2026-10-06",
      "2026-10-08",
      "2026-10-15",
      "2026-10-17",
    ])
  })

  test("not before its start, and after its end in the summer too, without days off", () => {
    const events = [event("holiday", "2027-06-04"), event("holiday", "2027-06-11", "ben")]
    const fridays = course({ start: "2027-05-14", meeting_days: ["friday"], events })
    expect(met(fridays, "2027-05-01", "2027-06-20")).toEqual([
      "2027-05-14",
      "2027-05-21",
      "2027-05-28",
      "2027-06-11",
      "2027-06-18",
    ])
  })

  test("after its end on the weekdays of all its classes, ended or not, and on no extra school day of another weekday", () => {
    const classes = [held("tuesday", null, "2026-10-06"), held("thursday")]
    const events = [event("school_day", "2027-06-05")]
    expect(met(course({ classes, events }), "2027-05-29", "2027-06-06")).toEqual(["2027-06-01", "2027-06-03"])
  })

  test("never without a weekday that is a school day", () => {
    const none: [Partial<MeetingCourse>, boolean][] = [
      [{ meeting_days: [] }, false],
      [{ meeting_days: [], classes: [held("monday")] }, false],
      [{ year: { ...year, school_days: [] } }, false],
      [{ classes: [held("sunday")] }, false],
      [{ meeting_days: ["sunday"] }, false],
      [{ meeting_days: ["sunday", "friday"] }, true],
      [{ start: "2027-06-01", end: "2027-06-30" }, false],
      [{}, true],
    ]
    for (const [over, ever] of none) expect(everMeets(courseDays(course(over)))).toBe(ever)
    const events = [event("school_day", "2026-10-11")]
    expect(everMeets(courseDays(course({ meeting_days: ["sunday"], events })))).toBe(true)
  })
})

describe("any course", () => {
  const someDay = fc.nat(70).map((distance) => addDays("2026-09-01", distance))
  const someWeekdays = fc.subarray([...weekdays])
  const someEvent = fc
    .record({
      event_type: fc.constantFrom("holiday" as const, "school_day" as const),
      student_id: fc.constantFrom("ada", "ben", null),
      start_date: someDay,
      length: fc.nat(6),
    })
    .map(({ length, ...rest }): DayEvent => {
      return { ...rest, title: "Event", end_date: addDays(rest.start_date, length) }
    })
  const someClass = fc
    .tuple(fc.constantFrom(...weekdays), fc.option(someDay), fc.option(someDay))
    .map(([weekday, start, end]) => held(weekday, start, end))
  const someCourse = fc
    .record({
      from: someDay,
      length: fc.nat(50),
      school_days: someWeekdays,
      events: fc.array(someEvent, { maxLength: 6 }),
      start: someDay,
      days: fc.nat(40),
      meeting_days: fc.option(someWeekdays),
      classes: fc.array(someClass, { maxLength: 3 }),
    })
    .map(({ from, length, school_days, events, start, days, meeting_days, classes }): MeetingCourse => {
      const own: SchoolYear = { start_date: from, end_date: addDays(from, length), school_days }
      const calendar = { years: [own], events }
      return { calendar, student_id: "ada", year: own, start, end: addDays(start, days), meeting_days, classes }
    })

  /** The rule read sentence by sentence, for one day. */
  function slowMeets({ calendar, year: own, start, end, meeting_days, classes }: MeetingCourse, day: Day): boolean {
    const weekday = weekdayOf(day)
    const covering = calendar.events.filter(
      ({ student_id, start_date, end_date }) =>
        student_id !== "ben" && daysFrom(start_date, end_date).some((covered) => covered === day),
    )
    const isExtra = covering.some(({ event_type }) => event_type === "school_day")
    const isOff = !isExtra && covering.some(({ event_type }) => event_type === "holiday")
    const isInYear = own.start_date <= day && day <= own.end_date
    const isSchool = isInYear && (isExtra || (own.school_days.includes(weekday) && !isOff))
    if (day < start) return false
    if (day <= end && !isSchool) return false
    if (day > end && isOff) return false
    if (meeting_days !== null) return meeting_days.includes(weekday)
    if (classes.length === 0) return own.school_days.includes(weekday)
    const isOnce = (entry: MeetingCourse["classes"][number]) =>
      entry.start_date !== null && entry.start_date === entry.end_date
    return classes.some((entry) => {
      if (entry.day_of_week !== weekday) return false
      if (day > end) return !isOnce(entry) || classes.every(isOnce)
      return (entry.start_date ?? "0") <= dayToMidnight(day) && dayToMidnight(day) <= (entry.end_date ?? "9")
    })
  }

  test("meets on the days that the rule yields, day by day", () => {
    fc.assert(
      fc.property(someCourse, (some) => {
        const days = daysFrom("2026-08-20", "2026-12-31")
        expect(met(some, "2026-08-20", "2026-12-31")).toEqual(days.filter((day) => slowMeets(some, day)))
      }),
      { numRuns: 80 },
    )
  })

  test("answers for 400 days and a hundred events, ten times, in a second of work", () => {
    const events = Array.from({ length: 100 }, (_, index) => event("holiday", addDays("2026-08-01", index * 4)))
    const own = courseDays(course({ events, end: "2027-09-04" }))
    const days = Array.from({ length: 400 }, (_, distance) => addDays("2026-08-01", distance))
    const before = process.cpuUsage()
    for (let round = 0; round < 10; round += 1) for (const day of days) own.meetsOn(day)
    // In microseconds of this process: other programs on the same cores do not count.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  })
})

function daysFrom(start: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}

test(
  "a course with classes does not meet on a day on which its class is canceled",
  { tags: ["schedule.only-on"] },
  () => {
    const monday = "2026-11-02"
    const canceled = { ...held("monday"), canceled_days: [dayToMidnight(monday)] }
    const moved = held("wednesday", "2026-11-04", "2026-11-04")
    const days = courseDays(course({ meeting_days: null, classes: [canceled, moved] }))
    const around = [monday, "2026-11-04", "2026-11-09", "2026-11-11"]
    expect(around.filter((day) => days.meetsOn(day))).toEqual(["2026-11-04", "2026-11-09"])
    // After the end of the course, the weekday of the one moved class does not count.
    expect(["2027-06-07", "2027-06-09"].filter((day) => days.meetsOn(day))).toEqual(["2027-06-07"])
  },
)
