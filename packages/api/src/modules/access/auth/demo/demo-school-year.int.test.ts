import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { addDays, dayIn, type Day } from "@hearthbook/core/time/days"
import type { FilingView } from "../../../records/filing/filing.schema.ts"
import { openTestApi, testNow, type Caller } from "../../../../testing/test-api.ts"

const days = [
  ["a Monday in term", "2026-10-05"],
  ["Thanksgiving Day", "2026-11-26"],
  ["the last day of the academic year", "2027-06-30"],
] as const

/** Further days, for the whole run. */
const otherDays = [
  ["a Saturday", "2026-11-21"],
  ["a day of the winter break", "2026-12-29"],
  ["the first school day after the winter break", "2027-01-04"],
  ["a day of the spring break", "2027-03-24"],
  ["the first day of the academic year", "2027-07-01"],
  ["the August break", "2027-08-05"],
] as const

const api = await openTestApi()
afterAll(api.close)

// Just after midnight in New York, so nothing has happened today yet.
const momentOf = (day: Day) => new Date(`${day}T05:10:00.000Z`)

describe.each(days)("the demo family's school year on %s (%s)", (_name, today) => {
  expectDemoYear(today)
})
describe.each(otherDays)("the demo family's school year on %s, too (%s)", { tags: ["slow"] }, (_name, today) => {
  expectDemoYear(today)
})

function expectDemoYear(today: Day): void {
  let parent: Caller
  beforeAll(async () => {
    api.clock.now = momentOf(today)
    await api.db.rate_limit.deleteMany()
    const { access_token } = await api.callerWith(null).auth.demo({})
    parent = api.callerWith(access_token)
    return () => void (api.clock.now = testNow)
  })

  test("today is in a school year with terms, and its breaks are days off", { tags: ["site.demo-plan"] }, async () => {
    const { school_years, current } = await yearOn(parent, today)
    expect(school_years.length).toBeGreaterThanOrEqual(2)
    expect(current?.terms.map(({ name }) => name)).toEqual(["Fall semester", "Spring semester"])
    const range = { start_date: current?.start_date ?? "", end_date: current?.end_date ?? "" }
    const off = (await parent.schoolDays.inRange(range)).filter(({ reason }) => reason === "day_off")
    const names = new Set(off.map(({ name }) => name))
    for (const name of ["Thanksgiving break", "Winter break", "Spring break"]) expect(names).toContain(name)
  })

  test("a course is behind, one is ahead, and lessons are left over", { tags: ["site.demo-plan"] }, async () => {
    const { current } = await yearOn(parent, today)
    const all = await parent.curriculum.list({})
    const courses = all.filter(({ academic_year }) => academic_year === current?.academic_year)
    const forecasts = new Map(courses.map(({ subject, forecast }) => [subject.name, forecast]))
    expect(forecasts.get("Math 4")).toMatchObject({ behind: 3 })
    expect(forecasts.get("Algebra I")).toMatchObject({ behind: -2 })
    expect(forecasts.get("Math 4")?.pace_finish).not.toBeNull()
    expect(forecasts.get("Algebra I")?.pace_finish).not.toBeNull()

    const { left_over, previous_school_day } = await parent.dashboard.overview()
    expect(left_over.lessons).toBe(4)
    const missed = await parent.lessons.list({ status: "planned", end_date: previous_school_day })
    expect(missed.filter(({ planned_date }) => planned_date === previous_school_day).length).toBe(2)
  })

  test(
    "lessons take turns, have no day, are pinned, skipped and done together",
    { tags: ["site.demo-plan"] },
    async () => {
      const courses = await parent.curriculum.list({})
      const next = courses.filter(({ mode }) => mode === "next").map(({ subject }) => subject.name)
      expect(next.toSorted()).toEqual(["Art & Crafts", "Music & Movement", "Reading & Literature"])
      expect((await parent.loops.list({})).map(({ curriculum_ids }) => curriculum_ids.length)).toEqual([2])

      const lessons = await parent.lessons.list({})
      const undated = lessons.filter(({ planned_date }) => planned_date === null)
      expect(undated.some(({ curriculum_id }) => courses.some(isDated(curriculum_id)))).toBe(true)
      expect(lessons.filter(({ pinned }) => pinned).map(({ title }) => title)).toEqual(["Quarterly test"])
      expect(lessons.filter(({ status }) => status === "skipped").length).toBe(1)
      for (const status of ["done", "planned"] as const) {
        const together = lessons.filter((lesson) => lesson.together_id && lesson.status === status)
        expect(new Set(together.map(({ student_id }) => student_id)).size).toBe(2)
        expect(new Set(together.map(({ together_id }) => together_id)).size).toBe(1)
      }
    },
  )

  test(
    "each child has the filings of its state, as its rule pack has them",
    { tags: ["site.demo-filings"] },
    async () => {
      const { current } = await yearOn(parent, today)
      for (const { id, student_id, grade_level } of await parent.requirements.list({
        school_year_id: current?.id ?? "",
      })) {
        const seeded = await parent.filings.list({ requirement_id: id })
        await parent.requirements.delete({ id })
        const asked = { student_id, school_year_id: current?.id ?? "", pack_id: "us-ny", grade_level }
        const adopted = await parent.requirements.create(asked)
        const made = await parent.filings.list({ requirement_id: adopted.id })
        expect(seeded.map(ofPack).toSorted(byTitle)).toEqual(made.map(ofPack).toSorted(byTitle))
        const done = seeded.filter(({ kind, done_on }) => kind === "periodic_report" && done_on)
        for (const { report } of done) expect(report?.[0]?.text).toMatch(/^[1-9]\d* hours$/)
      }
    },
  )

  test("no lesson with a day lies on a day off or a weekend", { tags: ["site.demo-plan"] }, async () => {
    const lessons = await parent.lessons.list({})
    const planned = lessons.flatMap(({ planned_date }) => planned_date ?? []).toSorted()
    const range = { start_date: planned[0] ?? "", end_date: planned.at(-1) ?? "" }
    const school = await parent.schoolDays.inRange(range)
    const free = new Set(school.filter(({ is_school_day }) => !is_school_day).map(({ date }) => date))
    expect(planned.filter((day) => free.has(day))).toEqual([])
    const done = lessons.flatMap(({ completed_on }) => completed_on ?? [])
    expect(done.filter((day) => free.has(day) || day.slice(0, 10) >= today)).toEqual([])
  })
}

test(
  "a demo that is opened late in the evening has the visitor's day",
  { tags: ["site.demo-plan", "slow"] },
  async () => {
    api.clock.now = new Date("2026-11-27T04:30:00.000Z")
    const { access_token } = await api.callerWith(null).auth.demo({ timezone: "America/New_York" })
    const { today, left_over } = await api.callerWith(access_token).dashboard.overview()
    expect(today.slice(0, 10)).toBe(dayIn("America/New_York", api.clock.now))
    expect(left_over.since?.slice(0, 10)).toBe(addDays("2026-11-26", -6))
  },
)

const isDated =
  (curriculum_id: string) =>
  ({ id, mode }: { id: string; mode: string }) =>
    id === curriculum_id && mode === "dated"

function ofPack({ pack_filing_id, number, kind, title, to, action, contents, pack_due_date }: FilingView) {
  return { pack_filing_id, number, kind, title, to, action, contents, pack_due_date }
}

const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title)

async function yearOn(parent: Caller, today: Day) {
  const school_years = await parent.schoolYears.list({})
  const current = school_years.find(
    ({ start_date, end_date }) => start_date.slice(0, 10) <= today && today <= end_date.slice(0, 10),
  )
  return { school_years, current }
}
